import { configOfGguf, type Gguf } from '../shared/model-config/pasted/gguf.js';
import { getLink } from '../shared/model-config/link.js';
import type { Sentence } from '../shared/model-config/model-clock.js';
import { ConfigError } from '../shared/model-config/config-error.js';
import type { Known } from '../shared/model-catalog/selected-model.js';
import { modelKeys, getModel } from '../shared/model-catalog/catalog.js';

export { tooLong } from '../shared/model-config/pasted/pasted.js';
export { longestText, readConfig } from '../shared/model-config/read-config.js';
export { getKnown } from '../shared/model-catalog/known-model.js';
export { getPython } from '../shared/model-config/python.js';
export { refusalOfCore } from './refusal-of-core.js';
export { curves } from './curves.js';
export { changes } from './settings/changes.js';
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
