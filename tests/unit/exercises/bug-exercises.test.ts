import { describe, expect, test } from 'vitest';

import type { BugSpec } from '../../../web/exercises/kinds/bug.js';
import { fixed } from '../../../web/figures/shared/reader/format.js';
import { getCase } from '../../../web/exercises/base/variant.js';
import { bfloat16 } from '../../support/bfloat16.js';
import { core } from '../../support/core.js';
import { getSpecs } from '../../support/exercises.js';

const specs = getSpecs<BugSpec>('bug');

describe.each(specs.map((spec) => [spec.id, spec] as const))('%s', (_, spec) => {
  test('has six to ten lines, one bug among them, and one right repair of just that line', () => {
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

  test('gives other numbers when it is mended', () => {
    for (let seed = 1; seed <= 50; ++seed) {
      const { texts } = getCase(core, spec, seed);
      expect(spec.shown.some(({ before, after }) => texts[before] !== texts[after])).toBe(true);
    }
  });
});

test('there are bugs to find', () => {
  expect(specs.length).toBeGreaterThanOrEqual(6);
});

test('positions that are rounded to sixteen bits are those of bfloat16', () => {
  const { parameters = {} } = specs.find(({ id }) => id === 'sixteen-bits') ?? {};
  const { position, rounded, length, kept } = parameters;
  expect(bfloat16(Number(position))).toBe(rounded);
  const positions = Array.from({ length: Number(length) }, (_, index) => bfloat16(index));
  expect(new Set(positions).size).toBe(kept);
  // The words of the exercise: exact to 256, 257 lost, 64 apart there, less than 0.002 at numbers of at most 1.
  expect([255, 256, 257].map(bfloat16)).toEqual([255, 256, 256]);
  expect(bfloat16(Number(rounded) + 64) - Number(rounded)).toBe(64);
  expect(bfloat16(Number(rounded) + 31)).toBe(rounded);
  expect(2 ** -9).toBeLessThan(0.002);
  expect([Math.fround(2 ** 24), Math.fround(2 ** 24 + 1)]).toEqual([16_777_216, 16_777_216]);
});

test('what a table of sixteen bits is said to hold is what its last line leaves of the sine and cosine', () => {
  const spec = specs.find(({ id }) => id === 'sixteen-bits');
  if (!spec) throw new Error('there is no such exercise');
  const { values, texts } = getCase(core, spec, 1);
  for (const name of ['before', 'after']) {
    const exact = values[name] ?? NaN;
    const decimals = texts[name]?.split('.')[1]?.length ?? 0;
    expect(texts[name], name).toBe(fixed(Math.sign(exact) * bfloat16(Math.abs(exact)), decimals));
  }
});

test('a shift of a code whose halves are read as pairs is what a plain computation of it gives', () => {
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
