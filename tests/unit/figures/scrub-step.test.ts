import { describe, expect, test } from 'vitest';

import { readerStateRanges } from '../../../web/figures/shared/reader/number-range.js';
import { stepBy } from '../../../web/figures/scrub/step.js';

describe('the scrub step', () => {
  test('is one for integers and positions, two for dimensions, a tenth for the base', () => {
    expect(stepBy({ min: -50, max: 50, kind: 'whole' }, 3, -5)).toBe(-2);
    expect(stepBy(readerStateRanges.position, 37.4, 1)).toBe(38);
    expect(stepBy(readerStateRanges.dimensions, 16, 3)).toBe(22);
    expect(stepBy(readerStateRanges.base, 10_000, 1)).toBe(11_000);
  });

  test('of a real range is a power of ten that fits at least a hundred times', () => {
    expect(stepBy({ min: 0.05, max: 3, kind: 'real' }, 0.2, 1)).toBe(0.21);
    expect(stepBy({ min: 0, max: 10, kind: 'real' }, 1, 3)).toBe(1.3);
    expect(stepBy({ min: 0, max: 1, kind: 'real' }, 0.3, -1)).toBe(0.29);
  });

  test('stays in the range', () => {
    expect(stepBy({ min: 0.05, max: 3, kind: 'real' }, 0.1, -100)).toBe(0.05);
    expect(stepBy(readerStateRanges.dimensions, 510, 10)).toBe(512);
  });
});
