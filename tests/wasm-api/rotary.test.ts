import { expect, test } from 'vitest';

import type { RotaryFrequenciesSpec, RotaryLayout } from '../../web/core/index.js';
import turned from '../core/reference/rotary/rotated.json' with { type: 'json' };
import golden from '../core/reference/rotary/frequencies.json' with { type: 'json' };
import axes from '../core/reference/rotary/axes.json' with { type: 'json' };
import { loadCore } from './module.js';

const core = await loadCore();

test.each(golden)('rotary frequencies: $name', ({ spec, ...expected }) => {
  const { factors, ...rest } = spec as Partial<RotaryFrequenciesSpec> & { readonly factors?: readonly number[] };
  const result = core.rotaryFrequencies({ ...rest, ...(factors ? { factors: Float64Array.from(factors) } : {}) });
  expect(result.frequencies).toHaveLength(expected.frequencies.length);
  expected.frequencies.forEach((frequency, pair) =>
    expect(Math.abs(result.frequencies[pair]! - frequency), `pair ${pair}`).toBeLessThanOrEqual(1e-13 * frequency),
  );
  expect(Math.abs(result.attentionFactor / expected.attentionFactor - 1)).toBeLessThanOrEqual(1e-13);
});

test.each(axes)('rotary axes: $spec', ({ spec, axis, ...expected }) => {
  const { sections, positions, ...rest } = spec;
  const result = core.rotaryAxes({
    ...rest,
    sections: Int32Array.from(sections),
    positions: Float64Array.from(positions),
  });
  expect([...result.axis]).toEqual(axis);
  for (const name of ['frequencies', 'angles'] as const)
    expected[name].forEach((number, pair) =>
      expect(Math.abs(result[name][pair]! - number), `${name} ${pair}`).toBeLessThanOrEqual(1e-15 * number + 1e-18),
    );
});

// Sums of a few products of numbers up to 8, in doubles.
const near = (found: number, golden: number) => expect(Math.abs(found - golden)).toBeLessThanOrEqual(5e-14);

test.each(turned.rotated)(
  '$vector rotated to $position, $layout, $rotary rotary dimensions',
  ({ vector, rotated, ...spec }) => {
    const layout = spec.layout as RotaryLayout;
    const found = core.rotate({ ...spec, layout, vector: Float64Array.from(vector) }).rotated;
    expect(found).toHaveLength(rotated.length);
    rotated.forEach((number, index) => near(found[index]!, number));
  },
);

test.each(turned.scores)(
  '$query and $key at $positions, $layout, $rotary rotary dimensions',
  ({ positions, ...golden }) => {
    const [query, key] = [Float64Array.from(golden.query), Float64Array.from(golden.key)];
    const layout = golden.layout as RotaryLayout;
    const firstDistance = positions[0]! - positions[1]!;
    const spec = { query, key, layout, rotary: golden.rotary, firstDistance, distances: 1 };
    near(core.rotaryScores(spec).scores[0]!, golden.score);
  },
);

test('the table of a whole context has the rotation of every position, from the first', () => {
  const [positions, pairs] = [131_072, 64];
  const { cosines, sines } = core.rotaryTable({ positions, dimensions: 2 * pairs, base: 500_000, firstPosition: 1 });
  expect([cosines.length, sines.length]).toEqual([positions * pairs, positions * pairs]);
  const unit = new Float64Array(2 * pairs).fill(1, 0, pairs); // (1, 0) in every pair of layout 'halves'
  for (const position of [1, 4096, positions]) {
    const { rotated } = core.rotate({ vector: unit, position, base: 500_000, layout: 'halves' });
    const row = (position - 1) * pairs;
    expect(cosines.subarray(row, row + pairs)).toEqual(Float32Array.from(rotated.subarray(0, pairs)));
    expect(sines.subarray(row, row + pairs)).toEqual(Float32Array.from(rotated.subarray(pairs)));
  }
});
