import { describe, expect, test } from 'vitest';

import {
  getAddition,
  anglesSpec,
  joinSizes,
  leak,
  getReach,
  readBackSpecs,
  getRefusal,
} from '../../../web/figures/addition/data.js';
import { outline } from '../../../web/figures/addition/angles.js';
import { shiningPairs, strengths } from '../../../web/figures/addition/halo.js';
import { preparedAngles, preparedReading, readAngles, readReading } from '../../../web/figures/addition/prepared.js';
import { defaultReaderState } from '../../../web/figures/shared/reader/reader-state.js';
import { core } from '../../support/core.js';

const addend = { word: 'love', scale: 1, timesRoot: 'none', seed: 1 } as const;
const dot = (a: Float32Array, b: Float32Array): number => a.reduce((sum, value, k) => sum + value * b[k]!, 0);

describe('a word', () => {
  test.each(['a', '爱', 'x'.repeat(160), '愛'.repeat(53)])('%s can be added', (word) => {
    expect(getRefusal(word)).toBeUndefined();
    expect(() => getAddition(core, defaultReaderState, { ...addend, word })).not.toThrow();
  });

  test.each([
    ['', 'empty'],
    ['x'.repeat(161), 'long'],
    ['愛'.repeat(54), 'long'],
  ])('%s is refused, as by the core', (word, reason) => {
    expect(getRefusal(word)).toBe(reason);
    expect(() => getAddition(core, defaultReaderState, { ...addend, word })).toThrow(RangeError);
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

test('bars scale with the largest number of all strips', () => {
  expect(getReach(new Float32Array([0.5, -2]), new Float32Array([1]))).toBe(2);
  expect(getReach(new Float32Array(4))).toBeGreaterThan(0);
});

describe('the angles between words and encodings', () => {
  test('smaller batches are counted when each takes longer', () => {
    expect(anglesSpec(512, 1).words).toBeLessThan(anglesSpec(2, 1).words);
    expect(() => core.anglesHistogram(anglesSpec(2, 1))).not.toThrow();
  });

  test("the prerendered counts equal the core's, including the reader's own width", () => {
    const { seed, ridges } = readAngles(preparedAngles(core, { seed: '3', dimensions: '64' }))!;
    expect(seed).toBe(3);
    expect(ridges.map(({ dimensions }) => dimensions)).toEqual([2, 8, 32, 128, 512, 64]);
    for (const { dimensions, angles } of ridges)
      expect(angles).toEqual(core.anglesHistogram(anglesSpec(dimensions, 3, 10_000)));
  });

  test.each([null, '', '[1]', '[1,[2,1,1,5]]', '[null]'])("%s isn't a count", (text) =>
    expect(readAngles(text)).toBeUndefined(),
  );

  test('the highest bin fills the row', () =>
    expect(outline(new Float64Array([0, 2, 1]))).toBe('M0 1V1.000H1V0.000H2V0.500H3V1Z'));
});

describe('read-back', () => {
  test("the prerendered read-back equals the core's", () => {
    const reading = readReading(preparedReading(core, { 'times-root': 'sqrt', vocabulary: '50', seed: '3' }))!;
    expect(reading.specs).toEqual(readBackSpecs({ scale: 1, timesRoot: 'sqrt', seed: 3 }, 50));
    expect(reading.specs.map((spec) => core.readBack(spec))).toMatchObject(reading.counts);
    expect(reading.counts).toHaveLength(reading.specs.length);
  });

  test.each([null, '', '[]', '[1,0,1,1000]', '[1,0,1,1000,[1]]', '{'])("%s isn't a read-back", (text) =>
    expect(readReading(text)).toBeUndefined(),
  );

  test('malformed attributes are ignored', () =>
    expect(preparedReading(core, { vocabulary: '0', scale: 'x', seed: '-1' })).toBe(preparedReading(core, {})));
});

test('concatenation costs one column per number of the position', () => {
  expect(joinSizes(512, 64)).toEqual({
    added: { inputs: 512, parameters: 262_144 },
    joined: { inputs: 576, parameters: 294_912 },
  });
});

test('addition equals concatenation followed by [I I]', () => {
  const { word, code, sum } = getAddition(core, defaultReaderState, addend);
  const joined = [...word, ...code];
  const added = Array.from({ length: word.length }, (_, row) =>
    joined.reduce((total, value, column) => total + (column % word.length === row ? value : 0), 0),
  );
  added.forEach((value, k) => expect(value).toBeCloseTo(sum[k]!, 6));
});
