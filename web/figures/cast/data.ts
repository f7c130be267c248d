import type { Core } from '../../core/core.js';
import type { CastEncodingSpec } from '../../core/specs.js';
import { measuredOffsets, seedRange, stations, type Format, type Kind, type Station } from './view.js';

/** The number of seeds with which the cost is measured, one after the other. */
export const seeds = 5;

/** The settings that decide the numbers of the plot. */
export interface CastSettings {
  readonly kind: Kind;
  /** Of each station. */
  readonly kept: Readonly<Record<Station, Format>>;
  /** Of a head, an even number. */
  readonly dimensions: number;
  readonly base: number;
  /** From the key to the query. */
  readonly distance: number;
  readonly draws: number;
  readonly seed: number;
}

/** All of them in a row: two settings with the same parts give the same numbers. */
export const getParts = ({ kept, ...rest }: CastSettings): readonly unknown[] => [
  ...Object.values(rest),
  ...stations.map((station) => kept[station]),
];

/** The score's error along the context. */
export interface Along {
  readonly offsets: readonly number[];
  /** Means and largest of the draws, in units of ‖q‖‖k‖. What is beyond the largest number of its format has NaN. */
  readonly means: Float64Array;
  readonly largest: Float64Array;
  /** The median share of the score that is lost. */
  readonly shares: Float64Array;
  /** The mean absolute value of the exact scores, in the same units. */
  readonly size: number;
  /** The score of one query and one key at their distance, wherever they stand: exactly, and in the formats. */
  readonly exact: number;
  readonly scores: Float64Array;
}

/** A hand as it should be and as it is, in radians; NaN where the formats have no such angle. */
export interface Hand {
  readonly pair: number;
  readonly exact: number;
  readonly cast: number;
  /** By how much the angle is off, whole turns and all. */
  readonly off: number;
}

/** A share of the score: the lowest and the highest of the seeds. */
export interface Cost {
  readonly low: number;
  readonly high: number;
}

/** The numbers at one offset. */
export interface Here {
  readonly hands: readonly Hand[];
  readonly pairs: number;
  readonly cost: Cost;
  /** The share that each station costs where all the others are exact. */
  readonly alone: Readonly<Record<Station, number>>;
}

const exact: Readonly<Record<Station, Format>> = {
  ...{ positions: 'exact', frequencies: 'exact', angles: 'exact' },
  ...{ waves: 'exact', products: 'exact', rotated: 'exact' },
};

/** Less is what doubles leave of no error at all. */
const none = 1e-12;
const cleaned = (error: number): number => (error < none ? 0 : error);

function getSpec({ kept, ...rest }: CastSettings, offsets: readonly number[]): Partial<CastEncodingSpec> {
  const { positions: position, frequencies: frequency, angles: angle, waves: wave, products: product, rotated } = kept;
  return { ...rest, position, frequency, angle, wave, product, rotated, offsets: Float64Array.from(offsets) };
}

export function alongContext(core: Core, settings: CastSettings): Along {
  const { meanErrors, maxErrors, relativeErrors, meanScores, exactScores, castScores } = core.castEncoding(
    getSpec(settings, measuredOffsets),
  );
  return {
    offsets: measuredOffsets,
    means: meanErrors.map(cleaned),
    largest: maxErrors.map(cleaned),
    shares: relativeErrors.map(cleaned),
    size: meanScores[0]!,
    exact: exactScores[0]!,
    scores: castScores,
  };
}

/** A fast hand, one in the middle, and the slowest. */
export const shownPairs = (pairs: number): readonly number[] => [...new Set([0, pairs >> 1, pairs - 1])];

export function atOffset(core: Core, settings: CastSettings, offset: number): Here {
  const costWith = (patch: Partial<CastSettings>): number =>
    cleaned(core.castEncoding(getSpec({ ...settings, ...patch }, [offset])).relativeErrors[0]!);
  const { exactCosines, exactSines, castCosines, castSines, phaseErrors, relativeErrors } = core.castEncoding({
    ...getSpec(settings, [offset]),
    offset,
  });
  const others = Array.from({ length: seeds - 1 }, (_, place) =>
    costWith({ seed: (settings.seed + 1 + place) % (seedRange.max + 1) }),
  );
  const costs = [cleaned(relativeErrors[0]!), ...(settings.kind === 'rotary' ? others : [])];
  const aloneAt = (station: Station): number =>
    settings.kept[station] === 'exact' ? 0 : costWith({ kept: { ...exact, [station]: settings.kept[station] } });
  return {
    hands: shownPairs(phaseErrors.length).map((pair) => ({
      pair,
      exact: Math.atan2(exactSines[pair]!, exactCosines[pair]!),
      cast: Math.atan2(castSines[pair]!, castCosines[pair]!),
      off: phaseErrors[pair]!,
    })),
    pairs: phaseErrors.length,
    cost: { low: Math.min(...costs), high: Math.max(...costs) },
    alone: Object.fromEntries(stations.map((station) => [station, aloneAt(station)])) as Record<Station, number>,
  };
}

/** Whether the same distance scores the same, wherever query and key stand. */
export type Relative = 'kept' | 'nearly' | 'lost' | 'overflows';

/** More of the score's size than rounding to a float leaves. */
const unequal = 1e-6;
/** Rounding may move a score by so much of its size: 8 bits do, and a lost position does not. */
const little = 0.1;

export function getRelative({ scores, size }: Along): Relative {
  if (!scores.every(Number.isFinite)) return 'overflows';
  const drift = (Math.max(...scores) - Math.min(...scores)) / size;
  return drift < unequal ? 'kept' : drift < little ? 'nearly' : 'lost';
}

/** The first measured offset that has no score. */
export const firstWithout = ({ offsets, scores }: Along): number =>
  offsets[scores.findIndex((score) => !Number.isFinite(score))]!;

/** A station that is not passed: rows of sines and cosines are not multiplied with anything. */
export const isPassed = (kind: Kind, station: Station): boolean => kind === 'rotary' || station !== 'products';
