import type { Core } from '../../../core/core.js';
import type { LayerClock, ModelClock } from './model-clock.js';

/** The length whose angles are compared with those of a longer text. */
export interface Reference {
  readonly positions: number;
  /**
   * `trained`: the training length. `original`: the length before scaling, whatever training followed. `context`: the
   * context, if nothing else is known.
   */
  readonly kind: 'trained' | 'original' | 'context';
}

/** The length to compare a text with: stated by the file, its code or a source, never an assumption. */
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

/** The numbers of a clock for a text length, per pair, the fastest first. */
export interface ClockNumbers {
  /** The longest distance that a query sees: the text length, or the window if shorter. */
  readonly length: number;
  /** The reference length. */
  readonly reference?: Reference;
  /** Radians per position. */
  readonly frequencies: Float64Array;
  /** Positions per turn, with and without scaling; Infinity for a pair that does not rotate. */
  readonly wavelengths: Float64Array;
  readonly beforeWavelengths: Float64Array;
  /** The number of rotating pairs. They come first; those that p-RoPE stops are last. */
  readonly turning: number;
  /** Turns within the length. */
  readonly turns: Float64Array;
  /** The fraction of the circle that the reference covers, and the fraction of the length with angles outside of it. */
  readonly seen?: Float64Array;
  readonly unseen?: Float64Array;
  /**
   * The factor on cosines and sines, the resulting factor on scores, and the factor on the scores of all dimensions.
   */
  readonly cosines: number;
  readonly scores: number;
  readonly softmax: number;
}

/** The rotating pairs that don't complete a turn within a length, by number. */
export const incompletePairs = (wavelengths: Float64Array, length: number): readonly number[] =>
  [...wavelengths.keys()].filter((pair) => wavelengths[pair]! > length && Number.isFinite(wavelengths[pair]!));

const shorter = (length: number, { window }: LayerClock): number => Math.min(length, window ?? length);

const isBeyond = (text: number, { spec }: LayerClock): boolean => text > (spec.originalLength ?? 0);

/** The frequencies in a text of some length, and the attention factor of the scheme. */
export const scaledFrequencies = (
  core: Core,
  layers: LayerClock,
  text: number,
): ReturnType<Core['rotaryFrequencies']> => {
  const { spec, shortFactors } = layers;
  return core.rotaryFrequencies({
    ...spec,
    ...(spec.scaling === 'dynamic' && { length: text }),
    ...(shortFactors && !isBeyond(text, layers) && { factors: shortFactors }),
  });
};

/** @param text - The text length in positions, an integer from 1 to 2^30. */
export function clockNumbers(core: Core, clock: ModelClock, layers: LayerClock, text: number): ClockNumbers {
  const { dimensions, base } = layers.spec;
  const stretched = scaledFrequencies(core, layers, text);
  const length = shorter(text, layers);
  const compared = getReference(clock, layers);
  const reference = compared && { ...compared, positions: shorter(compared.positions, layers) };
  const frequencies = axialPairs(core, layers, length)?.frequencies ?? stretched.frequencies;
  const before = layers.before ?? { dimensions, base, scaling: 'none' };
  const beforeFrequencies =
    axialPairs(core, layers, reference?.positions ?? length)?.frequencies ?? core.rotaryFrequencies(before).frequencies;
  const angles = (positions: number, from: Float64Array, first = positions) =>
    core.seenAngles({
      frequencies: from,
      trainedFrequencies: beforeFrequencies,
      trainedLength: first,
      length: positions,
    });
  const here = angles(length, frequencies, reference?.positions);
  const turning = frequencies.reduce((count, frequency) => count + Number(frequency > 0), 0);
  return {
    ...{ length, frequencies, wavelengths: here.wavelengths, turns: here.turns, turning },
    beforeWavelengths: angles(length, beforeFrequencies).wavelengths,
    ...(reference && { reference, seen: here.seen, unseen: here.unseen }),
    ...getFactors(core, layers, stretched.attentionFactor, isBeyond(text, layers)),
  };
}

/** The frequencies and axes of pairs in an image of some patches a side; undefined for clocks without such axes. */
export function axialPairs(
  core: Core,
  { axes, isRelative, spec: { base } }: LayerClock,
  side: number,
): { readonly frequencies: Float64Array; readonly axis: Int32Array } | undefined {
  if (!axes) return undefined;
  // Coordinates of patches are 2 / side apart, and the angles are 2 pi times coordinate and frequency.
  const scale = isRelative ? (4 * Math.PI) / side : 1;
  const parts = axes.map(({ axis: own, dimensions, first = 0, step = 1 }) => {
    const sections = [0, 1, 2].map((axis) => (axis === own ? dimensions / 2 : 0));
    const { frequencies, axis } = core.rotaryAxes({ dimensions, base, sections });
    const isOwn = (_: number, pair: number): boolean => pair % step === first;
    return { frequencies: frequencies.filter(isOwn), axis: axis.filter(isOwn) };
  });
  return {
    frequencies: Float64Array.from(parts.flatMap(({ frequencies }) => [...frequencies])).map((each) => each * scale),
    axis: Int32Array.from(parts.flatMap(({ axis }) => [...axis])),
  };
}

function getFactors(
  core: Core,
  { attention, spec }: LayerClock,
  ofScheme: number,
  isLong: boolean,
): Pick<ClockNumbers, 'cosines' | 'scores' | 'softmax'> {
  const { rule, factor = 1, shortFactor = factor, mscale = 0, mscaleAllDim = 0, softmaxMscale } = attention;
  // 0.1 ln s; an mscale of m gives the factor 1 + 0.1 m ln s.
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
