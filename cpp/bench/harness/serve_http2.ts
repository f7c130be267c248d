import { createSecureServer, type ServerHttp2Session } from 'node:http2';
import type { AddressInfo } from 'node:net';

import { generate } from 'selfsigned';

import { replyTo, type RunningServer } from '../../../web/generator/serve.js';

/**
 * Serves a directory on 127.0.0.1 by HTTP/2, as public hosts do, at any free port. Its certificate is made anew and nobody has signed it: a
 * browser has to be told that it may ignore that.
 */
export async function serveHttp2(directory: string): Promise<RunningServer> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: '127.0.0.1' }], { algorithm: 'sha256' });
  const server = createSecureServer({ key, cert, allowHTTP1: true }, replyTo(directory));
  const sessions = new Set<ServerHttp2Session>();
  server.on('session', (session) => sessions.add(session.once('close', () => sessions.delete(session))));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    address: `https://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        for (const session of sessions) session.destroy();
      }),
  };
}
