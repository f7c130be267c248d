import { describe, expect, test } from 'vitest';

import { readerStateRanges } from '../../../web/figures/shared/reader/number-range.js';
import { stepped } from '../../../web/figures/scrub/step.js';

describe('a step of a scrubbed number', () => {
  test('is one for whole numbers and positions, two for dimensions, a tenth for the base', () => {
    expect(stepped({ min: -50, max: 50, kind: 'whole' }, 3, -5)).toBe(-2);
    expect(stepped(readerStateRanges.position, 37.4, 1)).toBe(38);
    expect(stepped(readerStateRanges.dimensions, 16, 3)).toBe(22);
    expect(stepped(readerStateRanges.base, 10_000, 1)).toBe(11_000);
  });

  test('of a real number is a power of ten, of which at least a hundred lie in the range', () => {
    expect(stepped({ min: 0.05, max: 3, kind: 'real' }, 0.2, 1)).toBe(0.21);
    expect(stepped({ min: 0, max: 10, kind: 'real' }, 1, 3)).toBe(1.3);
    expect(stepped({ min: 0, max: 1, kind: 'real' }, 0.3, -1)).toBe(0.29);
  });

  test('never leaves the range', () => {
    expect(stepped({ min: 0.05, max: 3, kind: 'real' }, 0.1, -100)).toBe(0.05);
    expect(stepped(readerStateRanges.dimensions, 510, 10)).toBe(512);
  });
});
