import { describe, expect, test } from 'vitest';

import { clockNumbers, incompletePairs } from '../../../../web/figures/shared/model-config/numbers.js';
import type { LayerKind } from '../../../../web/figures/shared/model-config/model-clock.js';
import { readConfig } from '../../../../web/figures/shared/model-config/read-config.js';
import { core } from '../../../support/core.js';
import cases from './configs.json' with { type: 'json' };
import { clockIn } from './render-messages.js';

/** A clock of some layers, computed independently from the model's code. */
interface RightClock {
  readonly layers: 'global' | 'local';
  readonly dimensions?: number;
  readonly head?: number;
  readonly base?: number;
  readonly scaling?: string;
  readonly window?: number;
  readonly attentionFactor?: number;
  /** Sum of all frequencies. */
  readonly sum?: number;
  /** Rotated pairs that don't complete a turn in this length. */
  readonly length?: number;
  readonly open?: number;
  readonly still?: number;
}

interface Right {
  readonly scheme?: string;
  readonly context?: number;
  readonly original?: number | null;
  readonly trained?: number;
  readonly layout?: string;
  readonly layers?: Partial<Record<LayerKind, number>>;
  readonly clocks?: readonly RightClock[];
  readonly notes?: readonly string[];
  readonly [field: string]: unknown;
}

const files = cases as readonly { readonly case: string; readonly input: object; readonly right: Right }[];

describe('configurations of real models, reduced to the relevant keys', () => {
  test.each(files)('$case', ({ input, right }) => {
    const clock = clockIn(readConfig(JSON.stringify(input)));
    const { positions } = clock;
    if (right.scheme !== undefined) expect(positions.scheme).toBe(right.scheme);
    if (right.context !== undefined) expect(clock.context).toBe(right.context);
    if (right.original !== undefined) expect(clock.originalContext).toBe(right.original ?? undefined);
    if (right.trained !== undefined) expect(clock.trainedContext).toBe(right.trained);
    if (right.layers) {
      const counts = Object.entries(right.layers).map(([kind]) => [
        kind,
        clock.layers.filter((one) => one === kind).length,
      ]);
      expect(Object.fromEntries(counts)).toEqual(right.layers);
      expect(clock.layers).toHaveLength(Object.values(right.layers).reduce((sum, count) => sum + count));
    }
    for (const field of ['layout', 'rows', 'columns', 'heads', 'buckets', 'farthest']) {
      if (right[field] !== undefined) expect(positions).toHaveProperty(field, right[field]);
    }
    expect(clock.notes.map(({ key }) => key)).toEqual(expect.arrayContaining([...(right.notes ?? [])]));
    for (const wanted of right.clocks ?? []) {
      const layer =
        positions.scheme === 'rotary' ? positions.clocks.find(({ layers }) => layers === wanted.layers) : undefined;
      expect(layer, wanted.layers).toBeDefined();
      const numbers = clockNumbers(core, clock, layer!, wanted.length ?? clock.context ?? 4096);
      const found: Record<string, unknown> = {
        ...{ dimensions: layer!.spec.dimensions, head: layer!.headDimensions, window: layer!.window },
        ...{
          base: (layer!.before ?? layer!.spec).base,
          scaling: layer!.spec.scaling,
          attentionFactor: numbers.cosines,
        },
        ...{
          open: incompletePairs(numbers.wavelengths, numbers.length).length,
          still: numbers.frequencies.length - numbers.turning,
        },
      };
      for (const [field, value] of Object.entries(wanted)) {
        if (field === 'layers' || field === 'length' || field === 'sum') continue;
        if (typeof value === 'number') expect(found[field], field).toBeCloseTo(value, 12);
        else expect(found[field], field).toBe(value);
      }
      if (wanted.sum !== undefined) {
        const sum = numbers.frequencies.reduce((total, frequency) => total + frequency, 0);
        expect(Math.abs(sum / wanted.sum - 1)).toBeLessThan(1e-9);
      }
    }
  });
});
