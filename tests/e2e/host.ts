import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Reply {
  readonly status: number;
  readonly type: string;
  readonly caching: string;
  readonly body: Buffer;
  /** Sends the body in this many pieces, a second apart. */
  readonly pieces?: number;
}

/** A server with an origin of its own, for one test. */
export interface Host {
  readonly address: string;
  /** Modifies responses by path; may be replaced at any time. */
  change: (path: string, reply: Reply) => Reply;
  readonly requests: string[];
  close(): void;
}

/** Serves the content of `base` in a folder, with modifications. */
export async function hostLike(base: string, folder = ''): Promise<Host> {
  const server = createServer((request, response) => {
    const answer = async (): Promise<void> => {
      const url = (request.url ?? '').replace(folder, '');
      host.requests.push(url);
      const found = await fetch(new URL(url, base));
      const {
        status,
        type,
        caching,
        body,
        pieces = 1,
      } = host.change(new URL(url, base).pathname, {
        status: found.status,
        type: found.headers.get('Content-Type') ?? '',
        caching: found.headers.get('Cache-Control') ?? '',
        body: Buffer.from(await found.arrayBuffer()),
      });
      response.writeHead(status, { 'Content-Type': type, 'Cache-Control': caching });
      for (let piece = 0; piece < pieces; piece++) {
        if (piece > 0) await new Promise((resolve) => setTimeout(resolve, 1_000));
        response.write(body.subarray((piece * body.length) / pieces, ((piece + 1) * body.length) / pieces));
      }
      response.end();
    };
    void answer();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host: Host = {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}${folder}`,
    change: (_, reply) => reply,
    requests: [],
    close: () => server.close().closeAllConnections(),
  };
  return host;
}
