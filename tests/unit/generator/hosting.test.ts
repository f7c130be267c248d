import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { filesUnder, write } from '../../../web/generator/files.js';
import { compress, uncompressed } from '../../../web/generator/hosting/compress.js';
import { keepAssets, lastDeploy } from '../../../web/generator/hosting/retain-old-assets.js';
import { types } from '../../../web/generator/hosting/rules.js';
import { headersFile } from '../../../web/generator/hosting/settings.js';
import { paths } from '../../../web/generator/paths.js';
import { serve } from '../../../web/generator/serve.js';
import { get, type Reply } from '../../support/raw-request.js';
import { startCaddy, startNginx, type WebServer } from '../../support/web-servers.js';

const parent = mkdtempSync(join(tmpdir(), 'hosting-'));
const cache = join(parent, 'compressed');
afterAll(() => rmSync(parent, { recursive: true }));

const script = `export const numbers = [${'1, '.repeat(1_000)}];\n`;
const page = `<h1>時鐘</h1>${'<p>hands</p>'.repeat(100)}`;

function writeSite(site: string): void {
  write(site, 'index.html', page);
  write(site, 'en/clock-hands/index.html', page);
  write(site, '404.html', '<h1>nothing here</h1>');
  write(site, 'service-worker.js', script);
  write(site, 'en/embed/index.html', page);
  write(site, 'embed/index.html', page);
  write(site, 'embed/pe.js', script);
  write(site, 'embed/exercises/en/what-hands-do.json', '{}');
  write(site, 'assets/main-AbCd1234.js', script);
  write(site, 'assets/core-AbCd1234.wasm', new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]));
  write(site, 'assets/main-AbCd1234.css', 'p{}');
  write(site, 'embed/pictures/en/pe-clock.jpg', new Uint8Array([255, 216, 255, 224]));
  write(site, 'icon.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
}

const getType = (headers: IncomingHttpHeaders): string | undefined => headers['content-type']?.split(';')[0];

const ourOwn = async ({ root }: { readonly root: string }): Promise<WebServer> => {
  const server = await serve(root, 0);
  return { origin: server.address.slice(0, -1), pid: process.pid, close: () => server.close() };
};

describe.each([
  { name: 'serve.ts', start: ourOwn, base: '/', brotli: true },
  { name: 'nginx', start: startNginx, base: '/', brotli: false },
  { name: 'nginx', start: startNginx, base: '/some/tour/', brotli: false },
  { name: 'Caddy', start: startCaddy, base: '/', brotli: true },
  { name: 'Caddy', start: startCaddy, base: '/some/tour/', brotli: true },
])('$name serves the site at $base', ({ name, start, base, brotli }) => {
  let server: WebServer;
  const ask = (path: string, accept = 'identity'): Promise<Reply> => get(server.origin, base + path, accept);

  beforeAll(async () => {
    const root = mkdtempSync(join(parent, 'root-'));
    writeSite(root + base);
    await compress(root + base, cache);
    server = await start({ base, root });
  });
  afterAll(() => server.close());

  test('files have MIME types and CORS; hashed names are immutable, others revalidated', async () => {
    const kept = 'public, max-age=31536000, immutable';
    for (const [path, type, caching] of [
      ['', 'text/html', 'no-cache'],
      ['en/clock-hands/?position=37', 'text/html', 'no-cache'],
      ['service-worker.js', 'text/javascript', 'no-cache'],
      ['embed/pe.js', 'text/javascript', 'no-cache'],
      ['embed/exercises/en/what-hands-do.json', 'application/json', 'no-cache'],
      ['embed/pictures/en/pe-clock.jpg', 'image/jpeg', 'no-cache'],
      ['icon.svg', 'image/svg+xml', 'no-cache'],
      ['assets/main-AbCd1234.js', 'text/javascript', kept],
      ['assets/main-AbCd1234.css', 'text/css', kept],
      ['assets/core-AbCd1234.wasm', 'application/wasm', kept],
    ] as const) {
      const { status, headers } = await ask(path);
      expect([path, status, getType(headers)]).toEqual([path, 200, type]);
      if (type === 'text/html') expect(headers['content-type']).toMatch(/charset=utf-8/i); // scripts and styles inherit their page's charset
      expect([path, headers['cache-control']]).toEqual([path, caching]);
      expect([
        headers['x-content-type-options'],
        headers['access-control-allow-origin'],
        headers['cross-origin-resource-policy'],
        headers['referrer-policy'],
      ]).toEqual(['nosniff', '*', 'cross-origin', 'same-origin']);
      expect(headers['permissions-policy']).toContain('camera=(), ');
      expect(headers['permissions-policy']).not.toMatch(/fullscreen|clipboard-write|web-share|autoplay/);
      expect(headers['etag'], path).toBeTruthy();
    }
  });

  test('other sites may frame embeddable pages only', async () => {
    const frames = async (path: string) => (await ask(path)).headers['content-security-policy'];
    for (const path of ['', 'en/clock-hands/?position=37', 'en/embed/', 'nowhere'])
      expect([path, await frames(path)]).toEqual([path, "frame-ancestors 'self'"]);
    for (const path of ['embed/', 'embed/?figure=pe-clock', 'embed/pe.js'])
      expect([path, await frames(path)]).toEqual([path, undefined]);
  });

  test('an unknown URL gets the 404 page, uncached, also with a hashed name', async () => {
    for (const path of ['nowhere', 'en/nowhere/', 'assets/main-00000000.js', 'assets/']) {
      const { status, headers, body } = await ask(path);
      expect([path, status, headers['cache-control'], body.toString()]).toEqual([
        path,
        404,
        'no-cache',
        '<h1>nothing here</h1>',
      ]);
      expect(getType(headers)).toBe('text/html');
    }
  });

  test('a folder without its slash is redirected', async () => {
    const { status, headers } = await ask('en/clock-hands');
    expect([301, 308]).toContain(status);
    expect(new URL(headers.location ?? '', `${server.origin}${base}en/clock-hands`).href).toBe(
      `${server.origin}${base}en/clock-hands/`,
    );
  });

  test("precompressed files are sent to clients that accept them, with the original's MIME type", async () => {
    const zipped = await ask('assets/main-AbCd1234.js', 'gzip');
    expect([zipped.headers['content-encoding'], getType(zipped.headers)]).toEqual(['gzip', 'text/javascript']);
    expect(zipped.headers['vary']?.toLowerCase()).toContain('accept-encoding');
    expect(zipped.headers['cache-control']).toContain('immutable');
    expect(gunzipSync(zipped.body).toString()).toBe(script);
    expect((await ask('', 'gzip')).headers['content-encoding']).toBe('gzip');
    expect((await ask('assets/main-AbCd1234.js')).body.toString()).toBe(script);
    const best = await ask('en/clock-hands/', 'gzip, deflate, br');
    expect([name, best.headers['content-encoding']]).toEqual([name, brotli ? 'br' : 'gzip']);
    expect((brotli ? brotliDecompressSync : gunzipSync)(best.body).toString()).toBe(page);
  });
});

