// Declarations for packages without types, as far as used here.

declare module 'textlint-rule-terminology' {
  /** Only textlint uses it. */
  const rule: unknown;
  export default rule;
}

declare module '@huacnlee/autocorrect/autocorrect_bg.js' {
  /** Sets the exports of the package's wasm. */
  export function __wbg_set_wasm(wasm: WebAssembly.Exports): void;
  /** Returns the corrected text. */
  export function format(text: string): string;
}
