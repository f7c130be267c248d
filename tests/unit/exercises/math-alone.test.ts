import { expect, test } from 'vitest';

import { getSlots } from '../../../web/generator/exercises/embedded-exercises.js';
import { exerciseFiles } from '../../../web/generator/exercises/files.js';
import { original } from '../../../web/generator/pages/addresses.js';
import { mathmlOnly } from '../../../web/exercises/base/math-alone.js';
import { core } from '../../support/core.js';

const count = (html: string, text: string): number => html.split(text).length - 1;

test("removes KaTeX's visual markup and nothing else", () => {
  const drawn = '<span class="katex-html" aria-hidden="true"><span style="a"><span></span></span><wbr></span>';
  const math = '<span class="katex"><span class="katex-mathml"><math></math></span>';
  expect(mathmlOnly(`<p>a ${math}${drawn}</span>, <span>b</span></p>`)).toBe(`<p>a ${math}</span>, <span>b</span></p>`);
});

test('embedded exercises have no style attributes and keep their formulas', () => {
  // The formulas are the same in every language.
  const texts = exerciseFiles([original]).flatMap(({ language, exercises }) =>
    exercises.flatMap((exercise) => getSlots(exercise, language.folder, core)),
  );
  const alone = texts.map(mathmlOnly);
  expect(texts.filter((html) => html.includes(' style=')).length).toBeGreaterThan(0);
  expect(alone.filter((html) => html.includes(' style='))).toEqual([]);
  for (const [index, html] of alone.entries()) {
    expect(count(html, '<math')).toBe(count(texts[index]!, '<math'));
    expect(count(html, '<span')).toBe(count(html, '</span>'));
  }
});