test('every file type of the build has a MIME type', () => {
  const endings = uncompressed(filesUnder(paths.dist)).flatMap((file) => /\.(\w+)$/.exec(file)?.[1] ?? []);
  expect([...new Set(endings)].filter((ending) => ending !== 'nojekyll' && !(ending in types))).toEqual([]);
  expect(new Set(endings).size).toBeGreaterThan(8);
});

test('_headers has one Cache-Control rule per path, since hosts merge matching rules', () => {
  const file = headersFile(['404.html', 'assets/', 'embed/', 'service-worker.js'], '/tour/');
  const rules = file.split('\n').filter((line) => !/^\s|^#|^$/.test(line));
  expect(rules).toEqual([
    '/tour/*',
    '/tour/assets/*',
    '/tour/',
    '/tour/404.html',
    '/tour/embed/*',
    '/tour/service-worker.js',
  ]);
  const said = (rule: string): string => file.split(`\n${rule}\n`)[1]?.split('\n/')[0] ?? '';
  expect(said('/tour/*')).toContain('  Access-Control-Allow-Origin: *\n  Cross-Origin-Resource-Policy: cross-origin');
  expect(said('/tour/*')).not.toContain('Cache-Control');
  expect(said('/tour/assets/*')).toBe('  Cache-Control: public, max-age=31536000, immutable');
  const unframed = "\n  Content-Security-Policy: frame-ancestors 'self'";
  for (const rule of rules.slice(2))
    expect(said(rule).trimEnd()).toBe(`  Cache-Control: no-cache${rule.includes('embed') ? '' : unframed}`);
});

test("a compressed file exists only if it's smaller", async () => {
  const site = mkdtempSync(join(parent, 'small-'));
  writeSite(site);
  await compress(site, cache);
  expect(
    ['assets/main-AbCd1234.js.br', 'assets/main-AbCd1234.js.gz'].map((file) => existsSync(join(site, file))),
  ).toEqual([true, true]);
  expect(
    ['assets/main-AbCd1234.css.gz', 'embed/exercises/en/what-hands-do.json.br'].map((file) =>
      existsSync(join(site, file)),
    ),
  ).toEqual([false, false]);
});

test("the last deploy's assets are kept, those it had kept itself aren't", () => {
  const deploy = (name: string, asset: string): string => {
    const site = join(parent, name);
    write(site, 'index.html', page);
    for (const file of [asset, 'same-00000000.js', `${asset}.br`]) write(site, `assets/${file}`, file);
    return site;
  };
  const [first, second, third] = [
    deploy('first', 'one-00000000.js'),
    deploy('second', 'two-00000000.js'),
    deploy('third', 'three-00000000.js'),
  ];
  expect(keepAssets(first, second)).toBe(1);
  expect(readFileSync(join(second, 'assets/one-00000000.js'), 'utf8')).toBe('one-00000000.js');
  expect(keepAssets(second, third)).toBe(1);
  expect(
    [1, 2, 3].map((_, i) => existsSync(join(third, `assets/${['one', 'two', 'three'][i] ?? ''}-00000000.js`))),
  ).toEqual([false, true, true]);
  expect(lastDeploy(first)).toBe(first);
  expect(() => lastDeploy(join(parent, 'nowhere'))).toThrow(
    /^--keep must name the folder of the last deploy, with its index.html and assets\/, got .*nowhere$/,
  );
});
