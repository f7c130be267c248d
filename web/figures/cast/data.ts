import type { Core } from '../../core/core.js';
import type { CastEncodingSpec } from '../../core/specs.js';
import { measuredOffsets, seedRange, stages, type Format, type Kind, type Stage } from './view.js';

/** How many seeds the cost is measured with. */
export const seeds = 5;

/** The settings that determine the plot. */
export interface CastSettings {
  readonly kind: Kind;
  readonly stageFormats: Readonly<Record<Stage, Format>>;
  /** Even; of one head. */
  readonly dimensions: number;
  readonly base: number;
  /** Query position minus key position. */
  readonly distance: number;
  readonly draws: number;
  readonly seed: number;
}

/** Cache key: equal settings give equal parts. */
export const getParts = ({ stageFormats, ...rest }: CastSettings): readonly unknown[] => [
  ...Object.values(rest),
  ...stages.map((station) => stageFormats[station]),
];

/** The error of the score along the context. */
export interface ContextErrors {
  readonly offsets: readonly number[];
  /** Mean and maximum over the draws, in units of ‖q‖‖k‖; NaN on overflow. */
  readonly means: Float64Array;
  readonly largest: Float64Array;
  /** The median relative error of the score. */
  readonly relativeErrors: Float64Array;
  /** Mean absolute exact score, in the same units. */
  readonly size: number;
  /** The score of one query and key at a fixed distance: exact, and rounded at each offset. */
  readonly exact: number;
  readonly scores: Float64Array;
}

/** A pair's exact and rounded angle in radians; NaN if the format has no such number. */
export interface Hand {
  readonly pair: number;
  readonly exact: number;
  readonly cast: number;
  /** The angle error, not reduced to one turn. */
  readonly error: number;
}

/** Relative error of the score: minimum and maximum over the seeds. */
export interface Cost {
  readonly low: number;
  readonly high: number;
}

export interface OffsetResults {
  readonly hands: readonly Hand[];
  readonly pairs: number;
  readonly cost: Cost;
  /** The cost of each stage when all others are exact. */
  readonly stageCosts: Readonly<Record<Stage, number>>;
}

const exact: Readonly<Record<Stage, Format>> = {
  ...{ positions: 'exact', frequencies: 'exact', angles: 'exact' },
  ...{ waves: 'exact', products: 'exact', rotated: 'exact' },
};

/** Errors below this are rounding of doubles. */
const negligible = 1e-12;
const dropNegligible = (error: number): number => (error < negligible ? 0 : error);

function getSpec({ stageFormats, ...rest }: CastSettings, offsets: readonly number[]): Partial<CastEncodingSpec> {
  const {
    positions: position,
    frequencies: frequency,
    angles: angle,
    waves: wave,
    products: product,
    rotated,
  } = stageFormats;
  return { ...rest, position, frequency, angle, wave, product, rotated, offsets: Float64Array.from(offsets) };
}

export function errorsAlongContext(core: Core, settings: CastSettings): ContextErrors {
  const { meanErrors, maxErrors, relativeErrors, meanScores, exactScores, castScores } = core.castEncoding(
    getSpec(settings, measuredOffsets),
  );
  return {
    offsets: measuredOffsets,
    means: meanErrors.map(dropNegligible),
    largest: maxErrors.map(dropNegligible),
    relativeErrors: relativeErrors.map(dropNegligible),
    size: meanScores[0]!,
    exact: exactScores[0]!,
    scores: castScores,
  };
}

/** A fast pair, a middle one, and the slowest. */
export const shownPairs = (pairs: number): readonly number[] => [...new Set([0, pairs >> 1, pairs - 1])];

export function atOffset(core: Core, settings: CastSettings, offset: number): OffsetResults {
  const costWith = (patch: Partial<CastSettings>): number =>
    dropNegligible(core.castEncoding(getSpec({ ...settings, ...patch }, [offset])).relativeErrors[0]!);
  const { exactCosines, exactSines, castCosines, castSines, phaseErrors, relativeErrors } = core.castEncoding({
    ...getSpec(settings, [offset]),
    offset,
  });
  const others = Array.from({ length: seeds - 1 }, (_, place) =>
    costWith({ seed: (settings.seed + 1 + place) % (seedRange.max + 1) }),
  );
  const costs = [dropNegligible(relativeErrors[0]!), ...(settings.kind === 'rotary' ? others : [])];
  const aloneAt = (station: Stage): number =>
    settings.stageFormats[station] === 'exact'
      ? 0
      : costWith({ stageFormats: { ...exact, [station]: settings.stageFormats[station] } });
  return {
    hands: shownPairs(phaseErrors.length).map((pair) => ({
      pair,
      exact: Math.atan2(exactSines[pair]!, exactCosines[pair]!),
      cast: Math.atan2(castSines[pair]!, castCosines[pair]!),
      error: phaseErrors[pair]!,
    })),
    pairs: phaseErrors.length,
    cost: { low: Math.min(...costs), high: Math.max(...costs) },
    stageCosts: Object.fromEntries(stages.map((station) => [station, aloneAt(station)])) as Record<Stage, number>,
  };
}

/** Whether equal distances still give equal scores at all positions. */
export type Invariance = 'kept' | 'nearly' | 'lost' | 'overflows';

/** A relative difference above float rounding. */
const roundingDifference = 1e-6;
/** A relative difference that 8-bit rounding may cause, but a lost position exceeds. */
const smallDifference = 0.1;

export function getInvariance({ scores, size }: ContextErrors): Invariance {
  if (!scores.every(Number.isFinite)) return 'overflows';
  const drift = (Math.max(...scores) - Math.min(...scores)) / size;
  return drift < roundingDifference ? 'kept' : drift < smallDifference ? 'nearly' : 'lost';
}

/** The first measured offset whose score overflows. */
export const firstOverflow = ({ offsets, scores }: ContextErrors): number =>
  offsets[scores.findIndex((score) => !Number.isFinite(score))]!;

/** Sinusoidal encodings have no products stage. */
export const hasStage = (kind: Kind, station: Stage): boolean => kind === 'rotary' || station !== 'products';
