import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { PluginOption } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { bundle } from '../../../web/generator/bundle.js';
import { write } from '../../../web/generator/files.js';
import { getName, noticesFile, getNotices } from '../../../web/generator/licenses/notices.js';
import { packageNotice, getPackage } from '../../../web/generator/licenses/packages.js';
import { paragraphs } from '../../../web/generator/licenses/page.js';
import { Shipped } from '../../../web/generator/licenses/bundled-modules.js';
import { paths } from '../../../web/generator/paths.js';
import { bundleServiceWorker } from '../../../web/generator/service-worker.js';

/** Checks the bundled modules against a second source: source maps and the names of other files. Writes nothing. */
class WithMaps extends Shipped {
  readonly sources = new Set<string>();
  readonly assets = new Set<string>();

  override plugin(): PluginOption {
    const maps: PluginOption = {
      name: 'maps',
      config: () => ({ build: { write: false, sourcemap: 'hidden' } }),
      generateBundle: (_, output) => {
        for (const part of Object.values(output)) {
          if (part.type === 'chunk') part.map?.sources.forEach((source) => this.sources.add(source));
          else this.assets.add(part.fileName);
        }
      },
    };
    return [super.plugin(), maps];
  }
}

describe("the site's notices", () => {
  const shipped = new WithMaps();
  let file: string;

  beforeAll(async () => {
    await bundle(shipped);
    await bundleServiceWorker(shipped);
    file = noticesFile(getNotices(shipped));
  });

  test('name every package in the source maps of its bundles', () => {
    const packages = new Set(
      [...shipped.sources].flatMap((source) => /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1] ?? []),
    );
    // From the first load, lazy chunks, a worker, and the service worker.
    for (const one of [
      ...['lit-html', '@kurkle/color', '@marijn/find-cluster-break', 'quickjs-emscripten-core'],
      'workbox-strategies',
    ])
      expect(packages).toContain(one);
    expect(packages.size).toBeGreaterThan(20);
    const unnamed = [...packages].filter((name) => {
      const { version } = JSON.parse(readFileSync(join(paths.modules, name, 'package.json'), 'utf8')) as Record<
        string,
        string
      >;
      return !file.includes(`\n${name} ${version ?? ''} (`);
    });
    expect(unnamed).toEqual([]);
  });

  test('respect the reserved name of every font', () => {
    const fonts = [...shipped.assets].flatMap((name) => /(KaTeX_\w+)-[^/]*\.woff2$/.exec(name)?.[1] ?? []);
    expect(fonts).toHaveLength(20);
    const reserved = /with Reserved Font Names ([^.]+)\./.exec(file)?.[1]?.split(', ');
    expect(reserved).toEqual([...new Set(fonts)].sort());
    expect(file).toContain('3) No Modified Version of the Font Software may use the Reserved Font Name(s)');
  });

  test("name the authors of QuickJS and of the compiler's runtime", () => {
    expect([...shipped.assets].some((name) => /emscripten-module.*\.wasm$/.test(name))).toBe(true);
    for (const words of ['Fabrice Bellard', 'Emscripten authors', 'Rich Felker', 'LLVM Exceptions', 'Doug Lea'])
      expect(file).toContain(words);
  });

  test('start with our own license', () => {
    expect(file).toContain(readFileSync(join(paths.root, 'LICENSE'), 'utf8'));
  });

  test('merge equal licenses of several packages', () => {
    expect(file).toMatch(/\n@lezer\/\w+ [\d.]+ \(MIT\)\n@lezer\/\w+ /);
    const blocks = file.split(/^={80}$/m).map((block) => block.replace(/^.*?\n-{80}\n/s, ''));
    expect(new Set(blocks).size).toBe(blocks.length);
  });

  test('are sorted by name, without duplicates', () => {
    const names = getNotices(shipped).map(getName);
    expect(names).toEqual([...new Set(names)].sort((a, b) => a.localeCompare(b, 'en')));
  });
});

describe("a package's notice", () => {
  const folder = mkdtempSync(join(tmpdir(), 'notices-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  test("that's missing stops the build with one sentence", () => {
    write(folder, 'bare/package.json', '{ "name": "bare", "version": "1.2.3", "license": "MIT" }');
    write(folder, 'bare/license/index.js', '');
    write(folder, 'bare/copyResponse.js', 'export {};');
    const sentence = 'bare 1.2.3 is shipped, but its package has no text of its licence (MIT).';
    expect(() => packageNotice(join(folder, 'bare'))).toThrow(sentence);
    const shipped = new Shipped();
    write(folder, 'node_modules/bare/package.json', '{ "name": "bare", "version": "1.2.3", "license": "MIT" }');
    shipped.add(join(folder, 'node_modules/bare/src/index.js'));
    expect(() => getNotices(shipped)).toThrow(sentence);
  });

  test('has every license file, but none of bundled packages', () => {
    write(folder, 'both/package.json', '{ "name": "both", "version": "1.0.0", "license": "Apache-2.0" }');
    write(folder, 'both/LICENCE.md', 'The licence.\r\nIts end.\r\n\r\n# Licenses of bundled dependencies\r\nAnother.');
    write(folder, 'both/NOTICE', 'Copyright somebody\n');
    const text = 'The licence.\nIts end.\n\nCopyright somebody';
    expect(packageNotice(join(folder, 'both'))).toEqual({
      name: 'both',
      version: '1.0.0',
      licence: 'Apache-2.0',
      text,
    });
  });

  test('is that of the innermost package, of a bundler for its own additions, and of nobody for our files', () => {
    expect(getPackage('/a/node_modules/lit/node_modules/@lit/x/y.js', '/m')).toBe(
      '/a/node_modules/lit/node_modules/@lit/x',
    );
    expect(getPackage('\0vite/preload-helper.js', '/m')).toBe(join('/m', 'vite'));
    expect(getPackage(join(paths.root, 'web/app/main.ts'), '/m')).toBeUndefined();
    expect(() => getPackage('\0unheard-of/helper.js', '/m')).toThrow(
      'unheard-of/helper.js is shipped, and nobody knows',
    );
  });
});

test('wraps its lines on the page, except in lists of names', () => {
  const long = 'Permission is hereby granted, free of charge, to any person obtaining a copy';
  const text = `The License\n\nAlex Author\nBo Builder\n----------\n\n${long}\n   of it.\n`;
  expect(paragraphs(text)).toEqual(['The License', 'Alex Author', 'Bo Builder', `${long} of it.`]);
});
