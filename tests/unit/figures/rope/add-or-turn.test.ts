import { expect, test } from 'vitest';

import { addedAndTurned, getLength, word } from '../../../../web/figures/add-or-turn/data.js';
import { core } from '../../../support/core.js';

const positions = Array.from({ length: 60 }, (_, position) => position);

test("adding an encoding changes a word's length with the position, rotating doesn't", () => {
  const all = positions.map((position) => addedAndTurned(core, position));
  for (const { code, turned } of all) {
    expect(getLength(code)).toBeCloseTo(1, 6);
    expect(getLength(turned)).toBeCloseTo(getLength(word), 12);
  }
  const sums = all.map(({ sum }) => getLength(sum));
  expect(Math.min(...sums)).toBeLessThan(getLength(word) - 0.9);
  expect(Math.max(...sums)).toBeGreaterThan(getLength(word) + 0.9);
});

test('the encoding starts at 12 and runs clockwise, and the word rotates equally fast', () => {
  const [start, next] = [addedAndTurned(core, 0), addedAndTurned(core, 1)];
  expect(start.code).toEqual({ right: 0, up: 1 });
  expect(next.code.right).toBeGreaterThan(0);
  expect(start.turned).toEqual(word);
  const heading = ({ right, up }: typeof word): number => Math.atan2(right, up);
  expect(heading(next.turned) - heading(word)).toBeCloseTo(heading(next.code), 6);
  expect(next.angle).toBeCloseTo(next.frequency, 12);
});
