import { describe, expect, test } from 'vitest';

import { placeAt } from '../../../web/figures/shared/word-chips/drop-position.js';

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
