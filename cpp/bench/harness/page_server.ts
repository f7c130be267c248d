import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { basename, extname, normalize } from 'node:path';

import ts from 'typescript';

import { dumps, root } from './paths.js';

const types: Record<string, string> = {
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.wasm': 'application/wasm',
};

/** Serves the project's folders to the benchmark's browser, with TypeScript transpiled. */
export async function servePage(): Promise<{ readonly address: string; close(): void }> {
  const server: Server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() };
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const path = normalize(new URL(request.url ?? '/', 'http://localhost').pathname);
  // Cross-origin isolation gives the browser's clock a resolution of 5 instead of 100 microseconds.
  response.setHeader('Cross-Origin-Opener-Policy', 'same-origin');
  response.setHeader('Cross-Origin-Embedder-Policy', 'require-corp');
  if (request.method === 'POST') {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    await writeFile(`${dumps}/${basename(path)}`, Buffer.concat(chunks));
    response.end();
  } else if (path === '/') {
    response.setHeader('Content-Type', 'text/html');
    response.end('<!doctype html><script type="module" src="/cpp/bench/runners/page.js"></script>');
  } else {
    response.setHeader('Content-Type', types[extname(path)] ?? 'application/octet-stream');
    response.end(await file(`${root}${path}`));
  }
}

/** A file, or the script transpiled from its TypeScript source. */
async function file(path: string): Promise<Buffer | string> {
  if (existsSync(path)) return readFile(path);
  const source = await readFile(path.replace(/\.js$/, '.ts'), 'utf8');
  const options = { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext };
  return ts.transpileModule(source, { compilerOptions: options }).outputText;
}
