import { afterEach } from 'vitest';

import { fields, type Core, type CliffSpec } from '../../../web/core/index.js';
import { createRunner, type WorkerLike } from '../../../web/worker/run-job.js';
import { serve, type Scope } from '../../../web/worker/serve.js';
import { taskStarters } from '../../../web/worker/task-starters.js';
import { workerCore } from '../../support/core.js';
import { Walks, type WalkSpec } from './fake-task.js';

/** A started worker: its core calls, whether it's alive, and its running tasks. */
export interface Started {
  readonly calls: { readonly name: string; readonly spec: object }[];
  readonly walks: Walks;
  terminated: boolean;
}
const ports: MessagePort[] = [];
afterEach(() => {
  for (const port of ports.splice(0)) port.close();
});

/**
 * Both ends of a worker on this thread, with an additional kind of job, `walk`.
 *
 * @param load - Waits for the core, or fails.
 */
export function startWorker(log: Started[], load = (): Promise<unknown> => Promise.resolve()): WorkerLike {
  const { port1, port2 } = new MessageChannel();
  ports.push(port1, port2);
  const started: Started = { calls: [], walks: new Walks(), terminated: false };
  const core: Core = new Proxy(workerCore, {
    get: (target, name: string) => {
      if (name === 'addModule') return () => load().then(() => core);
      if (name === 'wholeSpec') return target.wholeSpec.bind(target);
      if (!Object.hasOwn(fields, name)) return undefined;
      return (spec: CliffSpec) => {
        started.calls.push({ name, spec });
        return target[name as 'cliff'](spec);
      };
    },
  });
  const walk = {
    ...{ module: 'core' as const, atOnce: 1 },
    start: (_: Core, spec: object) => [started.walks.start(spec as WalkSpec)],
  };
  serve(port2 as unknown as Scope, { ...taskStarters, walk }, core);
  log.push(started);
  return Object.assign(port1 as unknown as WorkerLike, {
    onerror: null,
    terminate: () => {
      started.terminated = true;
      port1.close();
    },
  });
}

export function getPage(start = startWorker) {
  const log: Started[] = [];
  return { log, runJob: createRunner(() => start(log)), states: () => [...(log.at(-1)?.walks.states ?? [])] };
}
