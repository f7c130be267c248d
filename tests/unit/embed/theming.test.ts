import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { manifests } from '../../../web/generator/figures/manifests.js';
import { filesUnder } from '../../../web/generator/files.js';
import { languages } from '../../../web/figures/shared/reader/languages.js';
import { parts } from '../../../web/figures/shared/frame/css-parts.js';

const guides = languages.map(({ folder }) => readFileSync(`web/content/${folder}/pages/embed.md`, 'utf8'));
const sorted = (names: Iterable<string>): string[] => [...new Set(names)].toSorted();

/** The code spans in the guide's list that starts with these properties. */
const listed = (guide: string): string[] =>
  [...guide.matchAll(/^- .*`--pe-.*$/gm)].flatMap(([line]) =>
    [...line.split(/[:：]/)[0]!.matchAll(/`(--pe-[a-z-]+)`/g)].map(([, name]) => name!),
  );

test('the guide lists exactly the CSS properties that a host can set', () => {
  const styles = ['web/figures', 'web/exercises'].flatMap((folder) =>
    filesUnder(folder).map((file) => readFileSync(join(folder, file), 'utf8')),
  );
  const used = styles.flatMap((text) => [...text.matchAll(/var\((--pe-[a-z-]+)/g)].map(([, name]) => name!));
  for (const guide of guides) expect(sorted(listed(guide))).toEqual(sorted(used));
});

test("the figures' CSS parts are those that shells export and the guide lists", () => {
  const frame = readFileSync('web/figures/shared/frame/figure.ts', 'utf8');
  const drawn = [...frame.matchAll(/ part="([a-z]+)"/g)].map(([, name]) => name!);
  expect(sorted(drawn)).toEqual(sorted(parts));
  for (const guide of guides) {
    const sentence = guide.split('\n').find((line) => line.includes('`heading`')) ?? '';
    expect([...sentence.matchAll(/`([a-z]+)`/g)].map(([, name]) => name).slice(0, parts.length)).toEqual([...parts]);
  }
});

test('inline elements are known to every blog engine', () => {
  const inline = manifests.filter(({ display }) => display === 'inline').map(({ tag }) => tag);
  for (const file of [
    'hugo/layouts/shortcodes/pe-figure.html',
    'jekyll/_includes/pe-figure.html',
    'hexo/scripts/pe-figure.js',
  ]) {
    const code = readFileSync(`web/embed/${file}`, 'utf8');
    for (const tag of inline) expect(code, file).toMatch(new RegExp(`["']${tag}["']`));
  }
});
