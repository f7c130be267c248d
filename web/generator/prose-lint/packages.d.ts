// Packages that bring no types, as far as they are used here.

declare module 'textlint-rule-terminology' {
  /** A rule, which only textlint looks into. */
  const rule: unknown;
  export default rule;
}

declare module '@huacnlee/autocorrect/autocorrect_bg.js' {
  /** Gives the package the exports of its wasm. */
  export function __wbg_set_wasm(wasm: WebAssembly.Exports): void;
  /** The text as it should be written. */
  export function format(text: string): string;
}
