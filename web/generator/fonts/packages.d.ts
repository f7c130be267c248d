// Declarations for packages without types, as far as used here.

declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      readonly targetFormat: 'woff2';
      /** OpenType features, by their tags. */
      readonly keepFeatures: readonly string[];
      /** What is left of each axis: a value or a range. */
      readonly variationAxes: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>;
    },
  ): Promise<Buffer>;
}
