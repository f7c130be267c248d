import { expect, test } from 'vitest';

import cliffs from '../core/reference/cliff.json' with { type: 'json' };
import readings from '../core/reference/read_back.json' with { type: 'json' };
import receptions from '../core/reference/receiver.json' with { type: 'json' };
import { loadCore } from './module.js';

const core = await loadCore();

test('a seed gives the same code and the same fix in the shipped module as in plain Python', () => {
  for (const golden of receptions) {
    const result = core.receive(golden.spec);
    const ends = [...result.code.slice(0, 2), ...result.code.slice(-2)];
    ends.forEach((value, index) => expect(value).toBeCloseTo(golden.code[index]!, 6)); // float
    expect(result.whole).toBe(golden.whole);
    expect(result.position).toBeCloseTo(golden.position, 10);
    expect(result.error).toBeCloseTo(golden.position - golden.spec.position, 10);
    expect(result.bound).toBeCloseTo(golden.bound, 13);
    expect(result.logLikelihood).toBeCloseTo(golden.logLikelihood, 8);
    expect(result.wrongTurn).toBe(Math.abs(result.error) > result.halfWidth);
  }
});

test('what a receiver hears leads to the same position when it is decoded as a vector', () => {
  for (const { spec } of receptions.filter((golden) => !golden.spec.heard.includes('0'))) {
    const { code, whole, position } = core.receive(spec);
    const found = core.decode({ vector: code, base: spec.base, first: spec.searchFrom, candidates: spec.searchCount });
    expect(found.whole).toBe(whole);
    expect(found.position).toBeCloseTo(position, 5); // numbers that were rounded to float
  }
});

test('so do the sums over trials', () => {
  for (const golden of cliffs) {
    const sums = core.cliff(golden.spec);
    expect(sums).toMatchObject({ wrongTurns: golden.wrongTurns, wholeMisses: golden.wholeMisses });
    expect(sums.trials).toBe(golden.spec.trials);
    expect(sums.squaredWholeError).toBe(golden.squaredWholeError);
    expect(sums.error).toBeCloseTo(golden.error, 8);
    expect(sums.squaredRightError).toBeCloseTo(golden.squaredRightError, 8);
    expect(sums.squaredError / golden.squaredError).toBeCloseTo(1, 10);
    expect(sums.fourthPowerWholeError).toBe(golden.fourthPowerWholeError);
    expect(sums.fourthPowerError / golden.fourthPowerError).toBeCloseTo(1, 10);
  }
});

test('so do words and positions that are read back', () => {
  for (const { spec, ...counts } of readings)
    expect(core.readBack(spec)).toMatchObject({ trials: spec.trials, ...counts });
});

test('a million positions are searched, and the plot of them keeps the peak', () => {
  const code = {
    position: 654_321,
    sigma: 1,
    seed: 1,
    trial: 0,
    dimensions: 512,
    base: 10_000,
    heard: '1'.repeat(256),
  };
  const fix = core.receive({ ...code, searchFrom: 0, searchCount: 1_000_000 });
  expect(Math.abs(fix.error)).toBeLessThan(5 * fix.bound);
  const plot = { order: 'slow-first', hands: 256, rows: 0, from: 0, positions: 1_000_000, pixels: 800 } as const;
  const { product } = core.likelihood({ ...code, ...plot });
  const highest = product.indexOf(Math.max(...product));
  expect(highest).toBe(Math.floor(fix.whole / 1250));
});

test('a learned shift of 8 dimensions is the matrix of the rotation', () => {
  const { matrix } = core.rotation({ position: 0, shift: 5, dimensions: 8, base: 10_000, layout: 'interleaved' });
  const learned = core.learnedShift({ positions: 100, from: 0, shift: 5, dimensions: 8, base: 10_000, seed: 1 });
  expect(learned.outcome).toBe('unique');
  learned.matrix.forEach((value, index) => expect(value).toBeCloseTo(matrix[index]!, 6)); // float
  const wide = core.learnedShift({ positions: 100, from: 0, shift: 5, dimensions: 16, base: 10_000, seed: 1 });
  expect([wide.outcome, wide.condition > 1e15, wide.heldOutResidual < 1e-7]).toEqual(['not-unique', true, true]);
  const few = core.learnedShift({ positions: 4, from: 0, shift: 5, dimensions: 16, base: 10_000, seed: 1 });
  expect([few.outcome, few.condition, few.heldOutResidual > 0.1]).toEqual(['too-few', Infinity, true]);
});
