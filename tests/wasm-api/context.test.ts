import { expect, test } from 'vitest';

import golden from '../core/reference/context/fits.json' with { type: 'json' };
import { loadCore } from './module.js';

const core = await loadCore();

test.each(golden)('a score fitted with $spec', ({ spec, ...expected }) => {
  const found = core.fitScores(spec);
  for (const part of ['largestInside', 'largestOutside', 'largestSqueezed', 'error'] as const) {
    expect(Math.abs(found[part] / expected[part] - 1), part).toBeLessThanOrEqual(1e-6);
  }
  for (const part of ['targets', 'inside', 'outside', 'squeezed', 'cosines', 'sines'] as const) {
    const every = Math.max(1, Math.floor(found[part].length / 12));
    const max = Math.max(1, ...expected[part].map(Math.abs));
    expect(Math.ceil(found[part].length / every)).toBe(expected[part].length);
    expected[part].forEach((number, index) =>
      expect(Math.abs(found[part][index * every]! - number), `${part} ${index}`).toBeLessThanOrEqual(1e-6 * max),
    );
  }
});
