import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { serve, type RunningServer } from '../../../web/generator/serve.js';

const script = `export const numbers = [${'1, '.repeat(1_000)}];\n`;
let parent: string;
let server: RunningServer;

beforeAll(async () => {
  parent = mkdtempSync(join(tmpdir(), 'serve-'));
  const file = (path: string, content: string | Uint8Array): void => {
    mkdirSync(join(parent, path, '..'), { recursive: true });
    writeFileSync(join(parent, path), content);
  };
  file('dist/index.html', '<h1>cover</h1>');
  file('dist/en/clock-hands/index.html', '<h1>clock</h1>');
  file('dist/404.html', '<h1>nothing here</h1>');
  file('dist/assets/main-AbCd1234.js', script);
  file('dist/assets/core.wasm', new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]));
  file('secret.txt', 'secret');
  file('dist-other/secret.txt', 'secret');
  server = await serve(join(parent, 'dist'), 0);
});

afterAll(async () => {
  await server.close();
  rmSync(parent, { recursive: true });
});

interface Reply {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Requests exactly this path, which fetch would normalize. */
function get(path: string, headers: Record<string, string> = {}): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port: new URL(server.address).port, path, headers }, (reply) => {
      const chunks: Buffer[] = [];
      reply.on('data', (chunk: Buffer) => chunks.push(chunk));
      reply.on('end', () => resolve({ status: reply.statusCode, headers: reply.headers, body: Buffer.concat(chunks) }));
    });
    asked.on('error', reject);
    asked.end();
  });
}

test('a folder serves its index.html', async () => {
  expect((await get('/')).body.toString()).toBe('<h1>cover</h1>');
  expect((await get('/en/clock-hands/?position=37')).body.toString()).toBe('<h1>clock</h1>');
});

test('a folder without its slash is redirected and keeps the query', async () => {
  const { status, headers } = await get('/en/clock-hands?position=37');
  expect([status, headers.location]).toEqual([301, '/en/clock-hands/?position=37']);
});

test('a missing file gets the 404 page with status 404', async () => {
  for (const path of ['/nowhere', '/en/nowhere/', '/nowhere.js', '/%', '/en/clock-hands/index.html/x']) {
    const { status, body } = await get(path);
    expect([path, status, body.toString()]).toEqual([path, 404, '<h1>nothing here</h1>']);
  }
});

test.each([
  '/../secret.txt',
  '/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
  '/en/../../secret.txt',
  '/../dist-other/secret.txt',
])('no path leads out of the folder: %s', async (path) => {
  const { status, body } = await get(path);
  expect(status).toBe(404);
  expect(body.toString()).not.toContain('secret');
});

test('wasm has its MIME type, so that browsers compile it while streaming', async () => {
  expect((await get('/assets/core.wasm')).headers['content-type']).toBe('application/wasm');
});

test('text is compressed for clients that accept it', async () => {
  const { headers, body } = await get('/assets/main-AbCd1234.js', { 'accept-encoding': 'gzip' });
  expect(headers['content-encoding']).toBe('gzip');
  expect(body.length).toBeLessThan(script.length / 10);
  expect(gunzipSync(body).toString()).toBe(script);
});

test('hashed names are immutable, other names are revalidated', async () => {
  expect((await get('/assets/main-AbCd1234.js')).headers['cache-control']).toContain('immutable');
  expect((await get('/')).headers['cache-control']).toBe('no-cache');
});

test('a port in use is rejected, or the next free one is taken', async () => {
  const taken = Number(new URL(server.address).port);
  await expect(serve(parent, taken)).rejects.toMatchObject({ code: 'EADDRINUSE' });
  const next = await serve(parent, taken, true);
  expect(Number(new URL(next.address).port)).toBeGreaterThan(taken);
  await next.close();
});
