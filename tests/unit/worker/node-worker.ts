// The worker of a page as a thread of Node, which has no messages of the web in its global scope.
import { parentPort } from 'node:worker_threads';

import type { Request } from '../../../web/worker/protocol.js';
import type { Scope } from '../../../web/worker/serve.js';

const scope = globalThis as unknown as Scope;
const port = parentPort!;
scope.postMessage = (reply) => port.postMessage(reply);
await import('../../../web/worker/worker.js');
port.on('message', (data: Request) => scope.onmessage?.({ data }));
