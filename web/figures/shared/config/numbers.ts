import type { Core } from '../../../core/core.js';
import type { LayerClock, ModelClock } from './model-clock.js';

/** The numbers of a clock in a text of a certain length, pair by pair, the fastest first. */
export interface ClockNumbers {
  /** The farthest distance that a query looks back: the text, or the window if that is shorter. */
  readonly length: number;
  /** The same in the texts of training; not known where the file has no length. */
  readonly trainedLength?: number;
  /** Radians per position, as stretched and as trained. */
  readonly frequencies: Float64Array;
  readonly trainedFrequencies: Float64Array;
  /** Positions for a turn; Infinity where a pair stands still. */
  readonly wavelengths: Float64Array;
  readonly trainedWavelengths: Float64Array;
  /** The share that is left of a frequency: 1 for one that nothing stretches. */
  readonly kept: Float64Array;
  /** Turns within the length, within the context, and within the context of training at the frequencies of training. */
  readonly turns: Float64Array;
  readonly contextTurns?: Float64Array;
  readonly trainedTurns?: Float64Array;
  /** The share of the circle that was seen in training, and of the length whose angles were not. */
  readonly seen?: Float64Array;
  readonly unseen?: Float64Array;
  /** Pairs that make less than one turn. */
  readonly incomplete: { readonly length: number; readonly context?: number; readonly trained?: number };
  /** By what cosines and sines are multiplied, by what that multiplies scores, and the scores of all dimensions beside it. */
  readonly cosines: number;
  readonly scores: number;
  readonly softmax: number;
}

const shorter = (length: number, { window }: LayerClock): number => Math.min(length, window ?? length);
const below = (turns: Float64Array): number => turns.reduce((count, each) => count + Number(each < 1), 0);

/** @param text - Positions of the text, a whole number from 1 to 2^30. */
export function clockNumbers(core: Core, clock: ModelClock, layers: LayerClock, text: number): ClockNumbers {
  const { spec, shortFactors } = layers;
  const { dimensions, base } = spec;
  const long = text > (spec.originalLength ?? 0);
  const stretched = core.rotaryFrequencies({
    ...spec,
    ...(spec.scaling === 'dynamic' && { length: text }),
    ...(shortFactors && !long && { factors: shortFactors }),
  });
  const { frequencies } = stretched;
  const trainedFrequencies = core.rotaryFrequencies({ dimensions, base, scaling: 'none' }).frequencies;
  const length = shorter(text, layers);
  const trainedLength = clock.trainedContext === undefined ? undefined : shorter(clock.trainedContext, layers);
  const angles = (positions: number, from: Float64Array, trained = positions) =>
    core.seenAngles({ frequencies: from, trainedFrequencies, trainedLength: trained, length: positions });
  const here = angles(length, frequencies, trainedLength);
  const inContext = clock.context === undefined ? undefined : angles(shorter(clock.context, layers), frequencies).turns;
  const trained = trainedLength === undefined ? undefined : here.trainedTurns;
  return {
    ...{ length, frequencies, trainedFrequencies, wavelengths: here.wavelengths, turns: here.turns },
    trainedWavelengths: angles(length, trainedFrequencies).wavelengths,
    kept: frequencies.map((frequency, pair) => frequency / trainedFrequencies[pair]!),
    ...(inContext && { contextTurns: inContext }),
    ...(trained && { trainedTurns: trained, seen: here.seen, unseen: here.unseen }),
    ...(trainedLength !== undefined && { trainedLength }),
    incomplete: {
      length: below(here.turns),
      ...(inContext && { context: below(inContext) }),
      ...(trained && { trained: below(trained) }),
    },
    ...factorsOf(core, layers, stretched.attentionFactor),
  };
}

function factorsOf(
  core: Core,
  { attention, spec }: LayerClock,
  ofScheme: number,
): Pick<ClockNumbers, 'cosines' | 'scores' | 'softmax'> {
  const { rule, factor = 1, mscale = 0, mscaleAllDim = 0, softmaxMscale } = attention;
  // 0.1 ln s, by which every mscale is multiplied before 1 is added.
  const rise = core.rotaryFrequencies({ scaling: 'yarn', factor: spec.factor ?? 1 }).attentionFactor - 1;
  const scaled = (m: number): number => 1 + m * rise;
  const cosines = {
    none: 1,
    scheme: ofScheme,
    given: factor,
    mscale: scaled(mscale) / scaled(mscaleAllDim),
  }[rule];
  return { cosines, scores: cosines ** 2, softmax: softmaxMscale === undefined ? 1 : scaled(softmaxMscale) ** 2 };
}
