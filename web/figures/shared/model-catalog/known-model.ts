import { readLink } from '../model-config/link.js';
import { clockOfModel, getModel, getText, modelKeys, type ModelKey } from './catalog.js';
import { usualModel } from './model-parameters.js';
import type { Shown } from './selected-model.js';

const isKey = (key: string | undefined): key is ModelKey => modelKeys.some((known) => known === key);

/** The clock of a link's numbers or of a model. An unknown model counts as missing. */
export function getKnown(config: string | undefined, model: string | undefined): Shown {
  const carried = config === undefined ? undefined : readLink(config);
  if (carried) return 'clock' in carried ? { clock: carried.clock, text: '' } : carried;
  const key = isKey(model) ? model : usualModel;
  const { name, source, trained, unverified = [] } = getModel(key);
  const training = trained === 'not known' ? {} : { training: trained.source };
  return { clock: clockOfModel(key), text: getText(key), published: { key, name, source, unverified, ...training } };
}
