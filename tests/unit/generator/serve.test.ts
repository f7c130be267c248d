import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { write } from '../../../web/generator/files.js';
import { serve, type RunningServer } from '../../../web/generator/serve.js';
import { get as getFrom, type Reply } from '../../support/raw-request.js';

// hosting.test.ts checks types, caching and precompressed files, as on other servers.

const script = `export const numbers = [${'1, '.repeat(1_000)}];\n`;
const parent = mkdtempSync(join(tmpdir(), 'serve-'));
let server: RunningServer;

beforeAll(async () => {
  write(parent, 'dist/en/clock-hands/index.html', '<h1>clock</h1>');
  write(parent, 'dist/404.html', '<h1>nothing here</h1>');
  write(parent, 'dist/assets/main-AbCd1234.js', script);
  write(parent, 'secret.txt', 'secret');
  write(parent, 'dist-other/secret.txt', 'secret');
  server = await serve(join(parent, 'dist'), 0);
});

afterAll(async () => {
  await server.close();
  rmSync(parent, { recursive: true });
});

const get = (path: string, accept?: string): Promise<Reply> => getFrom(server.address, path, accept);

test('a folder without its slash is redirected and keeps the query', async () => {
  const { status, headers } = await get('/en/clock-hands?position=37');
  expect([status, headers.location]).toEqual([301, '/en/clock-hands/?position=37']);
});

test.each([
  ...['/nowhere.js', '/%', '/en/clock-hands/index.html/x', '/../secret.txt', '/%2e%2e/secret.txt'],
  ...['/..%2fsecret.txt', '/en/../../secret.txt', '/../dist-other/secret.txt'],
])('a path to no file, or out of the folder, gets the 404 page: %s', async (path) => {
  const { status, body } = await get(path);
  expect([status, body.toString()]).toEqual([404, '<h1>nothing here</h1>']);
});

test('text is compressed for clients that accept it', async () => {
  const { headers, body } = await get('/assets/main-AbCd1234.js', 'gzip');
  expect(headers['content-encoding']).toBe('gzip');
  expect(body.length).toBeLessThan(script.length / 10);
  expect(gunzipSync(body).toString()).toBe(script);
});

test('a port in use is rejected, or the next free one is taken', async () => {
  const taken = Number(new URL(server.address).port);
  await expect(serve(parent, taken)).rejects.toMatchObject({ code: 'EADDRINUSE' });
  const next = await serve(parent, taken, true);
  expect(Number(new URL(next.address).port)).toBeGreaterThan(taken);
  await next.close();
});
