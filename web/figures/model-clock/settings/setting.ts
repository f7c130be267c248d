import type { Core } from '../../../core/core.js';
import type { RotaryScaling } from '../../../core/specs.js';
import { usualLength } from '../../shared/model-config/lengths.js';
import { clockNumbers, getReference, scaledFrequencies, type ClockNumbers } from '../../shared/model-config/numbers.js';
import type { AttentionRule, LayerClock, ModelClock } from '../../shared/model-config/model-clock.js';
import { ranges } from '../../shared/model-config/ranges.js';

/** `file` is the scaling of the file, whichever it is. */
export const schemes = ['file', 'none', 'linear', 'dynamic', 'ntk', 'yarn', 'llama3'] as const;
export type Scheme = (typeof schemes)[number];

/** What the reader has changed. Everything else is as in the file. */
export interface Changes {
  readonly scheme?: Scheme | undefined;
  readonly factor?: number | undefined;
  readonly theta?: number | undefined;
  readonly original?: number | undefined;
}

/** A rotary setting: the file's own, or its edit. */
export interface Setting {
  readonly model: ModelClock;
  /** The clock of the layers that the setting is about: the global ones, if there are two kinds. */
  readonly layers: LayerClock;
  readonly scaling: RotaryScaling;
  /** The base, `rope_theta`. */
  readonly theta: number;
  readonly factor: number;
  /** Whether the factor can be changed: some files have none, or lists in its place. */
  readonly hasFactor: boolean;
  /** The length before scaling, in positions. */
  readonly original: number;
  /** Whether the file, its code or a source states that of the file; else it is assumed. */
  readonly isOriginalKnown: boolean;
}

/** The clock that a setting changes; undefined for a model that doesn't rotate, or rotates with the axes of images. */
export const rotaryClock = ({ positions }: ModelClock): LayerClock | undefined =>
  positions.scheme === 'rotary' && !positions.clocks[0].axes ? positions.clocks[0] : undefined;

const scaled: readonly RotaryScaling[] = ['linear', 'ntk', 'dynamic', 'yarn', 'llama3'];

/** The schemes that can be chosen for a file: p-RoPE is a choice of pairs, which no scaling goes with. */
export const schemesFor = ({ spec, scalingName }: LayerClock): readonly Scheme[] =>
  spec.scaling === 'proportional'
    ? ['file']
    : schemes.filter((scheme) => scheme === 'file' || scalingName !== undefined || scheme !== spec.scaling);

/** The setting of some layers of a file, with some changes. */
export function getSetting(model: ModelClock, clock: LayerClock, changes: Changes = {}): Setting {
  const before = clock.before ?? { dimensions: clock.spec.dimensions, base: clock.spec.base, scaling: 'none' as const };
  const scheme = changes.scheme && schemesFor(clock).includes(changes.scheme) ? changes.scheme : 'file';
  const isFile = scheme === 'file';
  const scaling = isFile ? clock.spec.scaling : scheme;
  const hasFactor = scaled.includes(scaling) && !(isFile && clock.scalingName !== undefined);
  const factor = (hasFactor ? changes.factor : undefined) ?? (isFile ? clock.spec.factor : undefined) ?? 1;
  const theta = changes.theta ?? before.base;
  const original = changes.original ?? usualOriginal(model, clock);
  const own = { base: (isFile ? clock.spec.base / before.base : 1) * theta, factor, originalLength: original };
  return {
    ...{ model, scaling, theta, factor, hasFactor, original },
    isOriginalKnown: clock.spec.originalLength !== undefined || getReference(model, clock) !== undefined,
    layers: {
      layers: clock.layers,
      ...(clock.headDimensions !== undefined && { headDimensions: clock.headDimensions }),
      ...(clock.window !== undefined && { window: clock.window }),
      ...(clock.axes && { axes: clock.axes }),
      ...(clock.isRelative && { isRelative: clock.isRelative }),
      ...(isFile && clock.shortFactors && { shortFactors: clock.shortFactors }),
      spec: isFile ? { ...clock.spec, ...own } : { dimensions: clock.spec.dimensions, scaling, ...own },
      before,
      attention: isFile ? clock.attention : attentionOf(scaling),
    },
  };
}

const attentionOf = (scaling: RotaryScaling): AttentionRule => ({ rule: scaling === 'yarn' ? 'scheme' : 'none' });

const usualOriginal = (model: ModelClock, clock: LayerClock): number =>
  clock.spec.originalLength ?? getReference(model, clock)?.positions ?? usualLength(model);

/** The numbers of a setting at a text length. New angles are those beyond the length before scaling, unscaled. */
export const settingNumbers = (core: Core, { model, layers, original }: Setting, length: number): ClockNumbers =>
  clockNumbers(core, { ...model, originalContext: original }, layers, length);

/** A factor that differs by less than this is the same. */
const precision = 1e-4;

/**
 * The smallest factor with which no pair reaches a new angle at a length: the ratio of the lengths, where the scheme
 * divides every slow pair by the whole factor. Undefined if no factor of the core's range does, or the scheme has none.
 */
export function smallestFactor(core: Core, model: ModelClock, changes: Changes, length: number): number | undefined {
  const clock = rotaryClock(model)!;
  const start = getSetting(model, clock, { ...changes, factor: 1 });
  if (!start.hasFactor) return undefined;
  const visible = (positions: number): number => Math.min(start.layers.window ?? positions, positions);
  const { frequencies: trainedFrequencies } = core.rotaryFrequencies(start.layers.before);
  const trained = { trainedFrequencies, trainedLength: visible(start.original), length: visible(length) };
  const isEnough = (factor: number): boolean => {
    const { layers } = getSetting(model, clock, { ...changes, factor });
    const { frequencies } = scaledFrequencies(core, layers, length);
    return core.seenAngles({ ...trained, frequencies }).unseen.every((share) => share === 0);
  };
  if (isEnough(1)) return 1;
  const ratio = visible(length) / start.original;
  let [low, high] = [1, Math.max(ratio, 1 + precision)];
  while (!isEnough(high)) {
    if (high >= ranges.factor.max) return undefined;
    [low, high] = [high, Math.min(2 * high, ranges.factor.max)];
  }
  if (high === ratio && !isEnough(ratio * (1 - precision))) return ratio;
  while (high / low > 1 + precision) {
    const middle = Math.sqrt(low * high);
    if (isEnough(middle)) high = middle;
    else low = middle;
  }
  return high;
}
