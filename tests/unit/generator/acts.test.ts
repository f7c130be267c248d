import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

import { chapters, type Slug } from '../../../web/generator/content/tour.js';
import { getAct } from '../../../web/generator/pages/action-links.js';
import { readerStateRanges } from '../../../web/figures/shared/reader/number-range.js';
import { defaultReaderState } from '../../../web/figures/shared/reader/reader-state.js';
import { stretched, type StretchSettings } from '../../../web/figures/stretch/data.js';
import { core } from '../../support/core.js';

/** The phrases of a chapter that bring a figure into a state. The check of the content holds the languages to the same ones. */
const getActs = (chapter: Slug) =>
  Array.from(
    readFileSync(new URL(`../../../web/content/en/${chapter}.md`, import.meta.url), 'utf8').matchAll(
      /\]\((#[^)\s]+)\)/g,
    ),
    ([, href = '']) => getAct(href),
  ).flatMap((act) => (act ? [{ id: act.id, state: Object.fromEntries(act.state) }] : []));

/** Fields that may stay as they were: those of the whole page, the look of a picture, and a drawing by the reader. */
const free: readonly string[] = [...Object.keys(readerStateRanges), 'layout', 'colours', 'strengths'];
const ownFields = (state: object): string[] => Object.keys(state).filter((field) => !free.includes(field));

test.each(chapters)('%s: a phrase of a figure sets all that another phrase of it may have left behind', (chapter) => {
  const acts = getActs(chapter);
  for (const { id, state } of acts) {
    const own = ownFields(state);
    if (own.length === 0) continue;
    const ofAll = acts.filter((act) => act.id === id).flatMap((act) => ownFields(act.state));
    expect(own.sort(), `${id}?${new URLSearchParams(state).toString()}`).toEqual([...new Set(ofAll)].sort());
  }
});

describe('what a sentence says of its phrase is to be seen', () => {
  const getState = (chapter: Slug, id: string, part: Readonly<Record<string, string>>): Record<string, string> => {
    const found = getActs(chapter).find(
      (act) => act.id === id && Object.entries(part).every(([field, text]) => act.state[field] === text),
    );
    expect(found, `${chapter}: ${id}`).toBeDefined();
    return found!.state;
  };

  test('position blind: the mean is seen of words that have moved, and the encoding works without the mask', () => {
    expect(getState('position-blind', 'shuffle', { mean: '1' })).toMatchObject({
      order: '2 0 1',
      code: '0',
      causal: '0',
    });
    expect(getState('position-blind', 'shuffle', { code: '1' })).toMatchObject({ order: '2 0 1', causal: '0' });
    expect(getState('position-blind', 'lab', { mask: 'none' })).toMatchObject({ layers: '2' });
  });

  test('clock hands: one step leads to the position after that which the page begins with', () => {
    expect(getState('clock-hands', 'clock', {})).toEqual({ position: String(defaultReaderState.position + 1) });
  });

  test('same turn: the peak moves by a fifth of what is drawn to each side', () => {
    const { offset, zoom } = getState('same-turn', 'similarity', { offset: '10' });
    expect(Number(offset) / Number(zoom)).toBe(1 / 5);
  });

  test('gps: the fast half is added up whole, and its fix and its bound are shown', () => {
    const { heard = '', hands, ...others } = getState('gps', 'receiver', { heard: '11110000' });
    expect(Number(hands)).toBeGreaterThanOrEqual(heard.length);
    expect(others).toMatchObject({ dimensions: '16', order: 'fast-first', sigma: '0.2', revealed: '1' });
  });

  test('rope: query and key that change places are one pair, and two different words', () => {
    for (const query of ['2', '5'])
      expect(getState('rope', 'rope', { query, alike: '0' })).toMatchObject({ view: 'pair' });
  });

  test('longer: dynamic NTK divides the slowest hand by 8 at eight times the length, and as code has it by 57', () => {
    const getSlowest = (formula: StretchSettings['formula']): number => {
      const { factor } = getState('longer', 'stretch', { scheme: 'dynamic', formula });
      const { kept } = stretched(core, {
        ...{ scheme: 'dynamic', formula, factor: Number(factor), length: 32_768, trained: 4096, dimensions: 128 },
        ...{ base: 10_000, fast: 32, slow: 1, untruncated: false, low: 1, high: 4, factors: 'even' },
      });
      return 1 / kept.at(-1)!;
    };
    expect(getSlowest('paper')).toBeCloseTo(8, 9);
    expect(getSlowest('code')).toBeCloseTo(57, 9);
  });
});
