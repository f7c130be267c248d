import { positionBias } from '../../core/fields/bias.js';
import type { Core } from '../../core/core.js';
import type { PositionBias } from '../../core/specs.js';
import { getRange } from '../shared/reader/number-range.js';

export const schemes = ['alibi', 't5', 'shaw', 'window'] as const;
export type Scheme = (typeof schemes)[number];

/** Ranges of the controls. Heads are 1-based in the UI; words and positions are 0-based. */
export const biasRanges = {
  heads: getRange(positionBias.heads),
  head: getRange(positionBias.heads),
  length: getRange(positionBias.length, { min: 2, max: 160 }),
  query: getRange(positionBias.query, { max: 159 }),
  buckets: getRange(positionBias.buckets),
  farthest: getRange(positionBias.farthest),
  clip: getRange(positionBias.clip),
  window: getRange(positionBias.window),
  seed: getRange(positionBias.seed),
};

export const biasDefaults = { heads: 8, head: 1, buckets: 32, farthest: 128, clip: 4, window: 8, seed: 1 };

/** The default length: long for T5, to show its far buckets; short otherwise, so that cells are visible. */
export const defaultLength = (scheme: Scheme): number => (scheme === 't5' ? 128 : 24);
/** The default query: far enough for T5's last bucket; otherwise near the middle, to move both ways. */
export const defaultQuery = (scheme: Scheme, length: number): number =>
  Math.floor(length * (scheme === 't5' ? 0.9 : 0.65));

/** The settings that determine the picture. */
export interface BiasSettings {
  readonly scheme: Scheme;
  readonly heads: number;
  /** From 1 to `heads`. */
  readonly head: number;
  readonly length: number;
  /** From 0 to `length` - 1. */
  readonly query: number;
  readonly causal: boolean;
  readonly buckets: number;
  /** T5's maximum distance; greater than half the number of buckets. */
  readonly farthest: number;
  readonly clip: number;
  readonly window: number;
  readonly seed: number;
}

/** The bias computed by the core, with its settings. */
export interface ComputedBias extends PositionBias {
  readonly settings: BiasSettings;
}

export function computeBias(core: Core, settings: BiasSettings): ComputedBias {
  const { head, causal, ...rest } = settings;
  return { settings, ...core.positionBias({ ...rest, head: head - 1, mask: causal ? 'causal' : 'none' }) };
}

/** The distances key - query in the sentence, ascending. */
export const getDistances = ({ settings: { length } }: ComputedBias): readonly number[] =>
  Array.from({ length: 2 * length - 1 }, (_, index) => index - length + 1);

/**
 * The index of a cell with this distance: in the first row for keys after the query, in the last row for keys before
 * it.
 */
function cellAt({ settings: { length } }: ComputedBias, distance: number): number {
  return distance < 0 ? (length - 1) * length + length - 1 + distance : distance;
}

/**
 * The number shown for a distance: ALiBi's bias, T5's bucket, Shaw's clipped distance, 0 inside a window. Undefined for
 * masked keys.
 */
export function valueAt(added: ComputedBias, distance: number): number | undefined {
  const cell = cellAt(added, distance);
  const place = added.places[cell]!;
  const { scheme, clip } = added.settings;
  if (place < 0) return undefined;
  if (scheme === 'alibi') return added.bias[cell];
  return scheme === 'shaw' ? place - clip : place;
}

/** For the selected query: how many distinct numbers its keys use, and how many keys are visible. */
export function countKeys({ places, settings: { length, query } }: ComputedBias): {
  readonly numbers: number;
  readonly seen: number;
} {
  const row = places.subarray(query * length, (query + 1) * length).filter((place) => place >= 0);
  return { numbers: new Set(row).size, seen: row.length };
}

/** The smallest bias of the selected query's keys; for ALiBi, that of the farthest. */
export function minBias({ bias, settings: { length, query } }: ComputedBias): number {
  return Math.min(...bias.subarray(query * length, (query + 1) * length).filter(Number.isFinite));
}
