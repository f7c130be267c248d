import { describe, expect, test } from 'vitest';

import golden from '../core/reference/bias.json' with { type: 'json' };
import { loadCore } from './module.js';

const core = await loadCore();

describe('position biases match the reference implementations', () => {
  test.each(golden.alibi)('ALiBi with $heads heads', ({ heads, slopes }) => {
    const found = core.positionBias({ scheme: 'alibi', heads }).slopes;
    expect(found).toHaveLength(heads);
    slopes.forEach((slope, head) => expect(Math.abs(found[head]! / slope - 1)).toBeLessThanOrEqual(1e-13));
  });

  // The row of the middle query has equally many distances before and after it.
  const middleRow = (places: Int32Array, reach: number) => {
    const length = 2 * reach + 1;
    return [...places.subarray(reach * length, (reach + 1) * length)];
  };

  test.each(golden.t5)('T5 with $spec', ({ spec, first, buckets }) => {
    const mask = spec.mask as 'none' | 'causal';
    const { places } = core.positionBias({ ...spec, mask, scheme: 't5', length: 1 - 2 * first, query: 0 });
    const seen = mask === 'causal' ? buckets.map((bucket, index) => (first + index > 0 ? -1 : bucket)) : buckets;
    expect(middleRow(places, -first)).toEqual(seen);
  });

  test.each(golden.shaw)('Shaw clipped at $clip', ({ clip, first, places }) => {
    const found = core.positionBias({ scheme: 'shaw', clip, mask: 'none', length: 1 - 2 * first, query: 0 }).places;
    expect(middleRow(found, -first)).toEqual(places);
  });
});
