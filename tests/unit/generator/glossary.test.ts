import { describe, expect, test } from 'vitest';

import { parseEntries } from '../../../web/generator/content/entries.js';
import { readSource, getSources } from '../../../web/generator/content/content.js';
import { Places } from '../../../web/generator/content/page-links.js';
import { problemText } from '../../../web/generator/content/problems.js';
import { languages } from '../../../web/figures/shared/reader/languages.js';
import { checkGlossary, readGlossary, getTerms, type Glossary } from '../../../web/generator/glossary/glossary.js';
import { glossaryList } from '../../../web/generator/glossary/page.js';
import { linkCitations } from '../../../web/generator/text/citations.js';
import { parseHtml, writeHtml } from '../../../web/generator/text/tree.js';

const [english, simplified, traditional] = languages;
const chapter = (body: string, language = english) =>
  readSource(`---\ntitle: Chapter\ndescription: x\n---\n${body}`, `${language.folder}/gps.md`, 'gps', language);
const parseTerms = (text: string, folder: string) => parseEntries(text, `${folder}/glossary.yaml`, ['word', 'meaning']);

const learned = parseEntries('key: { learned: gps#a-section }\nbase: { learned: gps }', 'glossary.yaml', ['learned']);
const glossary: Glossary = {
  learned,
  translations: new Map([
    [
      english,
      parseTerms('key: { word: key, meaning: What is offered. }\nbase: { word: base, meaning: A number. }', 'en'),
    ],
    [
      simplified,
      parseTerms('key: { word: 键, meaning: 提供的东西。 }\nbase: { word: 底数, meaning: 一个数。 }', 'zh-hans'),
    ],
    [
      traditional,
      parseTerms('key: { word: 鍵, meaning: 提供的東西。 }\nbase: { word: 底數, meaning: 一個數。 }', 'zh-hant'),
    ],
  ]),
};
const body = 'A [key](glossary:key).\n\n## A section\n\nA [base](glossary:base).\n';
const complaints = (text: string, list = glossary, slug: 'gps' | 'cover' = 'gps'): string[] =>
  checkGlossary(
    list,
    new Map([[english, [{ ...chapter(text), slug }, ...(slug === 'gps' ? [] : [chapter(body)])]]]),
  ).map(problemText);

describe('a list of entries', () => {
  test.each([
    ['a field that is missing', 'key: { word: key }', '"key" has no meaning'],
    ['a field that is empty', "key: { word: key, meaning: '' }", '"key" has no meaning'],
    [
      'a field that nobody reads',
      'key: { word: a, meaning: b, note: c }',
      '"key" has note, which is none of word, meaning',
    ],
    ['an id that could not stand in an address', 'A key: { word: a, meaning: b }', '"A key" is no id'],
    [
      'an id that is there twice',
      'key: { word: a, meaning: b }\nkey: { word: a, meaning: b }',
      'Map keys must be unique',
    ],
  ])('%s is named with its file', (_, text, message) => {
    expect(() => parseTerms(text, 'en')).toThrow(`en/glossary.yaml: `);
    expect(() => parseTerms(text, 'en')).toThrow(message);
  });
});

describe('glossary validation', () => {
  test('accepts existing terms, each marked once', () => {
    expect(complaints(body)).toEqual([]);
  });

  test('reports unknown terms, terms marked twice, and chapters without any', () => {
    expect(complaints(`${body}\nThe [clef](glossary:clef).\n\nThe [key](glossary:key) again.\n`)).toEqual([
      'en/gps.md:11: glossary:clef is no term of glossary.yaml',
      'en/gps.md:13: marks glossary:key a second time: only the first use carries a note',
    ]);
    expect(complaints('## A section\n\nNo term.\n')).toEqual([
      'en/gps.md: marks no term of the glossary, as in [queries](glossary:query)',
    ]);
  });

  test("rejects marked terms on pages that aren't chapters", () => {
    expect(complaints(body, glossary, 'cover')).toContain(
      'en/gps.md:5: marks glossary:key, but only chapters carry notes',
    );
  });

  test('requires the section that explains a term', () => {
    expect(complaints(body.replace('A section', 'Another'))).toEqual([
      'glossary.yaml: "key" is learned in gps#a-section, and there is no such section',
    ]);
  });

  test('requires every language to have exactly these terms, in its own script', () => {
    const list = new Map(glossary.translations).set(
      simplified,
      parseTerms('key: { word: 鍵, meaning: 提供。 }\nnew: { word: 新, meaning: 新。 }', 'zh-hans'),
    );
    expect(complaints(body, { learned, translations: list })).toEqual([
      'zh-hans/glossary.yaml: lacks "base" (glossary.yaml)',
      'zh-hans/glossary.yaml: has "new", which glossary.yaml has not',
      'zh-hans/glossary.yaml: "key": characters of the other script: 鍵',
    ]);
  });
});

