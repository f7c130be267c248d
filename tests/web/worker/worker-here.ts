import { afterEach } from 'vitest';

import { fields, type Core, type CliffSpec } from '../../../web/core/index.js';
import type { WorkerLike } from '../../../web/worker/client.js';
import { serve, type Scope } from '../../../web/worker/serve.js';
import { core } from '../../harness/core.js';

/** What a worker was asked, and whether it still lives. */
export interface Started {
  readonly calls: { readonly name: string; readonly spec: object }[];
  terminated: boolean;
}
const ports: MessagePort[] = [];
afterEach(() => {
  for (const port of ports.splice(0)) port.close();
});

/** Both ends of a worker on this thread, with the real core behind them, which tells what it is asked. */
export function startWorker(log: Started[], load = (): Promise<Core> => Promise.resolve(core)): WorkerLike {
  const { port1, port2 } = new MessageChannel();
  ports.push(port1, port2);
  const started: Started = { calls: [], terminated: false };
  log.push(started);
  const listening = new Proxy(core, {
    get: (target, name: string) => {
      if (!Object.hasOwn(fields, name)) return undefined;
      return (spec: CliffSpec) => {
        started.calls.push({ name, spec });
        return target[name as 'cliff'](spec);
      };
    },
  });
  serve(port2 as unknown as Scope, async () => {
    await load();
    return listening;
  });
  return Object.assign(port1 as unknown as WorkerLike, {
    onerror: null,
    terminate: () => {
      started.terminated = true;
      port1.close();
    },
  });
}
