import type { Core } from '../../core/core.js';
import type { ClockNumbers } from '../shared/model-config/numbers.js';
import { keyChanges, type KeyChange } from './rope-keys.js';
import { countNew, getSetting, settingNumbers, smallestFactor, type Changes, type Setting } from './setting.js';
import type { ModelClock } from '../shared/model-config/model-clock.js';

/** A setting with its numbers at the text length. */
export interface Shown {
  readonly setting: Setting;
  readonly numbers: ClockNumbers;
  /** The number of pairs that reach new angles. */
  readonly meetNew: number;
}

/** The setting of a file and its edit, compared at a text length. */
export interface Comparison {
  readonly length: number;
  readonly pairs: number;
  readonly file: Shown;
  readonly edit: Shown;
  /** Whether the edit has other frequencies, or counts from another length. */
  readonly isEdited: boolean;
  readonly keys: readonly KeyChange[];
  /** The smallest factor without new angles; undefined if no factor helps. */
  readonly enough: number | undefined;
}

/** Undefined for a model that doesn't rotate. */
export function compare(core: Core, model: ModelClock, changes: Changes, length: number): Comparison | undefined {
  const file = getSetting(model);
  const edit = getSetting(model, changes);
  if (!file || !edit) return undefined;
  const show = (setting: Setting): Shown => {
    const numbers = settingNumbers(core, setting, length);
    return { setting, numbers, meetNew: countNew(numbers) };
  };
  const [before, after] = [show(file), show(edit)];
  const isSame = after.numbers.frequencies.every((each, pair) => each === before.numbers.frequencies[pair]);
  const isEdited = !isSame || edit.original !== file.original || edit.scaling !== file.scaling;
  return {
    ...{ length, pairs: after.numbers.frequencies.length, file: before, edit: after, isEdited },
    // The file's own keys may be other ones with the same meaning.
    keys: isEdited ? keyChanges(core, file, edit, length) : [],
    enough: smallestFactor(core, model, changes, length),
  };
}
