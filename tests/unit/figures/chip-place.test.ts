import { describe, expect, test } from 'vitest';

import { placeAt } from '../../../web/figures/shared/word-chips/drop-position.js';
import { placesDuringDrag, progressPast } from '../../../web/figures/shuffle/drag-progress.js';

const box = (left: number, top = 0) => ({ left, top, width: 60, height: 44 });

describe('the place of a dragged chip', () => {
  test('is after all chips whose middle the pointer has passed', () => {
    const others = [box(0), box(66), box(132)];
    expect([-5, 29, 31, 95, 97, 500].map((x) => placeAt(others, x, 20))).toEqual([0, 0, 1, 1, 2, 3]);
  });

  test('counts all lines above the pointer, and none below', () => {
    const others = [box(0), box(66), box(0, 50), box(66, 50)];
    expect(placeAt(others, 0, 70)).toBe(2);
    expect(placeAt(others, 500, 20)).toBe(2);
    expect(placeAt(others, 500, 200)).toBe(4);
    expect(placeAt(others, 0, -50)).toBe(0);
  });
});

describe('the progress of a dragged chip past its neighbour', () => {
  const [before, slot, after] = [
    { left: 0, top: 0, width: 40, height: 44 },
    { left: 46, top: 0, width: 60, height: 44 },
    { left: 112, top: 0, width: 100, height: 44 },
  ];
  const way = (x: number, y = 0): number => progressPast(slot, before, after, { x, y });

  test("is 1 when both have swapped: after the neighbour's width plus the gap", () => {
    expect([46, 46 + 53, 46 + 106, 46 - 23, 0, -500, 500].map((x) => way(x))).toEqual([0, 0.5, 1, -0.5, -1, -1, 1]);
  });

  test('is 0 at the end of a line, and off the line', () => {
    expect(progressPast(slot, undefined, { ...after, left: 0, top: 50 }, { x: 80, y: 0 })).toBe(0);
    expect([way(99, 22), way(99, 44), way(99, -60)]).toEqual([0.25, 0, 0]);
  });

  test('nothing jumps when two words swap', () => {
    // Word 2 at place 1 passes word 0; beyond, it's equally far from its new place on the other side.
    expect(placesDuringDrag([1, 2, 0], 2, 0.6)).toEqual([1.4, 0, 1.6]);
    expect(placesDuringDrag([1, 0, 2], 2, 0.6 - 1)).toEqual([1.4, 0, 1.6]);
  });

  test('all places are integers without a drag, and beyond the ends', () => {
    expect(placesDuringDrag([1, 2, 0], undefined, 0)).toEqual([2, 0, 1]);
    expect(placesDuringDrag([1, 2, 0], 0, 0.3)).toEqual([2, 0, 1]);
  });
});
