// A page's worker as a Node thread, whose global scope has no web messaging.
import { parentPort } from 'node:worker_threads';

import type { Request } from '../../../web/worker/protocol.js';
import type { Scope } from '../../../web/worker/serve.js';

const scope = globalThis as unknown as Scope;
const port = parentPort!;
scope.postMessage = (reply) => port.postMessage(reply);
await import('../../../web/worker/worker.js');
port.on('message', (data: Request) => scope.onmessage?.({ data }));
