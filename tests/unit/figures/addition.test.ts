import { describe, expect, test } from 'vitest';

import { getAddition, leak, maxTyped, wordText } from '../../../web/figures/addition/data.js';
import { shiningPairs, strengths } from '../../../web/figures/addition/halo.js';
import { PeAddition } from '../../../web/figures/addition/pe-addition.js';
import { preparedReading, readBackSpecs } from '../../../web/figures/addition/read-back.js';
import { defaultReaderState } from '../../../web/figures/shared/reader/reader-state.js';
import { core } from '../../support/core.js';

const addend = { word: 'love', scale: 1, timesRoot: 'none', seed: 1 } as const;
const dot = (a: Float32Array, b: Float32Array): number => a.reduce((sum, value, k) => sum + value * b[k]!, 0);

describe('a word', () => {
  test.each(['a', '爱', 'x'.repeat(160), '愛'.repeat(53)])('%s can be added', (word) => {
    expect(wordText.fromAttribute(` ${word} `)).toBe(word);
    expect(() => getAddition(core, defaultReaderState, { ...addend, word })).not.toThrow();
  });

  test.each(['', 'x'.repeat(161), '愛'.repeat(54)])('%s counts as not given, since the core refuses it', (word) => {
    expect(wordText.fromAttribute(word)).toBeUndefined();
    expect(() => getAddition(core, defaultReaderState, { ...addend, word })).toThrow(RangeError);
  });

  test.each(['x', 'é', '愛', '𠮷', '👩‍🚀'])('as long as its field allows can be added: %s', (character) => {
    const word = character.repeat(Math.floor(maxTyped / character.length));
    expect(wordText.fromAttribute(word)).toBe(word);
  });
});

describe('glasses', () => {
  for (const timesRoot of ['none', 'sqrt'] as const) {
    for (const dimensions of [8, 64, 512]) {
      test(`pass components in their direction (d = ${dimensions}, ${timesRoot})`, () => {
        const addition = getAddition(core, { ...defaultReaderState, dimensions }, { ...addend, timesRoot });
        const { word, code, sum, wordNorm, codeNorm, angle } = addition;
        // The sum's component along the word, in word lengths: the word itself, and the leak. Sums of up to 22 floats.
        expect(dot(sum, word) / wordNorm ** 2).toBeCloseTo(1 + leak(codeNorm, wordNorm, angle), 4);
        expect(dot(sum, code) / codeNorm ** 2).toBeCloseTo(1 + leak(wordNorm, codeNorm, angle), 4);
        expect(strengths(addition, 'drawing')).toMatchObject({ drawing: 1 });
        expect(strengths(addition, 'light')).toMatchObject({ light: 1 });
      });
    }
  }

  test("without an encoding there's no light, with any glasses", () => {
    const dark = getAddition(core, defaultReaderState, { ...addend, scale: 0 });
    expect(strengths(dark, 'none')).toEqual({ drawing: 1, light: 0 });
    expect(strengths(dark, 'drawing')).toEqual({ drawing: 1, light: 0 });
    expect(strengths(dark, 'light')).toEqual({ drawing: 0, light: 0 });
  });

  test('the halo grows with the scale', () => {
    const lights = [0, 0.1, 0.5, 1, 2].map(
      (scale) => strengths(getAddition(core, defaultReaderState, { ...addend, scale }), 'none').light,
    );
    expect(lights).toEqual(lights.toSorted((a, b) => a - b));
    expect(new Set(lights).size).toBe(lights.length);
  });
});

test('at most twelve lamps are lit, including the fastest and the slowest hand', () => {
  expect(shiningPairs(8)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  for (const pairs of [17, 32, 256]) {
    const lamps = shiningPairs(pairs);
    expect(new Set(lamps).size).toBe(12);
    expect([lamps[0], lamps.at(-1)]).toEqual([0, pairs - 1]);
  }
});

describe('reading back', () => {
  interface Prepared {
    readonly settings: unknown;
    readonly counts: readonly unknown[];
  }
  const prepared = (attributes: Readonly<Record<string, string>>): Prepared =>
    JSON.parse(PeAddition.prepared(core, { view: 'read-back', ...attributes })) as Prepared;

  test('what the build has read is what the core reads', () => {
    const specs = readBackSpecs({ scale: 1, timesRoot: 'sqrt', seed: 3 }, 50);
    const reading = prepared({ 'times-root': 'sqrt', vocabulary: '50', seed: '3' });
    expect(reading).toEqual(JSON.parse(preparedReading(core, specs)));
    expect(reading.settings).toEqual(specs);
    expect(specs.map((spec) => core.readBack(spec))).toMatchObject(reading.counts);
  });

  test('no other view has anything prepared', () => expect(PeAddition.prepared(core, { view: 'halo' })).toBe(''));
});
