import { describe, expect, test } from 'vitest';

import { sourcesList } from '../../../web/generator/bibliography/page.js';
import { checkWorks, numbered, readWorks, type Works } from '../../../web/generator/bibliography/works.js';
import { readSource, getSources } from '../../../web/generator/content/content.js';
import { parseEntries } from '../../../web/generator/content/entries.js';
import { Places } from '../../../web/generator/content/page-links.js';
import { problemText } from '../../../web/generator/content/problems.js';
import { languages } from '../../../web/figures/shared/reader/languages.js';
import type { PageName } from '../../../web/generator/content/tour.js';
import { linkCitations, type References } from '../../../web/generator/text/citations.js';
import { parseHtml, writeHtml } from '../../../web/generator/text/tree.js';

const [english] = languages;
const simplified = languages[1];
const page = (slug: PageName, body: string) =>
  readSource(`---\ntitle: The ${slug}\ndescription: x\n---\n${body}`, `${slug}.md`, slug, english);
const entry = (id: string): string =>
  `${id}: { authors: A. N. Author, year: 2017, title: On ${id}, where: arXiv, url: 'https://a.org/${id}' }\n`;
const works: Works = {
  listed: parseEntries(entry('one') + entry('two'), 'sources.yaml', ['authors', 'year', 'title', 'where', 'url']),
  translations: new Map([
    [
      english,
      parseEntries(
        'one: { for: The first. }\ntwo: { for: The second. }',
        'en/sources.yaml',
        ['for', 'where'],
        ['where'],
      ),
    ],
  ]),
};
const linked = (html: string, references: References): string => {
  const tree = parseHtml(html);
  linkCitations(tree, references, english, { 'sources.number': 'Source {number}' }, 'en/gps/');
  return writeHtml(tree);
};
const pages = [
  page('cover', 'See [two](source:two).\n'),
  page('gps', '## Late\n\nBy [one](source:one), by [two](source:two), by [one](source:one).\n'),
];

describe('sources are validated', () => {
  const complaints = (...more: readonly ReturnType<typeof page>[]): string[] =>
    checkWorks(works, new Map([[english, [...pages, ...more]]])).map(problemText);

  test('valid sources, all cited, are accepted', () => {
    expect(complaints()).toEqual([]);
  });

  test('unknown keys, and links in place of citations, are reported', () => {
    expect(complaints(page('rope', '[x](source:three)\n\n[y](https://a.org/two)\n'))).toEqual([
      'rope.md:5: source:three is no source of sources.yaml',
      'rope.md:7: links to https://a.org/two: cite it, source:two',
    ]);
  });

  test('sources that are uncited or listed twice are reported', () => {
    const listed = parseEntries(entry('one') + entry('two') + entry('two').replace('two:', 'three:'), 'sources.yaml', [
      'authors',
      'year',
      'title',
      'where',
      'url',
    ]);
    expect(checkWorks({ ...works, listed }, new Map([[english, pages]])).map(problemText)).toEqual([
      'sources.yaml: "two" has the url of "three": https://a.org/two',
      'en/sources.yaml: lacks "three" (sources.yaml)',
      'sources.yaml: "three" is cited nowhere',
    ]);
  });
});

describe('citations', () => {
  const cited = numbered(pages);
  const glossary = { learned: parseEntries('', 'glossary.yaml', ['learned']), translations: new Map() };

  test('are numbered in the order of the tour, the same on every page', () => {
    expect([...cited].map(([id, { number }]) => [id, number])).toEqual([
      ['two', 1],
      ['one', 2],
    ]);
  });

  test('link to the work and, by a number kept on its line, to its entry', () => {
    expect(linked('<p>By <a href="source:one">One</a>.</p>', { glossary, works, cited })).toBe(
      '<p>By <a href="https://a.org/one">One</a>\u2060<a class="citation" href="../../en/sources/#one" aria-label="Source 2">[2]</a>.</p>',
    );
  });

  test('have backlinks in the list of sources, once per page, to the section', () => {
    const html = sourcesList(
      { works, cited },
      new Places(new Map([[english, pages]])),
      english,
      { 'sources.cited': 'Cited in' },
      'en/sources/',
    ).text;
    const entries = html.split('<li ').slice(1);
    expect(entries[0]).toMatch(
      /^id="two">.*A\. N\. Author \(2017\)\. <a href="https:\/\/a\.org\/two"><cite>On two<\/cite><\/a>.*The second\./s,
    );
    expect(Array.from(entries[0]?.matchAll(/href="(\.[^"]*)"/g) ?? [], ([, href]) => href)).toEqual([
      '../../',
      '../../en/gps/#late',
    ]);
    expect(Array.from(entries[1]?.matchAll(/href="(\.[^"]*)"/g) ?? [], ([, href]) => href)).toEqual([
      '../../en/gps/#late',
    ]);
  });
});

test('without a URL name the work and link to its entry', () => {
  const listed = parseEntries(
    'text: { authors: Unnamed, year: undated, title: 位置编码, where: A text }',
    'sources.yaml',
    ['authors', 'year', 'title', 'where', 'url'],
    ['url'],
  );
  const cited = numbered([page('gps', 'In [a text](source:text).\n')]);
  const works = { listed, translations: new Map() };
  const glossary = { learned: parseEntries('', 'glossary.yaml', ['learned']), translations: new Map() };
  expect(linked('<p>In <a href="source:text">a text</a>.</p>', { glossary, works, cited })).toContain(
    'In <a href="../../en/sources/#text">a text</a>',
  );
  const list = sourcesList({ works, cited }, new Places(new Map([[english, []]])), english, {}, 'en/sources/').text;
  expect(list).toContain('(undated). <cite lang="zh">位置编码</cite>. A text.');
  const own = parseEntries('text: { for: 一篇讲解。, where: 佚名。 }', 'zh-hans/sources.yaml', ['for', 'where']);
  const inChinese = { works: { listed, translations: new Map([[simplified, own]]) }, cited };
  const chinese = sourcesList(inChinese, new Places(new Map([[simplified, []]])), simplified, {}, 'zh-hans/sources/');
  expect(chinese.text).toContain('<p><cite lang="zh">位置编码</cite> 佚名。</p>');
  expect(
    checkWorks({ listed, translations: new Map() }, new Map([[english, [page('gps', '[a text](source:text)\n')]]])),
  ).toEqual([]);
});

test("every source has an https URL (unless it's a text without one) and a number", () => {
  const { listed } = readWorks();
  const cited = numbered(getSources(english));
  expect(listed.byId.size).toBeGreaterThan(15);
  for (const [id, { url }] of listed.byId) {
    expect(id.startsWith('text-') ? url : url.replace(/^https:\/\/.+/, ''), id).toBe(''); // texts have no URL
    expect(cited.has(id), id).toBe(true);
  }
});
