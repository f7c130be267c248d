import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

import { chapters, type Slug } from '../../../web/generator/content/tour.js';
import { getAct } from '../../../web/generator/text/action-links.js';
import { readerStateRanges } from '../../../web/figures/shared/reader/number-range.js';
import { defaultReaderState } from '../../../web/figures/shared/reader/reader-state.js';
import { stretched, type StretchSettings } from '../../../web/figures/stretch/data.js';
import { slackRope } from '../../../web/figures/stretch/rope.js';
import { core } from '../../support/core.js';

/** The action links of a chapter. The content check ensures that all languages have the same. */
const getActs = (chapter: Slug) =>
  Array.from(
    readFileSync(new URL(`../../../web/content/en/${chapter}.md`, import.meta.url), 'utf8').matchAll(
      /\]\((#[^)\s]+)\)/g,
    ),
    ([, href = '']) => getAct(href),
  ).flatMap((act) => (act ? [{ id: act.id, state: Object.fromEntries(act.state) }] : []));

/** Fields that needn't be set: those of the whole page, a picture's appearance, and the reader's drawing. */
const free: readonly string[] = [...Object.keys(readerStateRanges), 'layout', 'colours', 'strengths'];
const ownFields = (state: object): string[] => Object.keys(state).filter((field) => !free.includes(field));

test.each(chapters)(
  '%s: an action link of a figure sets everything that other action links of it may have changed',
  (chapter) => {
    const acts = getActs(chapter);
    for (const { id, state } of acts) {
      const own = ownFields(state);
      if (own.length === 0) continue;
      const ofAll = acts.filter((act) => act.id === id).flatMap((act) => ownFields(act.state));
      expect(own.sort(), `${id}?${new URLSearchParams(state).toString()}`).toEqual([...new Set(ofAll)].sort());
    }
  },
);

describe('what the text of an action link promises is visible', () => {
  const getState = (chapter: Slug, id: string, part: Readonly<Record<string, string>>): Record<string, string> => {
    const found = getActs(chapter).find(
      (act) => act.id === id && Object.entries(part).every(([field, text]) => act.state[field] === text),
    );
    expect(found, `${chapter}: ${id}`).toBeDefined();
    return found!.state;
  };

  test('position-blind: the mean of moved words is shown, and the encoding works without the mask', () => {
    expect(getState('position-blind', 'shuffle', { mean: '1' })).toMatchObject({
      order: '2 0 1',
      code: '0',
      causal: '0',
    });
    expect(getState('position-blind', 'shuffle', { code: '1' })).toMatchObject({ order: '2 0 1', causal: '0' });
    expect(getState('position-blind', 'lab', { mask: 'none' })).toMatchObject({ layers: '2' });
  });

  test('clock-hands: one step leads to the position after the initial one', () => {
    expect(getState('clock-hands', 'clock', {})).toEqual({ position: String(defaultReaderState.position + 1) });
  });

  test('same-turn: the peak moves by a fifth of the plot to each side', () => {
    const { offset, zoom } = getState('same-turn', 'similarity', { offset: '10' });
    expect(Number(offset) / Number(zoom)).toBe(1 / 5);
  });

  test('gps: the fast half is added completely, and its estimate and bound are shown', () => {
    const { heard = '', hands, ...others } = getState('gps', 'receiver', { heard: '11110000' });
    expect(Number(hands)).toBeGreaterThanOrEqual(heard.length);
    expect(others).toMatchObject({ dimensions: '16', order: 'fast-first', sigma: '0.2', revealed: '1' });
  });

  test('rope: swapped query and key are one pair and two different words', () => {
    for (const query of ['2', '5'])
      expect(getState('rope', 'rope', { query, alike: '0' })).toMatchObject({ view: 'pair' });
  });

  test('longer: dynamic NTK divides the slowest frequency by 8 at eight times the length, and by 57 by code', () => {
    const getSlowest = (formula: StretchSettings['formula']): number => {
      const { factor } = getState('longer', 'stretch', { scheme: 'dynamic', formula });
      const { kept } = stretched(core, {
        ...{ scheme: 'dynamic', formula, factor: Number(factor), length: 32_768, trained: 4096, dimensions: 128 },
        ...{ base: 10_000, rope: slackRope },
      });
      return 1 / kept.at(-1)!;
    };
    expect(getSlowest('paper')).toBeCloseTo(8, 9);
    expect(getSlowest('code')).toBeCloseTo(57, 9);
  });
});
