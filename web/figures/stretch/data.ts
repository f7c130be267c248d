import type { Core, RotaryFrequenciesSpec, SeenAngles } from '../../core/index.js';
import { formulas, type Formula, type Scheme } from './manifest.js';
import { ropeDivisors, type Rope } from './rope.js';

/** The settings that decide every number of the picture. */
export interface StretchSettings {
  readonly scheme: Scheme;
  readonly formula: Formula;
  /** s. */
  readonly factor: number;
  readonly length: number;
  /** L, positions of a text in training. */
  readonly trained: number;
  /** Of a head, an even number. */
  readonly dimensions: number;
  readonly base: number;
  /** Of 'drawn'. */
  readonly rope: Rope;
}

/** Of every pair, the fastest first. */
export interface Slowed {
  /** The share of its speed that each pair keeps, 0 to 1. */
  readonly kept: Float64Array;
  /** Positions of a turn. */
  readonly wavelengths: Float64Array;
}

export interface Stretched extends Slowed {
  readonly settings: StretchSettings;
  readonly pairs: number;
  /** As the model was trained. */
  readonly plain: Slowed;
  /** By the other formula, where code and paper differ. */
  readonly other?: Slowed;
  readonly angles: SeenAngles;
  /** The number of hands that meet angles which training never had. */
  readonly meetNew: number;
  /** How far the hands move from a word to the next, as a fraction of training, 0 to 1: the root of the mean square. */
  readonly apart: number;
  /** Cosines and sines are multiplied by it. */
  readonly attentionFactor: number;
}

/** Whether the paper of a scheme says something else than the code that is run. */
export const differs = (scheme: Scheme): scheme is 'yarn' | 'dynamic' => scheme === 'yarn' || scheme === 'dynamic';

/**
 * The paper stretches 'dynamic' by the length of the text alone, which is code with a factor of 1. A rope has a divisor for
 * each pair, as LongRoPE has.
 */
function getSpec(settings: StretchSettings, formula: Formula): Partial<RotaryFrequenciesSpec> {
  const { scheme, dimensions, base, trained, length, factor, rope } = settings;
  const head = { dimensions, base };
  if (scheme === 'drawn') {
    const longest = Math.max(1, length / trained);
    return { ...head, scaling: 'longrope', factors: ropeDivisors(rope, dimensions / 2, longest) };
  }
  return {
    ...{ ...head, scaling: scheme, originalLength: trained, length, ramp: formula },
    factor: scheme === 'dynamic' && formula === 'paper' ? 1 : factor,
  };
}

export function stretched(core: Core, settings: StretchSettings): Stretched {
  const { scheme, formula, dimensions, base, trained, length } = settings;
  const plain = core.rotaryFrequencies({ dimensions, base }).frequencies;
  const slowed = (frequencies: Float64Array): Slowed => ({
    kept: frequencies.map((frequency, pair) => frequency / plain[pair]!),
    wavelengths: frequencies.map((frequency) => (2 * Math.PI) / frequency),
  });
  const by = (one: Formula) => core.rotaryFrequencies(getSpec(settings, one));
  const { frequencies, attentionFactor } = by(formula);
  const angles = core.seenAngles({ frequencies, trainedFrequencies: plain, trainedLength: trained, length });
  const other = formulas.find((one) => one !== formula)!;
  return {
    ...{ settings, pairs: dimensions / 2, angles },
    attentionFactor: scheme === 'drawn' ? 1 : attentionFactor,
    apart: Math.hypot(...frequencies) / Math.hypot(...plain),
    ...slowed(frequencies),
    plain: slowed(plain),
    ...(differs(scheme) && { other: slowed(by(other).frequencies) }),
    meetNew: angles.unseen.filter((share) => share > 0).length,
  };
}

/** The schemes that the rope is compared with. */
export const published = ['linear', 'ntk', 'yarn', 'llama3'] as const;
export type Published = (typeof published)[number];

export const getPublished = (core: Core, settings: StretchSettings): readonly Stretched[] =>
  published.map((scheme) => stretched(core, { ...settings, scheme, formula: 'code' }));

/** The candidate whose curve is nearest, measured on the logarithmic axis. */
export function nearest(
  kept: Float64Array,
  candidates: readonly { readonly kept: Float64Array; readonly settings: Pick<StretchSettings, 'scheme'> }[],
): Scheme {
  const away = candidates.map((one) =>
    one.kept.reduce((sum, share, pair) => sum + Math.abs(Math.log(share / kept[pair]!)), 0),
  );
  return candidates[away.indexOf(Math.min(...away))]!.settings.scheme;
}

/** Rounding leaves less of a difference than this. */
const equal = (one: number, other: number): boolean => Math.abs(one / other - 1) < 1e-9;

/** Whether a pair that keeps this share is as fast as in training. */
export const isWhole = (share: number): boolean => equal(share, 1);

/** The number of pairs that keep all of their speed, and of those that are divided by the whole factor. */
export function zones({ kept, settings: { factor } }: Stretched): { readonly whole: number; readonly divided: number } {
  const divided = (share: number): boolean => !isWhole(share) && equal(share * factor, 1);
  return { whole: kept.filter(isWhole).length, divided: kept.filter(divided).length };
}
