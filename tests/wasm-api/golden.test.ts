import { expect, test } from 'vitest';

import type { AttentionSpec, Unit } from '../../web/core/index.js';
import attention from '../core/reference/attention.json' with { type: 'json' };
import hands from '../core/reference/hands.json' with { type: 'json' };
import rows from '../core/reference/rows.json' with { type: 'json' };
import { loadCore } from './module.js';

const core = await loadCore();

/** FNV-1a, 64 bits, over the bytes of the floats. */
function getHash(values: Float32Array<ArrayBuffer>): string {
  let hash = 0xcbf29ce484222325n;
  for (const byte of new Uint8Array(values.buffer)) hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  return hash.toString(16).padStart(16, '0');
}

test('the table rows in the shipped module are the exact values rounded to float', () => {
  for (const { dimensions, base, position, hash } of rows) {
    const { values } = core.sinusoidalTable({
      positions: 1,
      dimensions,
      base,
      offset: position,
      layout: 'interleaved',
    });
    expect(getHash(values), `position ${position} of ${dimensions} dimensions at base ${base}`).toBe(hash);
    expect(core.fingerprint({ position, dimensions, base, layout: 'interleaved' })).toEqual(values);
  }
});

test('the hands in the shipped module are the exact ones, rounded to double', () => {
  for (const golden of hands) {
    const { dimensions, base, position, pair } = golden;
    const clock = core.hands({ position, dimensions, base, unit: golden.unit as Unit });
    expect(clock.turns[pair]).toBe(golden.turns);
    // Two units in the last place, and at large positions the 6.3 x 2^-76 that a 128-bit frequency leaves of the angle.
    expect(Math.abs(clock.angle[pair]! - golden.angle)).toBeLessThanOrEqual(golden.angle * 2 ** -51 + 6.3 * 2 ** -76);
    expect(Math.abs(clock.sine[pair]! - golden.sine)).toBeLessThanOrEqual(2 ** -52);
    expect(Math.abs(clock.cosine[pair]! - golden.cosine)).toBeLessThanOrEqual(2 ** -52);
    expect(Math.abs(clock.frequency[pair]! / golden.frequency - 1)).toBeLessThanOrEqual(2 ** -52);
    expect(Math.abs(clock.period[pair]! / golden.period - 1)).toBeLessThanOrEqual(2 ** -51);
  }
});

test('at base 2^(d/2) and half turns, hand i turns once in exactly 2 x 2^i positions', () => {
  const { period } = core.hands({ position: 0, dimensions: 16, base: 2 ** 8, unit: 'half-turn' });
  expect([...period]).toEqual([2, 4, 8, 16, 32, 64, 128, 256]);
});

test('the worked example of four dimensions has the numbers that the tour prints', () => {
  const { values } = core.sinusoidalTable({
    positions: 4,
    dimensions: 4,
    base: 10_000,
    offset: 0,
    layout: 'interleaved',
  });
  const printed = [...values].map((value) => value.toFixed(8));
  expect(printed.slice(4)).toEqual([
    ...['0.84147096', '0.54030228', '0.00999983', '0.99994999'],
    ...['0.90929741', '-0.41614684', '0.01999867', '0.99980003'],
    ...['0.14112000', '-0.98999250', '0.02999550', '0.99955004'],
  ]);
});

test('a wave at whole positions is a column of the table', () => {
  const { values } = core.sinusoidalTable({
    positions: 10,
    dimensions: 2,
    base: 10_000,
    offset: 0,
    layout: 'interleaved',
  });
  const wave = core.wave({
    dimension: 0,
    dimensions: 2,
    base: 10_000,
    layout: 'interleaved',
    from: 0,
    to: 9,
    samples: 10,
  });
  expect([...wave]).toEqual([...values].filter((_, index) => index % 2 === 0));
});

test('attention in the shipped module is what was computed elsewhere in double', () => {
  for (const { spec, weights, outputs, mean } of attention) {
    const result = core.attention({ ...spec, order: Int32Array.from(spec.order) } as AttentionSpec);
    const near = (values: Float32Array, expected: readonly number[]) => {
      expect(values).toHaveLength(expected.length);
      // Sums of up to 64 floats of size 1 to 3: a few of their roundings of 6e-8 each.
      expected.forEach((number, index) => expect(Math.abs(values[index]! - number)).toBeLessThanOrEqual(2e-6));
    };
    near(result.weights, weights);
    near(result.outputs, outputs);
    near(result.mean, mean);
  }
});

