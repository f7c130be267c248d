import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

import { describedFigures } from '../../../web/generator/figures/figure-attributes.js';
import { getCase } from '../../../web/exercises/base/variant.js';
import { figureUrl } from '../../../web/exercises/base/figure-link.js';
import { accepts } from '../../../web/figures/shared/reader/number-range.js';
import { core } from '../../support/core.js';
import { specs } from '../../support/exercises.js';

const linked = specs.flatMap((spec) => (spec.figure ? [[spec.id, spec, spec.figure] as const] : []));
const chapter = (slug: string): Promise<string> =>
  readFile(new URL(`../../../web/content/en/${slug}.md`, import.meta.url), 'utf8');

/** A rejected value would leave the figure in another state than the exercise's case. */
test.each(linked)(
  'the link of %s opens a figure of its chapter with valid values',
  async (_, spec, { chapter: slug, id }) => {
    const [, name = '', count = '1'] = /^([a-z-]+?)(?:-(\d+))?$/.exec(id) ?? [];
    const there = (await chapter(slug)).match(new RegExp(`^<pe-${name}[ >]`, 'gm')) ?? [];
    expect(there.length).toBeGreaterThanOrEqual(Number(count));
    const attributes = describedFigures.find(({ manifest }) => manifest.tag === `pe-${name}`)?.attributes ?? [];
    for (let seed = 1; seed <= 20; ++seed) {
      const { searchParams } = new URL(
        figureUrl(spec.figure!, getCase(core, spec, seed), '../'),
        'http://tour/en/here/',
      );
      for (const [key, value] of searchParams) {
        const attribute = attributes.find((candidate) => `${id}.${candidate.name}` === key);
        expect(attribute, key).toBeDefined();
        if (attribute?.range) expect(accepts(attribute.range, Number(value)), `${key} = ${value}`).toBe(true);
        if (attribute?.choices) expect(attribute.choices, key).toContain(value);
      }
    }
  },
);

test("a word in apostrophes is a string even if it's a parameter's name", () => {
  const given = { seed: 1, parameters: { position: 17 }, values: {}, texts: {} };
  const figure = { chapter: 'panorama', id: 'panorama', block: "'position'", position: 'position + 1' };
  expect(figureUrl(figure, given, '../')).toBe('../panorama/?panorama.block=position&panorama.position=18#panorama');
});
