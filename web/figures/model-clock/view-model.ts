import type { Core } from '../../core/core.js';
import type { LayerClock, ModelClock } from '../shared/model-config/model-clock.js';
import { axialPairs, type ClockNumbers } from '../shared/model-config/numbers.js';
import { getSetting, settingNumbers, type Changes, type Setting } from './settings/setting.js';

/** The two clocks of a model whose local layers have their own. */
export const sorts = ['global', 'local'] as const;
export type Sort = (typeof sorts)[number];

/** The setting of some layers, with its numbers at a text length. */
export interface ShownClock {
  readonly setting: Setting;
  readonly length: number;
  readonly pairs: number;
  readonly numbers: ClockNumbers;
  /** For images and M-RoPE: the axis of each pair, 0 time, 1 height, 2 width. */
  readonly axes?: Int32Array;
  /** The number of pairs that reach new angles. */
  readonly meetNew: number;
}

/** The setting of a file and its edit, compared at a text length. */
export interface Comparison {
  readonly file: ShownClock;
  readonly edit: ShownClock;
  /** Whether the edit has other frequencies, or counts from another length. */
  readonly isEdited: boolean;
}

/** The clock of a model's rotary or added sinusoidal encoding; undefined for others. */
export function getClock({ positions }: ModelClock, sort: Sort | undefined): LayerClock | undefined {
  if (positions.scheme === 'rotary')
    return positions.clocks.find(({ layers }) => layers === sort) ?? positions.clocks[0];
  if (positions.scheme !== 'sinusoidal') return undefined;
  const { columns, base } = positions;
  return { layers: 'global', spec: { dimensions: columns, base, scaling: 'none' }, attention: { rule: 'none' } };
}

export function shownClock(core: Core, setting: Setting, length: number): ShownClock {
  const numbers = settingNumbers(core, setting, length);
  const meetNew = numbers.unseen?.reduce((count, fraction) => count + Number(fraction > 0), 0) ?? 0;
  const axes = axesOf(core, setting, length);
  return { setting, length, pairs: numbers.wavelengths.length, numbers, meetNew, ...(axes && { axes }) };
}

function axesOf(core: Core, { model, layers }: Setting, length: number): Int32Array | undefined {
  const axial = axialPairs(core, layers, length);
  if (axial) return axial.axis;
  const { positions } = model;
  const { dimensions, base } = layers.spec;
  if (positions.scheme !== 'rotary' || positions.sections?.length !== 3) return undefined;
  const { sections, interleaved = false } = positions;
  const sum = sections.reduce((total, section) => total + section, 0);
  return 2 * sum === dimensions
    ? core.rotaryAxes({ dimensions, base, sections, interleaved: Number(interleaved) }).axis
    : undefined;
}

export function compare(
  core: Core,
  model: ModelClock,
  clock: LayerClock,
  changes: Changes,
  length: number,
): Comparison {
  const file = shownClock(core, getSetting(model, clock), length);
  const edit = shownClock(core, getSetting(model, clock, changes), length);
  const isSame = edit.numbers.frequencies.every((each, pair) => each === file.numbers.frequencies[pair]);
  const [before, after] = [file.setting, edit.setting];
  return { file, edit, isEdited: !isSame || after.original !== before.original || after.scaling !== before.scaling };
}
