import { positionBias } from '../../core/fields/bias.js';
import type { Core } from '../../core/core.js';
import type { PositionBias } from '../../core/specs.js';
import { getRange } from '../shared/reader/number-range.js';

export const schemes = ['alibi', 't5', 'shaw', 'window'] as const;
export type Scheme = (typeof schemes)[number];

/** The ranges of what readers may set. Heads are counted from 1 here, as people do; words from 0, as positions are everywhere. */
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

/** T5's far buckets need a long sentence to be seen, the others a short one to see their cells. */
export const usualLength = (scheme: Scheme): number => (scheme === 't5' ? 128 : 24);
/** Far enough down for the farthest bucket of T5; elsewhere with room to move the row both ways. */
export const usualQuery = (scheme: Scheme, length: number): number =>
  Math.floor(length * (scheme === 't5' ? 0.9 : 0.65));

/** The settings that decide every number of the picture. */
export interface BiasSettings {
  readonly scheme: Scheme;
  readonly heads: number;
  /** From 1 to heads. */
  readonly head: number;
  readonly length: number;
  /** From 0 to length - 1. */
  readonly query: number;
  readonly causal: boolean;
  readonly buckets: number;
  /** More than half of the buckets. */
  readonly farthest: number;
  readonly clip: number;
  readonly window: number;
  readonly seed: number;
}

/** The bias that is added, and its effect, as the core gives them. */
export interface Added extends PositionBias {
  readonly settings: BiasSettings;
}

export function addedBy(core: Core, settings: BiasSettings): Added {
  const { head, causal, ...rest } = settings;
  return { settings, ...core.positionBias({ ...rest, head: head - 1, mask: causal ? 'causal' : 'none' }) };
}

/** The distances key - query of the sentence, from the farthest key before to the farthest one after. */
export const getDistances = ({ settings: { length } }: Added): readonly number[] =>
  Array.from({ length: 2 * length - 1 }, (_, index) => index - length + 1);

/**
 * The first cell of a distance: in the first row for keys that come after the query, in the last row for those before
 * it.
 */
function cellAt({ settings: { length } }: Added, distance: number): number {
  return distance < 0 ? (length - 1) * length + length - 1 + distance : distance;
}

/**
 * The number that the picture shows of a distance: the bias that ALiBi adds, the bucket of T5, the clipped distance of
 * Shaw, 0 within a window; undefined where the key is not seen.
 */
export function shownAt(added: Added, distance: number): number | undefined {
  const cell = cellAt(added, distance);
  const place = added.places[cell]!;
  const { scheme, clip } = added.settings;
  if (place < 0) return undefined;
  if (scheme === 'alibi') return added.bias[cell];
  return scheme === 'shaw' ? place - clip : place;
}

/** Counts how many of the scheme's numbers the keys of the picked query share, and how many keys it sees. */
export function sharedBy({ places, settings: { length, query } }: Added): {
  readonly numbers: number;
  readonly seen: number;
} {
  const row = places.subarray(query * length, (query + 1) * length).filter((place) => place >= 0);
  return { numbers: new Set(row).size, seen: row.length };
}

/** The least that the picked query's keys are given: of ALiBi, what the farthest one loses. */
export function minBias({ bias, settings: { length, query } }: Added): number {
  return Math.min(...bias.subarray(query * length, (query + 1) * length).filter(Number.isFinite));
}
