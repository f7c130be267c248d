import { afterEach } from 'vitest';

import { fields, type Core, type CliffSpec } from '../../../web/core/index.js';
import type { WorkerLike } from '../../../web/worker/jobs.js';
import type { Kind } from '../../../web/worker/kind.js';
import { kindsBy } from '../../../web/worker/kinds.js';
import type { Runs } from '../../../web/worker/runs.js';
import { serve, type Scope } from '../../../web/worker/serve.js';
import { workerCore } from '../../support/core.js';
import { Walks } from './walk.js';

/** A worker that was started: what its core was asked, whether it still lives, and the state that its runs have. */
export interface Started {
  readonly calls: { readonly name: string; readonly spec: object }[];
  readonly walks: Walks;
  runs: Runs;
  terminated: boolean;
}
const ports: MessagePort[] = [];
afterEach(() => {
  for (const port of ports.splice(0)) port.close();
});

/**
 * Both ends of a worker on this thread, with the very module behind them that a worker loads, which tells what it is asked, and one kind of job more,
 * `walk`, which has state.
 */
export function startWorker(log: Started[], load = (): Promise<Core> => Promise.resolve(workerCore)): WorkerLike {
  const { port1, port2 } = new MessageChannel();
  ports.push(port1, port2);
  const calls: Started['calls'] = [];
  const walks = new Walks();
  const listening = new Proxy(workerCore, {
    get: (target, name: string) => {
      if (name === 'wholeSpec') return target.wholeSpec.bind(target);
      if (!Object.hasOwn(fields, name)) return undefined;
      return (spec: CliffSpec) => {
        calls.push({ name, spec });
        return target[name as 'cliff'](spec);
      };
    },
  });
  const kinds: Readonly<Record<string, Kind>> = {
    ...kindsBy(() => performance.now()),
    walk: { module: 'core', begin: walks.begin },
  };
  const runs = serve(port2 as unknown as Scope, kinds, async () => {
    await load();
    return listening;
  });
  const started: Started = { calls, walks, runs, terminated: false };
  log.push(started);
  return Object.assign(port1 as unknown as WorkerLike, {
    onerror: null,
    terminate: () => {
      started.terminated = true;
      port1.close();
    },
  });
}
