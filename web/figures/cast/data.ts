import type { Core } from '../../core/core.js';
import type { CastEncodingSpec } from '../../core/specs.js';
import { hasStage, sampleOffsets, seedRange, shownPairs, stages, type Format, type Kind, type Stage } from './view.js';

/** How many seeds the cost is measured with. */
export const seeds = 5;

/** What is computed, and with which rounding. */
export interface CastSettings {
  readonly kind: Kind;
  /** The stages that round; the others are exact. */
  readonly rounded: readonly Stage[];
  readonly format: Format;
  /** Even; of one head. */
  readonly dimensions: number;
  readonly base: number;
  /** Query position minus key position. */
  readonly distance: number;
  readonly draws: number;
  readonly seed: number;
}

/** Cache key: equal settings give equal results. */
export const getInputs = ({ rounded, ...rest }: CastSettings): readonly unknown[] => [
  ...Object.values(rest),
  rounded.join(),
];

/** Errors below this are rounding of doubles. */
const negligible = 1e-12;
const dropNegligible = (error: number): number => (error < negligible ? 0 : error);

function getSpec({ rounded, format, ...rest }: CastSettings, offsets: readonly number[]): Partial<CastEncodingSpec> {
  const at = (stage: Stage) => (rounded.includes(stage) ? format : 'exact');
  return {
    ...rest,
    position: at('positions'),
    frequency: at('frequencies'),
    angle: at('angles'),
    wave: at('waves'),
    product: at('products'),
    rotated: at('rotated'),
    offsets: Float64Array.from(offsets),
  };
}

/** The score of one query and key, always at the same distance, along the context. */
export interface Scores {
  readonly offsets: readonly number[];
  /** In units of ‖q‖‖k‖; NaN on overflow. */
  readonly scores: Float64Array;
  readonly exact: number;
}

/** More than the plot's wiggles need, and still computed within a frame. */
const plotted = sampleOffsets(200);

export function scoresAlongContext(core: Core, settings: CastSettings): Scores {
  const { castScores, exactScores } = core.castEncoding(getSpec({ ...settings, draws: 1 }, plotted));
  return { offsets: plotted, scores: castScores, exact: exactScores[0]! };
}

/** A row of the data table, in units of ‖q‖‖k‖ or relative to the score; NaN on overflow. */
export interface ErrorRow {
  readonly offset: number;
  /** Of one query and key. */
  readonly score: number;
  readonly mean: number;
  readonly largest: number;
  readonly relative: number;
}

export function errorsAlongContext(core: Core, settings: CastSettings): readonly ErrorRow[] {
  const offsets = sampleOffsets(40);
  const { castScores, meanErrors, maxErrors, relativeErrors } = core.castEncoding(getSpec(settings, offsets));
  return offsets.map((offset, index) => ({
    offset,
    score: castScores[index]!,
    mean: dropNegligible(meanErrors[index]!),
    largest: dropNegligible(maxErrors[index]!),
    relative: dropNegligible(relativeErrors[index]!),
  }));
}

/** A pair's exact and rounded angle in radians; NaN if the format has no such number. */
export interface Hand {
  readonly pair: number;
  readonly exact: number;
  readonly cast: number;
  /** The angle error, not reduced to one turn. */
  readonly error: number;
}

/** The hands of the query when the key stands at `offset`. */
export function getHands(core: Core, settings: CastSettings, offset: number): readonly Hand[] {
  const { exactCosines, exactSines, castCosines, castSines, phaseErrors } = core.castEncoding({
    ...getSpec({ ...settings, draws: 1 }, []),
    offset,
  });
  return shownPairs(phaseErrors.length).map((pair) => ({
    pair,
    exact: Math.atan2(exactSines[pair]!, exactCosines[pair]!),
    cast: Math.atan2(castSines[pair]!, castCosines[pair]!),
    error: phaseErrors[pair]!,
  }));
}

/** Relative error of the score: minimum and maximum over the seeds. */
export interface Cost {
  readonly low: number;
  readonly high: number;
}

export function getCost(core: Core, settings: CastSettings, offset: number): Cost {
  const count = settings.kind === 'rotary' ? seeds : 1;
  const costs = Array.from({ length: count }, (_, place) => {
    const seed = (settings.seed + place) % (seedRange.max + 1);
    return dropNegligible(core.castEncoding(getSpec({ ...settings, seed }, [offset])).relativeErrors[0]!);
  });
  return { low: Math.min(...costs), high: Math.max(...costs) };
}

/** The cost of each stage when all others are exact. */
export const getStageCosts = (core: Core, settings: CastSettings, offset: number): ReadonlyMap<Stage, number> =>
  new Map(
    stages
      .filter((stage) => hasStage(settings.kind, stage))
      .map((stage) => {
        const rounded = settings.rounded.filter((one) => one === stage);
        const { relativeErrors } = core.castEncoding(getSpec({ ...settings, rounded }, [offset]));
        return [stage, dropNegligible(relativeErrors[0]!)];
      }),
  );

/** Whether equal distances still give equal scores at all positions. */
export type Invariance = 'kept' | 'nearly' | 'lost' | 'overflows';

const roundingDifference = 1e-6;
/** A relative difference that 8-bit rounding may cause, but a lost position exceeds. */
const smallDifference = 0.1;

export function getInvariance({ scores, exact }: Scores): Invariance {
  if (!scores.every(Number.isFinite)) return 'overflows';
  const drift = (Math.max(...scores) - Math.min(...scores)) / Math.abs(exact);
  return drift < roundingDifference ? 'kept' : drift < smallDifference ? 'nearly' : 'lost';
}

export const firstOverflow = ({ offsets, scores }: Scores): number =>
  offsets[scores.findIndex((score) => !Number.isFinite(score))]!;
