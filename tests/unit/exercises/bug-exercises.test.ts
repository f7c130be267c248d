import { describe, expect, test } from 'vitest';

import type { BugSpec } from '../../../web/exercises/kinds/bug.js';
import { fixed } from '../../../web/figures/shared/reader/format.js';
import { getCase } from '../../../web/exercises/base/variant.js';
import { bfloat16 } from '../../support/bfloat16.js';
import { core } from '../../support/core.js';
import { getSpecs } from '../../support/exercises.js';

const specs = getSpecs<BugSpec>('bug');

describe.each(specs.map((spec) => [spec.id, spec] as const))('%s', (_, spec) => {
  test('has six to ten lines, one bug, and one right fix of that line', () => {
    const lines = spec.code.split('\n');
    expect(lines.length).toBeGreaterThanOrEqual(6);
    expect(lines.length).toBeLessThanOrEqual(10);
    const bug = lines[spec.line - 1]?.trim();
    expect(bug).toBeTruthy();
    const repairs = spec.repairs.map(({ code }) => code.trim());
    expect(new Set([bug, ...repairs]).size).toBe(repairs.length + 1);
    expect(spec.repairs.filter(({ right }) => right)).toHaveLength(1);
    const suspects = (spec.innocent ?? []).map(({ line }) => line);
    expect(suspects).not.toContain(spec.line);
    expect(Math.max(...suspects)).toBeLessThanOrEqual(lines.length);
  });

  test("gives other numbers when it's fixed", () => {
    for (let seed = 1; seed <= 50; ++seed) {
      const { texts } = getCase(core, spec, seed);
      expect(spec.shown.some(({ before, after }) => texts[before] !== texts[after])).toBe(true);
    }
  });
});

test('there are bug exercises', () => {
  expect(specs.length).toBeGreaterThanOrEqual(6);
});

test('positions rounded to 16 bits are those of bfloat16', () => {
  const { parameters = {} } = specs.find(({ id }) => id === 'sixteen-bits') ?? {};
  const { position, rounded, length, kept } = parameters;
  expect(bfloat16(Number(position))).toBe(rounded);
  const positions = Array.from({ length: Number(length) }, (_, index) => bfloat16(index));
  expect(new Set(positions).size).toBe(kept);
  // As the exercise says: exact up to 256, 257 is lost, then 64 apart, and less than 0.002 for numbers up to 1.
  expect([255, 256, 257].map(bfloat16)).toEqual([255, 256, 256]);
  expect(bfloat16(Number(rounded) + 64) - Number(rounded)).toBe(64);
  expect(bfloat16(Number(rounded) + 31)).toBe(rounded);
  expect(2 ** -9).toBeLessThan(0.002);
  expect([Math.fround(2 ** 24), Math.fround(2 ** 24 + 1)]).toEqual([16_777_216, 16_777_216]);
});

test('the sine and cosine of the 16-bit table are those that the last line computes', () => {
  const spec = specs.find(({ id }) => id === 'sixteen-bits');
  if (!spec) throw new Error('there is no such exercise');
  const { values, texts } = getCase(core, spec, 1);
  for (const name of ['before', 'after']) {
    const exact = values[name] ?? NaN;
    const decimals = texts[name]?.split('.')[1]?.length ?? 0;
    expect(texts[name], name).toBe(fixed(Math.sign(exact) * bfloat16(Math.abs(exact)), decimals));
  }
});

test('shifting a half-split code as interleaved gives the plainly computed result', () => {
  const spec = specs.find(({ id }) => id === 'halves-read-as-pairs');
  if (!spec) throw new Error('there is no such exercise');
  for (let seed = 1; seed <= 20; ++seed) {
    const { parameters, values } = getCase(core, spec, seed);
    const [position, shift, d] = ['position', 'shift', 'dimensions'].map((name) => Number(parameters[name])) as [
      number,
      number,
      number,
    ];
    const [first, second] = [Math.sin(position), Math.sin(position / 10_000 ** (2 / d))];
    expect(values['before']).toBeCloseTo(first * Math.cos(shift) + second * Math.sin(shift), 5);
    expect(values['after']).toBeCloseTo(Math.sin(position + shift), 5);
  }
});
