import { configOfGguf, type Gguf } from '../shared/model-config/pasted/gguf.js';
import { getLink, readLink } from '../shared/model-config/link.js';
import type { Sentence } from '../shared/model-config/model-clock.js';
import { ConfigError } from '../shared/model-config/config-error.js';
import type { Known, Shown } from './selected-model.js';
import { clockOfModel, modelKeys, getModel, getText, type ModelKey } from '../shared/model-catalog/catalog.js';
import { usualModel } from './view.js';

export { tooLong } from '../shared/model-config/pasted/pasted.js';
export { longestText, readConfig } from '../shared/model-config/read-config.js';
export { getPython } from '../shared/model-config/python.js';
export { refusalOfCore } from './refusal-of-core.js';
export { clockTable, otherTable } from './table.js';

/** A model in the list. */
export interface Listed {
  readonly key: string;
  readonly name: string;
}

/** By name, numbers by value. */
export const listed: readonly Listed[] = modelKeys
  .map((key) => ({ key, name: getModel(key).name }))
  .toSorted((one, other) => one.name.localeCompare(other.name, 'en', { numeric: true }));

const isKey = (key: string | undefined): key is ModelKey => modelKeys.some((known) => known === key);

/** The clock of a link's numbers or of a model. An unknown model counts as missing. */
export function getKnown(config: string | undefined, model: string | undefined): Shown {
  const carried = config === undefined ? undefined : readLink(config);
  if (carried) return 'clock' in carried ? { clock: carried.clock, text: '' } : carried;
  const key = isKey(model) ? model : usualModel;
  const { name, source, unverified = [] } = getModel(key);
  return { clock: clockOfModel(key), text: getText(key), published: { key, name, source, unverified } };
}

/** The clock of a user's file, with the numbers for links. */
export const fromUpload = (clock: Known['clock'], text: string): Known & { readonly config: string | undefined } => ({
  clock,
  text,
  config: getLink(clock),
});

/** Converts a GGUF header to a config.json. */
export function textOfGguf(header: Gguf): string | { readonly refusal: Sentence } {
  try {
    return JSON.stringify(configOfGguf(header), undefined, 2);
  } catch (error) {
    if (error instanceof ConfigError) return { refusal: error.sentence };
    throw error;
  }
}
