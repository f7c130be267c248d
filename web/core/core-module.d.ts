// The raw surface of cpp/bindings, line for line. Everything else in web/ uses class Core.

declare module '*/build/wasm/core.mjs' {
  export default function createCore(options: {
    /** The bytes of core.wasm; without them the module fetches core.wasm from beside itself. */
    wasmBinary?: ArrayBuffer | Uint8Array<ArrayBuffer>;
  }): Promise<import('./raw.js').CoreModule>;
}

declare module '*/build/wasm/clock.mjs' {
  export default function createClock(options: {
    wasmBinary?: ArrayBuffer | Uint8Array<ArrayBuffer>;
  }): Promise<import('./raw.js').ClockModule>;
}