describe('the glossary of the tour', () => {
  const all = new Map(languages.map((language) => [language, getSources(language)]));
  const places = new Places(all);

  test('explains each term in one sentence of at most 37 words', () => {
    const terms = getTerms(readGlossary(), english, places);
    expect(terms.length).toBeGreaterThanOrEqual(30);
    for (const { id, meaning } of terms) {
      expect(meaning, id).toMatch(/^\p{Lu}[^.!?]*(?:[^.!?\s][.][^.\s][^.!?]*)*\.$/u);
      expect(meaning.split(' ').length, id).toBeLessThanOrEqual(37);
    }
    for (const language of [simplified, traditional])
      for (const { id, meaning } of getTerms(readGlossary(), language, places))
        expect(meaning, id).toMatch(/^[^。]+。$/);
  });

  test('is sorted by its language: letters, Pinyin, strokes', () => {
    const words = (language: typeof english): string[] =>
      getTerms(readGlossary(), language, places).map(({ word }) => word);
    const order = (list: readonly string[], ...some: readonly string[]): number[] =>
      some.map((word) => list.indexOf(word));
    for (const [language, ...some] of [
      [english, 'addition', 'ALiBi', 'base', 'word embedding'],
      [simplified, '查询', '点积', '指针'],
      [traditional, '內積', '指針', '鍵'],
    ] as [typeof english, ...string[]][]) {
      const found = order(words(language), ...some);
      expect(found).not.toContain(-1);
      expect(found).toEqual([...found].sort((a, b) => a - b));
    }
  });
});

describe('the page of the glossary', () => {
  const places = new Places(new Map([[english, [chapter(body)]]]));
  const html = glossaryList(glossary, places, english, { 'glossary.learned': 'Learned in' }, 'en/glossary/').text;

  test('has each term with an anchor, its meaning, its translations and a link to its section', () => {
    expect(html).toContain('<div id="key">\n<dt>key</dt>\n<dd>What is offered.</dd>');
    expect(html).toContain('<a href="../../zh-hans/glossary/#key" lang="zh-Hans" hreflang="zh-Hans">键</a>');
    expect(html).toContain('<a href="../../zh-hant/glossary/#key" lang="zh-Hant" hreflang="zh-Hant">鍵</a>');
    expect(html).toContain(
      '<a href="../../en/gps/#a-section">Chapter<span class="section">&nbsp;· A section</span></a>',
    );
    expect(html.indexOf('id="base"')).toBeLessThan(html.indexOf('id="key"'));
  });
});

describe('a term in a text', () => {
  const works = {
    listed: parseEntries('', 'sources.yaml', ['authors', 'year', 'title', 'where', 'url']),
    translations: new Map(),
  };
  const referring = (language: typeof english, folder: string) => {
    const tree = parseHtml('<p>A <a href="glossary:key"><em>key</em></a>, <a href="../x/">x</a>.</p>');
    const notes = linkCitations(tree, { glossary, works, cited: new Map() }, language, {}, folder);
    return { html: writeHtml(tree), notes };
  };

  test('links to its entry and is described by a hidden note', () => {
    const { html, notes } = referring(english, 'en/gps/');
    expect(html).toBe(
      '<p>A <a class="term" href="../../en/glossary/#key" aria-describedby="term-key"><em>key</em></a>, <a href="../x/">x</a>.</p>',
    );
    expect(notes.text).toContain('<p id="term-key" role="tooltip" hidden><strong>key</strong> What is offered.</p>');
  });

  test('has the English word in its note, if it differs', () => {
    expect(referring(traditional, 'zh-hant/gps/').notes.text).toContain(
      '<strong>鍵</strong> <span lang="en">key</span> 提供',
    );
  });
});