test('without a code, words that change places take their outputs with them', () => {
  const spec = { words: '我\n愛\n蘋果', seed: 7, dimensions: 32, code: 'none', mask: 'none' } as const;
  const typed = core.attention({ ...spec, order: Int32Array.of(0, 1, 2) });
  const shuffled = core.attention({ ...spec, order: Int32Array.of(2, 0, 1) });
  const place = [2, 0, 1];
  shuffled.outputs.forEach((value, index) => {
    expect(value).toBeCloseTo(typed.outputs[place[Math.floor(index / 32)]! * 32 + (index % 32)]!, 6);
  });
  expect(typed.outputChange).toBe(0);
  expect(shuffled.outputChange).toBeLessThan(1e-6);
  expect(core.attention({ ...spec, order: Int32Array.of(2, 0, 1), code: 'sinusoidal' }).outputChange).toBeGreaterThan(
    0.01,
  );
});

test('half a surrogate pair in a word is the sign for a lost character', () => {
  const spec = { order: Int32Array.of(0, 1), seed: 1, dimensions: 4, code: 'none', mask: 'none' } as const;
  const { vectors } = core.attention({ ...spec, words: '\ud83e\nx' });
  expect(vectors).toEqual(core.attention({ ...spec, words: '\ufffd\nx' }).vectors);
});

test('the steps of the three attempts are those that the tour prints', () => {
  const spec = { shift: 1, dimensions: 16, base: 10_000, seed: 1 };
  expect(core.attempt({ ...spec, attempt: 'fraction', length: 5 }).neighbourStep).toBe(0.25);
  expect(core.attempt({ ...spec, attempt: 'fraction', length: 100 }).neighbourStep.toFixed(4)).toBe('0.0101');
  expect(core.attempt({ ...spec, attempt: 'sinusoidal', length: 100 }).linearResidual).toBeLessThan(1e-9);
  expect(core.attempt({ ...spec, attempt: 'random', length: 100 }).linearResidual).toBeGreaterThan(0.9);
  expect(core.attempt({ ...spec, attempt: 'sinusoidal', length: 20 }).linearResidual).toBeNaN();
});

test('at d = 4 position 1 is divided by 1 and by 100', () => {
  const { exponent, divisor, angle } = core.workedExample({ position: 1, dimensions: 4, base: 10_000 });
  expect([...exponent]).toEqual([0, 0.5]);
  expect([...divisor]).toEqual([1, 100]);
  expect([...angle]).toEqual([1, 0.01]);
});

test('similarity is what compare says of each position, one by one', () => {
  const products = core.similarity({ position: 2.5, from: -3, count: 40, dimensions: 64, base: 10_000 });
  for (const [k, product] of products.entries()) {
    const { dot } = core.compare({ position: 2.5, other: k - 3, dimensions: 64, base: 10_000 });
    expect(Math.abs(product - dot)).toBeLessThanOrEqual(1e-12); // two sums of 32 cosines
  }
});

test('at d = 512 two codes become more alike at 2,436 of 4,999 steps, first at 44', () => {
  const rises = core.similarityRises({ positions: 5000, dimensions: 512, base: 10_000 });
  expect([rises.length, rises[0]]).toEqual([2436, 44]);
});

test('a window with a pixel for every number shows the table, at position one trillion as at 0', () => {
  for (const offset of [0, 10 ** 12]) {
    const same = { dimensions: 16, base: 10_000, layout: 'halves' } as const;
    const { values } = core.sinusoidalTable({ positions: 20, offset, ...same });
    const spec = {
      width: 16,
      height: 20,
      from: offset,
      positions: 20,
      firstDimension: 0,
      shownDimensions: 16,
      ...same,
    };
    const red = core.windowPixels({ ...spec, colours: 'RdBu' }).filter((_, index) => index % 4 === 0);
    const whole = core.windowPixels({ ...spec, width: 2, height: 1, from: 0, positions: 1, colours: 'RdBu' });
    expect([...whole.slice(4, 7)]).toEqual([0x05, 0x30, 0x61]); // all cosines of position 0 are 1
    for (const [index, value] of values.entries()) {
      if (value < -0.9) expect(red[index]).toBeLessThan(0xb2); // dark red and dark blue hold little red,
      if (Math.abs(value) < 0.1) expect(red[index]).toBeGreaterThan(0xd1); // the middle is nearly white
      if (value > 0.9) expect(red[index]).toBeLessThan(0x21);
    }
  }
});
