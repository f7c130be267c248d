// The implementations in a browser, called through `window.bench`.
import { Core } from '../../../web/core/core.js';
import { coreImplementations } from '../implementations/core.js';
import { javascriptImplementations } from '../implementations/javascript.js';
import { wasmImplementations } from '../implementations/wasm.js';
import { sampled, timed, type Implementations, type Shape } from '../implementations/implementations.js';
import type { Timing } from '../harness/runner.js';

export interface PageBench {
  time(implementation: string, times: number, shape: Shape): Timing;
  dump(implementation: string, name: string, every: number, shape: Shape): Promise<void>;
}

declare global {
  interface Window {
    bench?: PageBench;
  }
}

const parts: Record<string, Implementations> = {
  core: coreImplementations(await Core.load()),
  wasm: await wasmImplementations(
    await (await fetch('/build/bench/wasm/cpp/bench/implementations.wasm')).arrayBuffer(),
  ),
  javascript: javascriptImplementations(),
};

/** Resolves "core/table" to the implementation `table` of the group `core`. */
function found(name: string): [Implementations, string] {
  const [part = '', implementation = ''] = name.split('/');
  const implementations = parts[part];
  if (!implementations) throw new RangeError(`no implementations are called ${part}`);
  return [implementations, implementation];
}

window.bench = {
  time: (name, times, shape) => {
    const [implementations, implementation] = found(name);
    const seconds = timed(implementations, implementation, times, shape);
    return implementations.heap ? { seconds, heap: implementations.heap() } : { seconds };
  },
  dump: async (name, path, every, shape) => {
    const [implementations, implementation] = found(name);
    await fetch(`/${path}`, { method: 'POST', body: sampled(implementations, implementation, every, shape) });
  },
};
