import type { Implementations } from './implementations.js';

interface Exports {
  readonly memory: WebAssembly.Memory;
  readonly implementations: () => number;
  readonly name: (implementation: number) => number;
  readonly fill: (implementation: number, positions: number, dimensions: number, offset: number) => number;
  readonly _initialize: () => void;
}

/** The C++ implementations of table_implementations.cpp as a bare WebAssembly module with one shared buffer. */
export async function wasmImplementations(bytes: BufferSource): Promise<Implementations> {
  const { instance } = await WebAssembly.instantiate(bytes, {
    env: { emscripten_notify_memory_growth: () => undefined },
    wasi_snapshot_preview1: { proc_exit: refuse },
  });
  const { memory, implementations, name, fill, _initialize } = instance.exports as unknown as Exports;
  _initialize();
  const entry = (implementation: number) => {
    const run = (positions: number, dimensions: number, offset: number) => {
      const address = fill(implementation, positions, dimensions, offset);
      if (address === 0) throw new RangeError('not enough memory for a table of this size');
      return new Float32Array(memory.buffer, address, positions * dimensions);
    };
    return [text(memory, name(implementation)), run] as const;
  };
  return {
    about: 'implementations.wasm',
    fill: Object.fromEntries(Array.from({ length: implementations() }, (_, implementation) => entry(implementation))),
  };
}

function refuse(code: number): never {
  throw new Error(`implementations.wasm ended with code ${code}`);
}

function text(memory: WebAssembly.Memory, address: number): string {
  const bytes = new Uint8Array(memory.buffer, address);
  return String.fromCharCode(...bytes.subarray(0, bytes.indexOf(0)));
}
