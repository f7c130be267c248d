import type { Core } from '../../core/core.js';
import type { ModelClock, Sentence } from '../shared/model-config/model-clock.js';
import { otherOf } from './other-schemes.js';
import { usualLength } from '../shared/model-config/lengths.js';
import { lengthRange } from '../shared/model-catalog/model-parameters.js';
import { getSetting } from './settings/setting.js';
import { getClock, shownClock } from './view-model.js';

/** Why the core cannot compute a clock; undefined if it can, for texts of any length. */
export function refusalOfCore(core: Core, model: ModelClock): Sentence | undefined {
  const { positions } = model;
  const clocks = positions.scheme === 'rotary' ? positions.clocks : [getClock(model, undefined)];
  try {
    otherOf(core, model);
    for (const clock of clocks) {
      if (!clock) continue;
      for (const length of [usualLength(model), lengthRange.max]) shownClock(core, getSetting(model, clock), length);
    }
    return undefined;
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return { key: 'modelConfig.notComputed', values: { reason: error.message } };
  }
}
