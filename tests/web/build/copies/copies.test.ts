import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';

import { packed } from '../../../../web/build/copies/archive.js';
import { dataUrlOfBytes, dataUrlOfText } from '../../../../web/build/copies/data-url.js';
import { linkOf, withLinks } from '../../../../web/build/copies/links.js';
import { fileAlone, placeAlone, placeInFolder } from '../../../../web/build/copies/places.js';
import { policyOfCopy } from '../../../../web/build/copies/policy.js';
import { contentSecurityPolicy } from '../../../../web/build/pages/csp.js';
import { root } from '../../../harness/programs.js';

const site = new URL('https://example.org/tour/');
const nothing = (): boolean => false;

describe('addresses that hold a file', () => {
  test('a text comes back as it was, with signs that addresses do not have', async () => {
    const text = "const a = `50% #1\n\t'<'`; // 词元，詞元";
    expect(await (await fetch(dataUrlOfText('a.js', text))).text()).toBe(text);
  });

  test('bytes come back as they were, though no sign fills up their last group', async () => {
    for (const bytes of [[1], [0, 97, 115, 109], [255, 254, 253, 0, 7]]) {
      const url = dataUrlOfBytes('a.wasm', new Uint8Array(bytes));
      expect(url).toMatch(/^data:application\/wasm;base64,[^=]+$/);
      expect([...new Uint8Array(await (await fetch(url)).arrayBuffer())]).toEqual(bytes);
    }
  });
});

describe('links of copies', () => {
  const inFolder = (page: string, home?: URL): ReturnType<typeof placeInFolder> =>
    placeInFolder(page, home, (path) => path === 'NOTICES.txt');

  test('in the folder of the tour they name the page in each folder', () => {
    const place = inFolder('en/gps/');
    expect(linkOf('../../en/rope/?position=3#rope', place)).toBe('../../en/rope/index.html?position=3#rope');
    expect(linkOf('../../', place)).toBe('../../index.html');
    expect(linkOf('../../zh-hans/', place)).toBe('../../zh-hans/index.html');
    expect(linkOf('../../NOTICES.txt', place)).toBe('../../NOTICES.txt');
    expect(linkOf('#gps', place)).toBe('#gps');
    expect(linkOf('https://arxiv.org/abs/1706.03762', place)).toBe('https://arxiv.org/abs/1706.03762');
  });

  test('of a page that has all in itself they name the files beside it, or the web where it is known', () => {
    expect(fileAlone('')).toBe('index.html');
    expect(fileAlone('zh-hant/')).toBe('zh-hant/index.html');
    expect(fileAlone('en/gps/')).toBe('en/gps.html');
    expect(linkOf('../../en/rope/#rope', placeAlone('en/gps/', undefined))).toBe('../en/rope.html#rope');
    expect(linkOf('en/rope/', placeAlone('', undefined))).toBe('./en/rope.html');
    expect(linkOf('../../en/rope/#rope', placeAlone('en/gps/', site))).toBe('https://example.org/tour/en/rope/#rope');
    expect(linkOf('../../NOTICES.txt', placeAlone('en/gps/', undefined))).toBe(undefined);
  });

  test('what no copy can reach is led to on the web, or stays as text', () => {
    const html = '<p>See <a class="x" href="../../en/embed/#pe-clock">the <b>guide</b></a>.</p>';
    expect(withLinks(html, inFolder('en/gps/'))).toBe('<p>See the <b>guide</b>.</p>');
    expect(withLinks(html, inFolder('en/gps/', site))).toBe(
      '<p>See <a class="x" href="https://example.org/tour/en/embed/#pe-clock">the <b>guide</b></a>.</p>',
    );
    const entry = '<p class="beyond"><a href="../../en/embed/">For authors</a></p>';
    expect(withLinks(entry, inFolder('en/gps/'))).toBe('');
  });

  test('entities of an address are read and written', () => {
    expect(withLinks('<a href="../../en/gps/?a=1&amp;b=2">x</a>', placeAlone('en/rope/', undefined))).toBe(
      '<a href="../en/gps.html?a=1&amp;b=2">x</a>',
    );
    expect(linkOf('../../en/gps/', { ...placeAlone('en/rope/', undefined), hasFile: nothing })).toBe('../en/gps.html');
  });
});

describe('the policy of a copy', () => {
  const policy = contentSecurityPolicy({ script: 'early', styles: ['a{}'] });

  test('allows what stands in it and no host', () => {
    const alone = policyOfCopy(policy, { scripts: ['early', 'import "x"'], styles: ['b{}'] }, false);
    expect(alone).not.toContain("'self'");
    expect(alone).not.toContain('file:');
    expect(alone).not.toMatch(/https?:/);
    expect(alone).not.toContain("script-src 'unsafe-inline'");
    expect(alone.match(/script-src[^;]*/)?.[0].match(/'sha256-/g)).toHaveLength(2);
    expect(alone).toContain("base-uri 'none'");
  });

  test('allows files of the disk where pages share them', () => {
    expect(policyOfCopy(policy, { scripts: [], styles: [] }, true)).toMatch(
      /script-src data: file: 'wasm-unsafe-eval'/,
    );
  });
});

test('an archive unpacks to a folder with the same files, and is the same whenever it is made', () => {
  const files = new Map<string, string | Uint8Array>([
    ['en/gps/index.html', '词元'],
    ['icon.png', readFileSync(join(root, 'web/site/screenshot.png'))],
  ]);
  const archive = packed('tour', files);
  const unpacked = unzipSync(archive);
  expect(Object.keys(unpacked)).toEqual(['tour/en/gps/index.html', 'tour/icon.png']);
  expect(strFromU8(unpacked['tour/en/gps/index.html'] ?? new Uint8Array())).toBe('词元');
  expect(packed('tour', files)).toEqual(archive);
});
