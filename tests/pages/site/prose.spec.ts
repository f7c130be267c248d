import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { filesUnder } from '../../../web/build/files.js';
import { paths } from '../../../web/build/paths.js';
import { defaultReaderState } from '../../../web/figures/shared/reader/reader-state.js';
import { quantities, wholeQuantities } from '../../../web/figures/shared/reader/quantities.js';
import { core } from '../../harness/core.js';
import { chapter, chapters, expect, languages, test, visit } from '../fixtures.js';

/** A page as reader modes, feeds and text browsers see it: without shadow roots. */
function withoutShadows(html: string): string {
  let depth = 0;
  return html
    .split(/(<template[^>]*>|<\/template>)/)
    .filter((part) => {
      if (part.startsWith('<template')) depth += 1;
      if (part === '</template>') depth -= 1;
      return depth === 0 && part !== '</template>';
    })
    .join('');
}

/** Every number of a page's sentences: what it is asked to be, and the text that stands there. */
function numbersIn(html: string): { asked: Map<string, string>; tag: string; text: string }[] {
  const found = withoutShadows(html).matchAll(/<(pe-value|pe-scrub)((?:\s[^>]*)?)>(.*?)<\/\1>/gs);
  return Array.from(found, ([, tag = '', written = '', text = '']) => ({
    tag,
    asked: new Map(Array.from(written.matchAll(/([a-z-]+)="([^"]*)"/g), ([, name = '', value = '']) => [name, value])),
    text,
  }));
}

/** The number that the core computes for a number of a sentence. */
function computed({ asked, tag }: { asked: Map<string, string>; tag: string }, html: string): number {
  const number = (name: string, otherwise: number): number => Number(asked.get(name) ?? otherwise);
  const [figure, field = ''] = [asked.get('for'), asked.get('field')];
  if (figure !== undefined) {
    const [written = ''] = new RegExp(`<pe-[^>]* id="${figure}"[^>]*>`).exec(html) ?? [];
    // Nothing is turned where nobody says so.
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

const spokenNumber = /^−?\d+(?:,\d{3})*(?:\.\d+)?$/;

test('every number of every sentence is in the text of the built page, without shadow roots, as the core computes it', () => {
  const seen = new Map<string, number>();
  // The guide shows its examples as other people's pages do, where the script writes the number.
  for (const file of filesUnder(paths.dist).filter((name) => /(?<!\bembed\/)index\.html$/.test(name))) {
    const html = readFileSync(join(paths.dist, file), 'utf8');
    const numbers = numbersIn(html);
    seen.set(file, numbers.length);
    for (const number of numbers) {
      const where = `${file}: <${number.tag} ${[...number.asked].join(' ')}>`;
      expect(number.text, where).toMatch(spokenNumber);
      const read = Number(number.text.replace('−', '-').replaceAll(',', ''));
      const digits = Number(number.asked.get('digits') ?? -Infinity);
      const value = computed(number, html);
      // Half a unit of the last decimal that is shown, or of the fourth digit.
      const slack = digits >= 0 ? 0.5 * 10 ** -digits : Math.abs(value) * 5e-4;
      expect(Math.abs(read - value), `${where} says ${number.text}`).toBeLessThanOrEqual(slack * (1 + 1e-9));
    }
  }
  for (const { folder } of languages) {
    expect(seen.get(`${folder}/clock-hands/index.html`)).toBeGreaterThan(15);
    for (const slug of chapters)
      expect(seen.get(`${folder}/${slug}/index.html`)).toBe(seen.get(`en/${slug}/index.html`));
  }
});

test.describe('sentences', () => {
  test.use({ expectedComplaints: /net::ERR_FAILED/ }); // where the scripts are kept away
  for (const { folder } of languages)
    test(`read the same before and after their figures are awake, and follow the reader (${folder})`, async ({
      page,
    }) => {
      const sentences = page.locator('article p:has(> pe-value), article p:has(> pe-scrub)');
      const texts = (): Promise<(string | null)[]> => sentences.evaluateAll((all) => all.map((one) => one.textContent));
      await page.route('**/assets/*.js', (route) => route.abort());
      await page.goto(chapter(folder), { waitUntil: 'domcontentloaded' });
      const before = await texts();
      expect(before.length).toBeGreaterThan(5);
      await page.unroute('**/assets/*.js');
      await visit(page, chapter(folder));
      expect(await texts()).toEqual(before);
      await page.locator('pe-scrub').first().getByRole('slider').press('PageUp');
      // What a key changes is drawn in the next frame, which a busy machine may not have had yet.
      const changed = async () => (await texts()).filter((text, index) => text !== before[index]);
      await expect.poll(changed).toEqual([expect.stringContaining('47')]);
    });
});
test('who selects a sentence copies its numbers', async ({ page }) => {
  await visit(page, chapter('en'));
  const copied = await page.evaluate(() => {
    const sentence = document.querySelector('pe-scrub')?.closest('p');
    if (sentence) getSelection()?.selectAllChildren(sentence);
    return getSelection()?.toString();
  });
  expect(copied).toContain('goes round once in 6.28 positions');
  expect(copied).toContain('at position 37, hand 0 has completed 5 turns');
});
