import type { Core } from '../../../core/core.js';
import type { LayerClock, ModelClock } from './model-clock.js';

/** The texts with whose angles those of a longer one are compared. */
export interface Reference {
  readonly positions: number;
  /**
   * `trained`: those of training. `original`: those before scaling, whatever training came after. `context`: those of the
   * context, where nothing else is known.
   */
  readonly kind: 'trained' | 'original' | 'context';
}

/** The length that a text is compared with: one that a file, its code or a source says, and none that is assumed. */
export function getReference(
  { context, originalContext, trainedContext }: ModelClock,
  { spec }: LayerClock,
): Reference | undefined {
  if (originalContext !== undefined) {
    return { positions: originalContext, kind: trainedContext === originalContext ? 'trained' : 'original' };
  }
  if (spec.scaling !== 'none' && spec.scaling !== 'proportional') return undefined;
  if (trainedContext !== undefined) return { positions: trainedContext, kind: 'trained' };
  return context === undefined ? undefined : { positions: context, kind: 'context' };
}

/** The numbers of a clock in a text of a certain length, pair by pair, the fastest first. */
export interface ClockNumbers {
  /** The farthest distance that a query looks back: the text, or the window if that is shorter. */
  readonly length: number;
  /** The same in the texts that it is compared with. */
  readonly reference?: Reference;
  /** Radians per position, after scaling and before. */
  readonly frequencies: Float64Array;
  readonly beforeFrequencies: Float64Array;
  /** Positions for a turn; Infinity where a pair stands still. */
  readonly wavelengths: Float64Array;
  readonly beforeWavelengths: Float64Array;
  /** Pairs that turn: the first of them; those of p-RoPE that stand still come last. */
  readonly turning: number;
  /** The share that is left of a frequency: 1 for one that nothing stretches. */
  readonly kept: Float64Array;
  /** Turns within the length, within the context, and within the reference at the frequencies before scaling. */
  readonly turns: Float64Array;
  readonly contextTurns?: Float64Array;
  readonly referenceTurns?: Float64Array;
  /** The share of the circle that the reference goes through, and of the length whose angles it has not. */
  readonly seen?: Float64Array;
  readonly unseen?: Float64Array;
  /** Pairs that turn, and make less than one turn. */
  readonly incomplete: { readonly length: number; readonly context?: number; readonly reference?: number };
  /** By what cosines and sines are multiplied, by what that multiplies scores, and the scores of all dimensions beside it. */
  readonly cosines: number;
  readonly scores: number;
  readonly softmax: number;
}

const shorter = (length: number, { window }: LayerClock): number => Math.min(length, window ?? length);

/** @param text - Positions of the text, a whole number from 1 to 2^30. */
export function clockNumbers(core: Core, clock: ModelClock, layers: LayerClock, text: number): ClockNumbers {
  const { spec, shortFactors } = layers;
  const { dimensions, base } = spec;
  const isLong = text > (spec.originalLength ?? 0);
  const stretched = core.rotaryFrequencies({
    ...spec,
    ...(spec.scaling === 'dynamic' && { length: text }),
    ...(shortFactors && !isLong && { factors: shortFactors }),
  });
  const { frequencies } = stretched;
  const before = layers.before ?? { dimensions, base, scaling: 'none' };
  const beforeFrequencies = core.rotaryFrequencies(before).frequencies;
  const length = shorter(text, layers);
  const compared = getReference(clock, layers);
  const reference = compared && { ...compared, positions: shorter(compared.positions, layers) };
  const angles = (positions: number, from: Float64Array, first = positions) =>
    core.seenAngles({
      frequencies: from,
      trainedFrequencies: beforeFrequencies,
      trainedLength: first,
      length: positions,
    });
  const here = angles(length, frequencies, reference?.positions);
  const inContext = clock.context === undefined ? undefined : angles(shorter(clock.context, layers), frequencies).turns;
  const turning = frequencies.reduce((count, frequency) => count + Number(frequency > 0), 0);
  const below = (turns: Float64Array): number =>
    turns.reduce((count, each, pair) => count + Number(frequencies[pair]! > 0 && each < 1), 0);
  return {
    ...{ length, frequencies, beforeFrequencies, wavelengths: here.wavelengths, turns: here.turns, turning },
    beforeWavelengths: angles(length, beforeFrequencies).wavelengths,
    kept: frequencies.map((frequency, pair) => (frequency > 0 ? frequency / beforeFrequencies[pair]! : 1)),
    ...(inContext && { contextTurns: inContext }),
    ...(reference && { reference, referenceTurns: here.trainedTurns, seen: here.seen, unseen: here.unseen }),
    incomplete: {
      length: below(here.turns),
      ...(inContext && { context: below(inContext) }),
      ...(reference && { reference: below(here.trainedTurns) }),
    },
    ...getFactors(core, layers, stretched.attentionFactor, isLong),
  };
}

function getFactors(
  core: Core,
  { attention, spec }: LayerClock,
  ofScheme: number,
  isLong: boolean,
): Pick<ClockNumbers, 'cosines' | 'scores' | 'softmax'> {
  const { rule, factor = 1, shortFactor = factor, mscale = 0, mscaleAllDim = 0, softmaxMscale } = attention;
  // 0.1 ln s, by which every mscale is multiplied before 1 is added.
  const rise = core.rotaryFrequencies({ scaling: 'yarn', factor: spec.factor ?? 1 }).attentionFactor - 1;
  const scaled = (m: number): number => 1 + m * rise;
  const cosines = {
    none: 1,
    scheme: ofScheme,
    given: isLong ? factor : shortFactor,
    mscale: scaled(mscale) / scaled(mscaleAllDim),
  }[rule];
  return { cosines, scores: cosines ** 2, softmax: softmaxMscale === undefined ? 1 : scaled(softmaxMscale) ** 2 };
}
