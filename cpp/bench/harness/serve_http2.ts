import { createSecureServer, type ServerHttp2Session } from 'node:http2';
import type { AddressInfo } from 'node:net';

import { generate } from 'selfsigned';

import { replyTo, type RunningServer } from '../../../web/generator/serve.js';

/**
 * Serves a directory on a free port of 127.0.0.1 over HTTP/2, like public hosts. Uses a new self-signed certificate,
 * which the browser must be told to accept.
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
