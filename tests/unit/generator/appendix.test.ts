import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { expect, test } from 'vitest';

import { languages } from '../../../web/figures/shared/reader/languages.js';
import { readMessages } from '../../../web/generator/content/content.js';
import { appendix, bibtex } from '../../../web/generator/pages/appendix.js';
import { root } from '../../support/programs.js';

const [english, , traditional] = languages;
const site = new URL('https://example.org/tour/');
const repository = new URL('https://github.com/example/tour/');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const { version } = JSON.parse(read('package.json')) as { version: string };
const page = (language: (typeof languages)[number], title: string) =>
  ({ slug: 'rope', title, language, words: readMessages(language, 'site') }) as const;

test('a page is cited in its language, with the version, and with the address if it is known', () => {
  expect(bibtex(page(traditional, '以 $\\theta$ 旋轉 & 100%'), { site, repository: undefined })).toBe(`\
@misc{clock-hands-and-gps-rope,
  author = {{The Clock Hands and GPS authors}},
  title = {以 \\$\\theta\\$ 旋轉 \\& 100\\%},
  howpublished = {時鐘指針與 GPS},
  version = {${version}},
  year = {2026},
  language = {zh-Hant},
  url = {https://example.org/tour/zh-hant/rope/}
}`);
  expect(bibtex(page(english, 'RoPE'), { site: undefined, repository: undefined })).not.toContain('url');
});

test('a mistake is reported with the title and the address, if the repository is known', () => {
  const hrefs = (build: Parameters<typeof appendix>[1]): string[] =>
    Array.from(appendix(page(english, 'A & B'), build).text.matchAll(/href="([^"]*)"/g), ([, href = '']) =>
      href.replaceAll('&amp;', '&'),
    );
  expect(hrefs({ site, repository: undefined })).toEqual([]);
  const url = new URL(hrefs({ site, repository })[0]!);
  expect(url.origin + url.pathname).toBe('https://github.com/example/tour/issues/new');
  expect(url.searchParams.get('title')).toBe('Mistake in “A & B”');
  expect(url.searchParams.get('body')).toMatch(/^https:\/\/example\.org\/tour\/en\/rope\/\n\nSection:\n/);
  expect(new URL(hrefs({ site: undefined, repository })[0]!).searchParams.get('body')).toMatch(/^en\/rope\/\n/);
});

test('CITATION.cff has the fields that its format requires, and agrees with the package and the licence', () => {
  const citation = parse(read('CITATION.cff')) as Record<string, unknown>;
  expect(citation).toEqual({
    'cff-version': '1.2.0',
    message: expect.stringMatching(/\S/) as string,
    type: 'software',
    title: expect.stringMatching(/^Clock Hands and GPS/) as string,
    authors: [{ name: /^Copyright \(c\) \d+ (.+)$/m.exec(read('LICENSE'))?.[1] }],
    version,
    license: 'MIT',
  });
});
