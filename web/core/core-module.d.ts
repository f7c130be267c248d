// The raw surface of cpp/bindings. Everything else in web/ uses class Core.

declare module '*/build/wasm/core.mjs' {
  export default function create(options: {
    /** The bytes of the .wasm; without them the module fetches it from beside itself. */
    wasmBinary?: ArrayBuffer | Uint8Array<ArrayBuffer>;
  }): Promise<import('./raw.js').Module>;
}

declare module '*/build/wasm/clock.mjs' {
  export { default } from '*/build/wasm/core.mjs';
}

declare module '*/build/wasm/jobs.mjs' {
  export { default } from '*/build/wasm/core.mjs';
}
