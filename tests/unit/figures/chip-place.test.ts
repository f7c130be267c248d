import { describe, expect, test } from 'vitest';

import { placeAt } from '../../../web/figures/shared/word-chips/drop-position.js';
import { placesOnTheWay, wayPast } from '../../../web/figures/shuffle/drag-progress.js';

const box = (left: number, top = 0) => ({ left, top, width: 60, height: 44 });

describe('the place of a held chip', () => {
  test('is behind all chips whose middle has been passed', () => {
    const others = [box(0), box(66), box(132)];
    expect([-5, 29, 31, 95, 97, 500].map((x) => placeAt(others, x, 20))).toEqual([0, 0, 1, 1, 2, 3]);
  });

  test('counts whole lines above the pointer, and none below', () => {
    const others = [box(0), box(66), box(0, 50), box(66, 50)];
    expect(placeAt(others, 0, 70)).toBe(2);
    expect(placeAt(others, 500, 20)).toBe(2);
    expect(placeAt(others, 500, 200)).toBe(4);
    expect(placeAt(others, 0, -50)).toBe(0);
  });
});

describe('the way of a held chip past its neighbour', () => {
  const [before, slot, after] = [
    { left: 0, top: 0, width: 40, height: 44 },
    { left: 46, top: 0, width: 60, height: 44 },
    { left: 112, top: 0, width: 100, height: 44 },
  ];
  const way = (x: number, y = 0): number => wayPast(slot, before, after, { x, y });

  test('is whole where the two have changed places: by the neighbour and the gap', () => {
    expect([46, 46 + 53, 46 + 106, 46 - 23, 0, -500, 500].map((x) => way(x))).toEqual([0, 0.5, 1, -0.5, -1, -1, 1]);
  });

  test('is none at the end of a line, and none off the line', () => {
    expect(wayPast(slot, undefined, { ...after, left: 0, top: 50 }, { x: 80, y: 0 })).toBe(0);
    expect([way(99, 22), way(99, 44), way(99, -60)]).toEqual([0.25, 0, 0]);
  });

  test('nothing in the picture jumps where two words change places', () => {
    // Word 2 stands at place 1 and passes word 0; behind it, it is as far from its new place on the other side.
    expect(placesOnTheWay([1, 2, 0], 2, 0.6)).toEqual([1.4, 0, 1.6]);
    expect(placesOnTheWay([1, 0, 2], 2, 0.6 - 1)).toEqual([1.4, 0, 1.6]);
  });

  test('all places are whole while nothing is held, and beside the ends', () => {
    expect(placesOnTheWay([1, 2, 0], undefined, 0)).toEqual([2, 0, 1]);
    expect(placesOnTheWay([1, 2, 0], 0, 0.3)).toEqual([2, 0, 1]);
  });
});
