// The works in a browser: the bench calls what stands on `window.bench`.
import { Core } from '../../../web/core/core.js';
import { coreWorks } from '../works/core_works.js';
import { javascriptWorks } from '../works/javascript_works.js';
import { wasmWorks } from '../works/wasm_works.js';
import { sampled, timed, type Shape, type Works } from '../works/works.js';
import type { Timing } from '../harness/runner.js';

export interface PageBench {
  time(work: string, times: number, shape: Shape): Timing;
  dump(work: string, name: string, every: number, shape: Shape): Promise<void>;
}

declare global {
  interface Window {
    bench?: PageBench;
  }
}

const parts: Record<string, Works> = {
  core: coreWorks(await Core.load()),
  works: await wasmWorks(await (await fetch('/build/bench/wasm/cpp/bench/works.wasm')).arrayBuffer()),
  javascript: javascriptWorks(),
};

/** "core/table" is the work `table` of the part `core`. */
function found(name: string): [Works, string] {
  const [part = '', work = ''] = name.split('/');
  const works = parts[part];
  if (!works) throw new RangeError(`no works are called ${part}`);
  return [works, work];
}

window.bench = {
  time: (name, times, shape) => {
    const [works, work] = found(name);
    const seconds = timed(works, work, times, shape);
    return works.heap ? { seconds, heap: works.heap() } : { seconds };
  },
  dump: async (name, path, every, shape) => {
    const [works, work] = found(name);
    await fetch(`/${path}`, { method: 'POST', body: sampled(works, work, every, shape) });
  },
};
