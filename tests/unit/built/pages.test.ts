import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, test } from 'vitest';

import { languages } from '../../../web/figures/shared/reader/languages.js';
import type { Entry } from '../../../web/app/search/entries.js';
import { chapters, isChapter, type PageName } from '../../../web/generator/content/tour.js';
import { blockTags } from '../../support/figure-tags.js';
import {
  getContent,
  dist,
  getElements,
  getAttribute,
  hasClass,
  isElement,
  getNodes,
  pages,
  parsePage,
  textOf,
  type Element,
  type Node,
  type Parent,
} from './dist.js';

// Checks what readers without scripts, feeds and search engines get. e2e/site/without-scripts.spec.ts checks that it's
// visible.

const documents = new Map(pages.map((page) => [page, parsePage(page)]));
const ids = new Map(
  [...documents].map(([page, document]) => [
    page,
    new Set(getElements(document).map((one) => getAttribute(one, 'id'))),
  ]),
);
const getFolder = (page: string): string => page.split('/')[0] || 'en';

/** The visible nodes below an element, including its shadow roots, without the TeX annotations of formulas. */
const shownIn = (parent: Parent): Node[] => [
  ...getNodes(parent, (element) =>
    ['annotation', 'style', 'script'].includes(element.tagName) ? undefined : getContent(element),
  ),
];

const getText = (parent: Parent): string => textOf(shownIn(parent));

const drawings = ['svg', 'math', 'img', 'table'];
const isDrawing = (node: Node): boolean =>
  isElement(node) && (drawings.includes(node.tagName) || getAttribute(node, 'role') === 'img');

/** Elements with these names below matching ancestors. */
const below = (document: Parent, isAround: (element: Element) => boolean, ...names: readonly string[]): Element[] =>
  getElements(document)
    .filter(isAround)
    .flatMap((element) => getElements(element, ...names));

describe.each(pages.map((page) => [page]))('/%s', (page) => {
  const document = documents.get(page)!;

  test('has its language, a title, one main heading and no broken text', () => {
    expect(getAttribute(getElements(document, 'html')[0]!, 'lang')).toBe(
      languages.find(({ folder }) => folder === getFolder(page))?.tag,
    );
    expect(textOf(getNodes(getElements(document, 'title')[0]!)).trim().length).toBeGreaterThan(3);
    expect(getElements(document, 'h1')).toHaveLength(1);
    // The API page mentions undefined.
    const broken = page.endsWith('/api/') ? /\[object|@\w+@/ : /undefined|NaN|\[object|@\w+@/;
    expect(getText(getElements(document, 'main')[0]!)).not.toMatch(broken);
  });

  test('has a CSP that allows only its own scripts', () => {
    const policies = getElements(document, 'meta').filter(
      (meta) => getAttribute(meta, 'http-equiv') === 'Content-Security-Policy',
    );
    expect(policies).toHaveLength(1);
    const policy = getAttribute(policies[0]!, 'content') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(/script-src ([^;]*)/.exec(policy)?.[1]?.trim()).toMatch(/^'self' 'wasm-unsafe-eval' 'sha256-[\w+/]{43}='$/);
  });

  // The guide shows figures as on other sites.
  test.skipIf(page.includes('/embed/'))('has a picture for every figure, and no empty caption', () => {
    for (const figure of below(document, ({ tagName }) => tagName === 'article', ...blockTags)) {
      expect(shownIn(figure).some(isDrawing), figure.tagName).toBe(true);
      for (const caption of getElements(figure, 'p')) expect(textOf(getNodes(caption)), figure.tagName).toMatch(/\S/);
      expect(getText(figure), figure.tagName).not.toMatch(/undefined|NaN|\{\w+\}/);
    }
  });

  test('links to the notices of its language in its footer', () => {
    const links = below(document, ({ tagName }) => tagName === 'footer', 'a').map((link) =>
      getAttribute(link, 'href')!,
    );
    const paths = links.map((link) => new URL(link, `http://tour.invalid/${page}`).pathname);
    expect(paths).toContain(`/${getFolder(page)}/notices/`);
  });

  test('can be cited at the end of a chapter', () => {
    const appendices = getElements(document).filter((element) => hasClass(element, 'appendix'));
    const name = page.split('/')[1] ?? '';
    expect(appendices).toHaveLength(name !== '' && isChapter(name as PageName) ? 1 : 0);
    for (const appendix of appendices) expect(getText(appendix)).toContain(`@misc{clock-hands-and-gps-${name},`);
  });

  test('has a printed answer for every exercise', () => {
    const key = getElements(document).find((element) => hasClass(element, 'answer-key'));
    if (!key) return;
    const exercises = below(document, (one) => one.tagName === 'section' && hasClass(one, 'exercises')).filter(
      (element) => getAttribute(element, 'id')?.startsWith('exercise-'),
    );
    const answers = getElements(key, 'dd').map((answer) => textOf(getNodes(answer)));
    expect(answers.length).toBeGreaterThanOrEqual(3);
    expect(answers).toHaveLength(exercises.length);
    for (const answer of answers) expect(answer).toMatch(/[\d\p{L}]/u);
  });
});

const chapterPages = languages.flatMap(({ folder }) => chapters.map((slug) => [`${folder}/${slug}/`, slug] as const));

test.each(chapterPages)(
  '/%s has a tick for each section, three lines to end with, and a picture of what is next',
  (page, slug) => {
    const document = documents.get(page)!;
    const getWithClass = (name: string): Element[] =>
      getElements(document).filter((element) => hasClass(element, name));
    expect(getElements(getWithClass('ticks')[0]!, 'a').length).toBeGreaterThanOrEqual(4);
    expect(getElements(getWithClass('recap')[0]!, 'li')).toHaveLength(3);
    const pictures = getWithClass('card').flatMap((card) => [...getElements(card, 'img'), ...getElements(card, 'svg')]);
    expect(pictures).toHaveLength(slug === chapters.at(-1) ? 0 : 1);
  },
);

test.each(languages)('the gallery of $folder has a card for each page of a figure', ({ folder }) => {
  const guide = `${folder}/embed/`;
  const gallery = getElements(documents.get(guide)!, 'ul').filter((list) => hasClass(list, 'gallery'));
  const paths = gallery
    .flatMap((list) => getElements(list, 'a'))
    .map((link) => new URL(getAttribute(link, 'href')!, `http://tour.invalid/${guide}`).pathname.slice(1));
  expect(paths.length).toBeGreaterThan(30);
  expect(paths.toSorted()).toEqual(pages.filter((page) => page.startsWith(guide) && page !== guide).toSorted());
});

test.each(languages.map(({ folder }) => [folder]))('every result of a search in %s is there', (folder) => {
  const entries = JSON.parse(readFileSync(join(dist, folder, 'search.json'), 'utf8')) as readonly Entry[];
  expect(entries.length).toBeGreaterThan(200);
  for (const { title, about, url } of entries) {
    const [page = '', id] = url.split('#');
    expect(ids.has(page), url).toBe(true);
    if (id !== undefined) expect(ids.get(page)?.has(id), url).toBe(true);
    expect(`${title}|${about}`).toMatch(/^[^<>\\]+\|[^<>]+$/);
  }
});
