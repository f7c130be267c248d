import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, test } from 'vitest';

import { blockTags } from '../../support/figure-tags.js';
import { dist, pages, parsed } from './dist.js';

// What readers without scripts, feeds and search engines get. That it can be seen as well: pages/site/without-scripts.spec.ts.

const documents = new Map(pages.map((page) => [page, parsed(page)]));
const languageTags = { 'zh-hans': 'zh-Hans', 'zh-hant': 'zh-Hant' } as Readonly<Record<string, string>>;
const getFolder = (page: string): string => page.split('/')[0] || 'en';

/** The nodes below an element, those of its shadow roots too, without the TeX that formulas carry. */
function* nodesIn(parent: Node): Generator<Node> {
  for (const node of parent.childNodes) {
    const name = (node as Element).localName;
    if (['annotation', 'style', 'script'].includes(name)) continue;
    yield node;
    yield* nodesIn(name === 'template' ? (node as HTMLTemplateElement).content : node);
  }
}

const getText = (element: Element): string =>
  [...nodesIn(element)].map((node) => (node.nodeType === node.TEXT_NODE ? node.textContent : '')).join('');

const drawings = ['svg', 'math', 'img', 'table'];
const isDrawing = (node: Node): boolean =>
  drawings.includes((node as Element).localName) ||
  (node.nodeType === node.ELEMENT_NODE && (node as Element).getAttribute('role') === 'img');

describe.each(pages.map((page) => [page]))('/%s', (page) => {
  const document = documents.get(page)!;

  test('has its language, a title, one main heading and no broken text', () => {
    expect(document.documentElement.lang).toBe(languageTags[getFolder(page)] ?? 'en');
    expect(document.title.length).toBeGreaterThan(3);
    expect(document.querySelectorAll('h1')).toHaveLength(1);
    // The page of the API speaks of undefined.
    const broken = page.endsWith('/api/') ? /\[object|@\w+@/ : /undefined|NaN|\[object|@\w+@/;
    expect(getText(document.querySelector('main')!)).not.toMatch(broken);
  });

  // The guide to embedding shows figures as other pages have them.
  test.skipIf(page.endsWith('/embed/'))('has a picture and a caption for every figure', () => {
    for (const figure of document.querySelectorAll(`article :is(${blockTags.join()})`)) {
      expect([...nodesIn(figure)].some(isDrawing), figure.localName).toBe(true);
      expect(figure.querySelector('p')?.textContent, figure.localName).toMatch(/\S/);
      expect(getText(figure), figure.localName).not.toMatch(/undefined|NaN|\{\w+\}/);
    }
  });

  test('has links that lead to pages, files and anchors that are there', () => {
    const base = new URL(page, 'http://tour.invalid/');
    for (const link of document.querySelectorAll('a[href]')) {
      const target = new URL(link.getAttribute('href')!, base);
      if (target.origin !== base.origin) continue;
      const path = decodeURI(target.pathname).slice(1);
      const file = join(dist, path.endsWith('/') || path === '' ? `${path}index.html` : path);
      expect(existsSync(file) && statSync(file).isFile(), target.href).toBe(true);
      const id = decodeURIComponent(target.hash.slice(1));
      const other = documents.get(path);
      if (id !== '' && other) expect(other.getElementById(id), target.href).toBeTruthy();
    }
  });

  test('has the notices of its language at its foot', () => {
    const links = [...document.querySelectorAll('footer a')].map((link) => link.getAttribute('href')!);
    const paths = links.map((link) => new URL(link, `http://tour.invalid/${page}`).pathname);
    expect(paths).toContain(`/${getFolder(page)}/notices/`);
  });

  test('has an answer at its end for every exercise', () => {
    const key = document.querySelector('.answer-key');
    if (!key) return;
    const exercises = document.querySelectorAll('section.exercises [id^="exercise-"]');
    const answers = [...key.querySelectorAll('dd')].map(({ textContent }) => textContent);
    expect(answers.length).toBeGreaterThanOrEqual(3);
    expect(answers).toHaveLength(exercises.length);
    for (const answer of answers) expect(answer).toMatch(/[\d\p{L}]/u);
  });
});
