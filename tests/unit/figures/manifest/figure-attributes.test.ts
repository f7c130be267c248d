import { beforeAll, describe, expect, test } from 'vitest';

import { customElementsManifest } from '../../../../web/generator/figures/custom-elements.js';
import { describedFigures, type FigureAttribute } from '../../../../web/generator/figures/figure-attributes.js';
import { exerciseTag } from '../../../../web/generator/figures/element-files.js';
import { knownFigures, renderFigure, defineFigures } from '../../../../web/generator/figures/figures.js';
import { seedRange } from '../../../../web/exercises/base/spec.js';
import { accepts } from '../../../../web/figures/shared/reader/number-range.js';
import { tags } from '../../../../web/package/tags.js';

const elements = describedFigures.map(({ manifest, ...rest }) => ({ ...rest, ...manifest }));
const figures = elements.filter(({ tag }) => tag !== exerciseTag);
const cases = figures.flatMap(({ tag, attributes }) => attributes.map((attribute) => ({ tag, ...attribute })));
const getName = ({ tag, name }: { tag: string; name: string }): string => `${tag} ${name}`;

describe('the table of attributes', () => {
  test('has every figure and every public attribute', () => {
    expect(elements.map(({ tag }) => tag)).toEqual(tags);
    for (const { tag, attributes } of figures) {
      const names = new Set([...attributes.map(({ name }) => name), 'lang', 'id', 'class', 'hidden']);
      expect([...names].toSorted()).toEqual(knownFigures[tag]?.toSorted());
    }
  });

  test('has the attributes of exercises', () => {
    const exercise = elements.find(({ tag }) => tag === exerciseTag);
    expect(exercise?.attributes.map(({ name }) => name)).toEqual(['lang', 'exercise', 'seed']);
    expect(exercise?.attributes.at(-1)).toMatchObject({
      kind: 'number',
      range: seedRange,
      defaultValue: String(seedRange.min),
    });
  });

  test('describes each in a sentence', () => {
    for (const { summary, slot } of elements) {
      expect(summary).toMatch(/^[A-Z].*\.$/);
      expect(slot).not.toBe('');
    }
    expect(cases.filter(({ meaning }) => !/^[A-Z`dk].*\.$/.test(meaning)).map(getName)).toEqual([]);
  });

  test('has the range of every number and the options of every choice', () => {
    const bare = ({ kind, range, choices }: FigureAttribute): boolean =>
      (kind === 'number' && !range) || (kind === 'choice' && !choices?.length);
    expect(cases.filter(bare).map(getName)).toEqual([]);
  });
});

const drawn = async (tag: string, attribute = ''): Promise<string> => {
  const page = await renderFigure(`<p><${tag}${attribute}></${tag}></p>`);
  // The tag itself contains the attribute.
  return page.replace(/<pe-[^>]*>/, '');
};

beforeAll(async () => {
  await defineFigures();
});

describe('the default value of an attribute', () => {
  const withDefault = cases.filter((attribute) => attribute.defaultValue !== undefined);

  test('is in its range or one of its options', () => {
    for (const { range, choices, defaultValue: value = '' } of withDefault)
      expect(range ? accepts(range, Number(value)) : choices?.includes(value)).toBe(true);
  });

  // All at once, since setting the defaults must change nothing.
  test.each(figures)("is $tag's value without the attribute", async ({ tag, attributes }) => {
    const given = attributes.flatMap(({ name, defaultValue: value }) =>
      value === undefined ? [] : [` ${name}="${value}"`],
    );
    const without = await drawn(tag);
    expect(without.length).toBeGreaterThan('<p></p>'.length + `</${tag}>`.length);
    // Compared as a boolean, because a diff of long paths is unreadable.
    expect((await drawn(tag, given.join(''))) === without).toBe(true);
  });
});

describe('the custom-elements manifest', () => {
  interface Declared {
    readonly tagName: string;
    readonly attributes: readonly { readonly name: string; readonly default?: string; readonly description: string }[];
  }
  const { modules } = customElementsManifest() as {
    readonly modules: readonly { readonly path: string; readonly declarations: readonly Declared[] }[];
  };

  test('declares every figure once, in its own module', () => {
    expect(modules.map(({ path }) => path)).toEqual(tags.map((tag) => `figures/${tag.slice('pe-'.length)}.js`));
    expect(modules.flatMap(({ declarations }) => declarations.map(({ tagName }) => tagName))).toEqual(tags);
  });

  test('has ranges and default values', () => {
    const clock = modules.flatMap(({ declarations }) => declarations).find(({ tagName }) => tagName === 'pe-clock');
    const hand = clock?.attributes.find(({ name }) => name === 'hand');
    expect(hand).toMatchObject({
      default: '1',
      description: expect.stringContaining('A whole number from 0 to 255.') as string,
    });
  });
});
