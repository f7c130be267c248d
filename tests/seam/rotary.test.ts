import { expect, test } from 'vitest';

import type { RotaryFrequenciesSpec } from '../../web/core/index.js';
import golden from '../core/reference/rotary.json' with { type: 'json' };
import { loadCore } from './module.js';

const core = await loadCore();

test.each(golden)('rotary frequencies: $name', ({ spec, ...expected }) => {
  const { factors, ...rest } = spec as Partial<RotaryFrequenciesSpec> & { readonly factors?: readonly number[] };
  const result = core.rotaryFrequencies({ ...rest, ...(factors ? { factors: Float64Array.from(factors) } : {}) });
  expect(result.frequencies).toHaveLength(expected.frequencies.length);
  expected.frequencies.forEach((frequency, pair) =>
    expect(Math.abs(result.frequencies[pair]! - frequency), `pair ${pair}`).toBeLessThanOrEqual(1e-9 * frequency),
  );
  expect(Math.abs(result.attentionFactor / expected.attentionFactor - 1)).toBeLessThanOrEqual(1e-9);
});
