import { expect, test } from 'vitest';

import { turnBetween } from '../../../../web/figures/shared/clock/dial.js';
import { readerStateRanges } from '../../../../web/figures/shared/reader/number-range.js';
import { HandDrag, handAt } from '../../../../web/figures/shared/clock/hand-drag.js';

const turn = 2 * Math.PI;
/** Moves the pointer by `angle`, in steps far below half a turn, like real pointers. */
function pull(drag: HandDrag, from: number, angle: number): number {
  const steps = Math.max(1, Math.ceil(Math.abs(angle) / 0.1));
  let position = NaN;
  for (let step = 1; step <= steps; ++step) position = drag.moveTo((from + (angle * step) / steps) % turn);
  return position;
}

test("the position moves by the dragged angle over the hand's frequency", () => {
  for (const frequency of [1, 0.1, 1e-4]) {
    const drag = new HandDrag(100, frequency, 0.5);
    expect(pull(drag, 0.5, 1)).toBeCloseTo(100 + 1 / frequency, 6);
    expect(pull(drag, 1.5, -1)).toBeCloseTo(100, 6);
  }
});

test('turns accumulate across 12, in both directions', () => {
  const drag = new HandDrag(1000, 1, 6);
  expect(pull(drag, 6, 3 * turn + 0.5)).toBeCloseTo(1000 + 3 * turn + 0.5, 9);
  expect(pull(drag, 6.5 % turn, -5 * turn)).toBeCloseTo(1000 - 2 * turn + 0.5, 9);
});

test('a hand dragged below position 0 stops there, and resumes when the pointer returns to 12', () => {
  const drag = new HandDrag(1, 1, 1);
  expect(pull(drag, 1, -1 - 3.5 * turn)).toBe(0);
  const half = turn / 2;
  expect(pull(drag, half, half - 0.2)).toBe(0);
  expect(pull(drag, turn - 0.2, 0.5)).toBeCloseTo(0.3, 9);
});

test('a hand dragged past the last position stops there too', () => {
  const { max } = readerStateRanges.position;
  const drag = new HandDrag(max - 1, 1, 0);
  expect(pull(drag, 0, 1 + 4.25 * turn)).toBe(max);
  expect(pull(drag, 1 + turn / 4, -turn / 4 - 0.5)).toBeCloseTo(max - 0.5, 3);
});

test('a hand is found within reach of the pointer', () => {
  const hands = [
    { pair: 0, angle: 1, length: 90 },
    { pair: 1, angle: 4, length: 50 },
  ];
  expect(handAt({ radius: 60, angle: 1 }, hands, 8)?.pair).toBe(0);
  expect(handAt({ radius: 60, angle: 1 + 7.9 / 60 }, hands, 8)?.pair).toBe(0);
  expect(handAt({ radius: 60, angle: 1 + 0.2 }, hands, 8)).toBeUndefined();
  expect(handAt({ radius: 55, angle: 4 }, hands, 8)?.pair).toBe(1);
  expect(handAt({ radius: 60, angle: 4 }, hands, 8)).toBeUndefined();
  // Neither behind the hub nor on it.
  expect(handAt({ radius: 40, angle: 1 + Math.PI }, hands.slice(0, 1), 8)).toBeUndefined();
  expect(handAt({ radius: 3, angle: 1 }, hands, 8)).toBeUndefined();
});

test('overlapping hands are picked by their tips', () => {
  const hands = [90, 82, 74, 66].map((length, pair) => ({ pair, length, angle: 0 }));
  for (const { pair, length } of hands) expect(handAt({ radius: length, angle: 0.01 }, hands, 10)?.pair).toBe(pair);
});

test('the shorter way between two angles is found across 12', () => {
  expect(turnBetween(0.1, turn - 0.1)).toBeCloseTo(-0.2, 12);
  expect(turnBetween(turn - 0.1, 0.1)).toBeCloseTo(0.2, 12);
  expect(turnBetween(0, Math.PI)).toBeCloseTo(Math.PI, 12);
});
