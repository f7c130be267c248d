import type { Works } from './works.js';

interface Exports {
  readonly memory: WebAssembly.Memory;
  readonly works: () => number;
  readonly name: (work: number) => number;
  readonly fill: (work: number, positions: number, dimensions: number, offset: number) => number;
  readonly _initialize: () => void;
}

/** The C++ works of table_works.cpp as a bare WebAssembly module; all of them write to one buffer. */
export async function wasmWorks(bytes: BufferSource): Promise<Works> {
  const { instance } = await WebAssembly.instantiate(bytes, {
    env: { emscripten_notify_memory_growth: () => undefined },
    wasi_snapshot_preview1: { proc_exit: refuse },
  });
  const { memory, works, name, fill, _initialize } = instance.exports as unknown as Exports;
  _initialize();
  const entry = (work: number) => {
    const run = (positions: number, dimensions: number, offset: number) => {
      const address = fill(work, positions, dimensions, offset);
      if (address === 0) throw new RangeError('not enough memory for a table of this size');
      return new Float32Array(memory.buffer, address, positions * dimensions);
    };
    return [text(memory, name(work)), run] as const;
  };
  return { about: 'works.wasm', fill: Object.fromEntries(Array.from({ length: works() }, (_, work) => entry(work))) };
}

function refuse(code: number): never {
  throw new Error(`works.wasm ended with code ${code}`);
}

/** The C string at an address. */
function text(memory: WebAssembly.Memory, address: number): string {
  const bytes = new Uint8Array(memory.buffer, address);
  return String.fromCharCode(...bytes.subarray(0, bytes.indexOf(0)));
}
