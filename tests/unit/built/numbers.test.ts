import { expect, test } from 'vitest';

import { defaultReaderState } from '../../../web/figures/shared/reader/reader-state.js';
import { quantities, wholeQuantities } from '../../../web/figures/shared/reader/quantities.js';
import { core } from '../../support/core.js';
import { html, pages } from './dist.js';

/** A page without shadow roots, as seen by reader modes, feeds and text browsers. */
function withoutShadows(page: string): string {
  let depth = 0;
  return page
    .split(/(<template[^>]*>|<\/template>)/)
    .filter((part) => {
      if (part.startsWith('<template')) depth += 1;
      if (part === '</template>') depth -= 1;
      return depth === 0 && part !== '</template>';
    })
    .join('');
}

/** Every inline number of a page: its attributes, and its text. */
function numbersIn(page: string): { asked: Map<string, string>; tag: string; text: string }[] {
  const found = withoutShadows(page).matchAll(/<(pe-value|pe-scrub)((?:\s[^>]*)?)>(.*?)<\/\1>/gs);
  return Array.from(found, ([, tag = '', written = '', text = '']) => ({
    tag,
    asked: new Map(Array.from(written.matchAll(/([a-z-]+)="([^"]*)"/g), ([, name = '', value = '']) => [name, value])),
    text,
  }));
}

/** The core's value for an inline number. */
function computed({ asked, tag }: { asked: Map<string, string>; tag: string }, page: string): number {
  const number = (name: string, otherwise: number): number => Number(asked.get(name) ?? otherwise);
  const [figure, field = ''] = [asked.get('for'), asked.get('field')];
  if (figure !== undefined) {
    const [written = ''] = new RegExp(`<pe-[^>]* id="${figure}"[^>]*>`).exec(page) ?? [];
    // No offset is set by default.
    return Number(new RegExp(` ${field}="([^"]*)"`).exec(written)?.[1] ?? (field === 'offset' ? 0 : NaN));
  }
  if (tag === 'pe-scrub') return defaultReaderState[asked.get('field') as 'position' | 'dimensions' | 'base'];
  const all = { ...quantities, ...wholeQuantities };
  const value = all[(asked.get('of') ?? 'sine') as keyof typeof all](core, {
    position: number('position', defaultReaderState.position),
    dimensions: number('dimensions', defaultReaderState.dimensions),
    base: number('base', defaultReaderState.base),
    layout: defaultReaderState.layout,
    other: number('other', 0),
    pair: number('pair', 0),
    dimension: number('dimension', 0),
    sigma: number('sigma', 1),
  });
  return value ?? NaN;
}

const formattedNumber = /^−?\d+(?:,\d{3})*(?:\.\d+)?$/;

test("every inline number is in the built page as text, without shadow roots, with the core's value", () => {
  const seen = new Map<string, number>();
  // The examples in the guide are filled in by the script, as on other sites.
  for (const page of pages.filter((path) => !path.includes('/embed/'))) {
    const text = html(page);
    const numbers = numbersIn(text);
    seen.set(page, numbers.length);
    for (const number of numbers) {
      const where = `${page}: <${number.tag} ${[...number.asked].join(' ')}>`;
      expect(number.text, where).toMatch(formattedNumber);
      const read = Number(number.text.replace('−', '-').replaceAll(',', ''));
      const digits = Number(number.asked.get('digits') ?? -Infinity);
      const value = computed(number, text);
      // Half a unit of the last displayed decimal, or of the fourth digit.
      const slack = digits >= 0 ? 0.5 * 10 ** -digits : Math.abs(value) * 5e-4;
      expect(Math.abs(read - value), `${where} says ${number.text}`).toBeLessThanOrEqual(slack * (1 + 1e-9));
    }
  }
  expect(seen.get('en/clock-hands/')).toBeGreaterThan(15);
  for (const [page, count] of seen)
    if (page.startsWith('zh-')) expect(count, page).toBe(seen.get(page.replace(/^zh-han[st]/, 'en')));
});
