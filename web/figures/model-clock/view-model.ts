import type { Core } from '../../core/core.js';
import { clockNumbers, type ClockNumbers } from '../shared/model-config/numbers.js';
import type { LayerClock, ModelClock } from '../shared/model-config/model-clock.js';
import type { Sort } from './view.js';

/** The clock of some layers, with its numbers at a length. */
export interface ShownClock {
  readonly model: ModelClock;
  readonly clock: LayerClock;
  readonly length: number;
  readonly pairs: number;
  readonly numbers: ClockNumbers;
}

/** The clock of a model's rotary or added sinusoidal encoding; undefined for others. */
export function getClock({ positions }: ModelClock, sort: Sort | undefined): LayerClock | undefined {
  if (positions.scheme === 'rotary')
    return positions.clocks.find(({ layers }) => layers === sort) ?? positions.clocks[0];
  if (positions.scheme !== 'sinusoidal') return undefined;
  const { columns, base } = positions;
  return { layers: 'global', spec: { dimensions: columns, base, scaling: 'none' }, attention: { rule: 'none' } };
}

export function shownClock(core: Core, model: ModelClock, clock: LayerClock, length: number): ShownClock {
  const numbers = clockNumbers(core, model, clock, length);
  return { model, clock, length, pairs: numbers.wavelengths.length, numbers };
}
