import { expect, test } from 'vitest';

import type { CastEncodingSpec } from '../../web/core/specs.js';
import { loadCore } from './module.js';

test('cached draws equal new ones, whatever was requested in between', async () => {
  const spec = (seed: number, patch: Partial<CastEncodingSpec> = {}): Partial<CastEncodingSpec> => ({
    ...{ dimensions: 32, draws: 10, wave: 'bf16', offsets: Float64Array.of(0, 5_000), seed },
    ...patch,
  });
  const asked = [
    ...Array.from({ length: 12 }, (_, seed) => spec(seed)),
    spec(3, { draws: 11 }),
    spec(3, { dimensions: 30 }),
    spec(3, { kind: 'sinusoidal' }),
    spec(3, { draws: 1_000, dimensions: 256 }), // exceeds the cache
    spec(4, { draws: 1_000, dimensions: 256 }),
  ];
  const scores = async (): Promise<(one: Partial<CastEncodingSpec>) => number[]> => {
    const core = await loadCore();
    return (one) => [...core.castEncoding(one).castScores, ...core.castEncoding(one).meanErrors];
  };
  const alone: number[][] = [];
  for (const one of asked) alone.push((await scores())(one));
  const together = await scores();
  for (const order of [asked, asked.toReversed()])
    for (const one of order) expect(together(one)).toEqual(alone[asked.indexOf(one)]);
  expect(new Set(alone.map((numbers) => numbers.join())).size).toBe(asked.length);
});
