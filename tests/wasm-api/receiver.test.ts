import { expect, test } from 'vitest';

import cliffs from '../core/reference/cliff.json' with { type: 'json' };
import readings from '../core/reference/read_back.json' with { type: 'json' };
import receptions from '../core/reference/receiver.json' with { type: 'json' };
import { loadCore } from './module.js';

const core = await loadCore();

test('a seed gives the same code and the same estimate in the shipped module as in plain Python', () => {
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

test('so do the words and positions of a read-back', () => {
  for (const { spec, ...counts } of readings)
    expect(core.readBack(spec)).toMatchObject({ trials: spec.trials, ...counts });
});
