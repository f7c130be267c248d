import { expect, test } from 'vitest';

import type { RotaryFrequenciesSpec, RotaryLayout } from '../../web/core/index.js';
import turned from '../core/reference/rotary/rotated.json' with { type: 'json' };
import golden from '../core/reference/rotary/frequencies.json' with { type: 'json' };
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

// Sums of a few products of numbers up to 8, in doubles.
const near = (found: number, golden: number) => expect(Math.abs(found - golden)).toBeLessThanOrEqual(5e-14);

test.each(turned.rotated)('$vector turned to $position, $layout, $rotary of it', ({ vector, rotated, ...spec }) => {
  const layout = spec.layout as RotaryLayout;
  const found = core.rotate({ ...spec, layout, vector: Float64Array.from(vector) }).rotated;
  expect(found).toHaveLength(rotated.length);
  rotated.forEach((number, index) => near(found[index]!, number));
});

test.each(turned.scores)('$query and $key at $positions, $layout, $rotary of them', ({ positions, ...golden }) => {
  const [query, key] = [Float64Array.from(golden.query), Float64Array.from(golden.key)];
  const layout = golden.layout as RotaryLayout;
  const firstDistance = positions[0]! - positions[1]!;
  const spec = { query, key, layout, rotary: golden.rotary, firstDistance, distances: 1 };
  near(core.rotaryScores(spec).scores[0]!, golden.score);
});
