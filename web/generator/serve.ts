// Serves dist/ on 127.0.0.1 like a static host: compressed, with 404.html for missing files.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Http2ServerRequest, Http2ServerResponse } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

import compression from 'compression';
import sirv from 'sirv';

import { commonHeaders, caching, framedFolder, isHashed, unframed } from './hosting/rules.js';
import { paths } from './paths.js';

const replyHeaders = new Map([...Object.entries(commonHeaders), ['Cache-Control', caching.other]]);

type Request = IncomingMessage | Http2ServerRequest;
type Response = ServerResponse | Http2ServerResponse;
type Middleware = (request: Request, response: Response, next: () => void) => void;

/** A request handler that behaves like a static host for a directory. */
export function replyTo(directory: string): (request: Request, response: Response) => void {
  const compress = compression() as unknown as Middleware;
  const files = sirv(directory, {
    dev: true, // reads the disk on each request, so that a rebuild needs no restart
    etag: true,
    setHeaders: (response, path) => {
      if (isHashed(path.slice(1))) response.setHeader('Cache-Control', caching.hashed);
    },
  }) as unknown as Middleware;
  return (request, response) => {
    for (const [name, value] of replyHeaders) response.setHeader(name, value);
    if (request.url?.startsWith(`/${framedFolder}`) !== true) response.setHeader(unframed.name, unframed.value);
    compress(request, response, () => {
      const folder = folderWithoutSlash(directory, request.url ?? '/');
      if (folder !== undefined) {
        response.writeHead(301, { Location: folder });
        response.end();
        return;
      }
      files(request, response, () => notFound(directory, response));
    });
  };
}

/** The redirect for `/en/clock-hands?x` to `/en/clock-hands/?x`, without which relative links break. */
function folderWithoutSlash(directory: string, target: string): string | undefined {
  const [, path = '', query = ''] = /^([^?]*)(.*)$/s.exec(target) ?? [];
  if (path.endsWith('/') || !/^(\/[\w-]+)+$/.test(path)) return undefined;
  const isFolder = statSync(join(directory, path), { throwIfNoEntry: false })?.isDirectory() === true;
  return isFolder ? `${path}/${query}` : undefined;
}

function notFound(directory: string, response: Response): void {
  const page = join(directory, '404.html');
  response.writeHead(404, { 'Content-Type': existsSync(page) ? 'text/html; charset=utf-8' : 'text/plain' });
  response.end(existsSync(page) ? readFileSync(page) : 'Not found\n');
}

export interface RunningServer {
  /** Such as `http://127.0.0.1:8000/`. */
  readonly address: string;
  close(): Promise<void>;
}

/**
 * Serves a directory on 127.0.0.1.
 *
 * @param port - 0 for any free port.
 * @param search - Try the next hundred ports if this one is taken.
 * @throws Error (EADDRINUSE) if the port is taken.
 */
export async function serve(directory: string, port: number, search = false): Promise<RunningServer> {
  const server = createServer(replyTo(directory));
  const last = search ? port + 100 : port;
  for (let candidate = port; ; candidate++) {
    const problem = await new Promise<NodeJS.ErrnoException | undefined>((done) => {
      server.once('error', done);
      server.listen(candidate, '127.0.0.1', () => {
        server.off('error', done);
        done(undefined);
      });
    });
    if (!problem) break;
    if (problem.code !== 'EADDRINUSE' || candidate >= last) throw problem;
  }
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

async function main(): Promise<void> {
  const port = process.env['PORT'];
  if (port !== undefined && !/^\d{1,5}$/.test(port)) throw new Error(`PORT must be a whole number, got ${port}`);
  const server = await serve(paths.dist, Number(port ?? 8000), port === undefined);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void server.close());
  console.log(`Clock Hands and GPS is at ${server.address}`);
}

if (process.argv[1] === join(paths.web, 'generator/serve.ts')) {
  main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
