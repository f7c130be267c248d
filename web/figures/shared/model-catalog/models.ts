import type { ModelClock } from '../model-config/model-clock.js';
import { readConfig } from '../model-config/read-config.js';
import { layeredModels } from './layered-models.js';
import { otherModels } from './other-models.js';
import { plainModels } from './plain-models.js';
import type { PublishedModel } from './published-model.js';
import { stretchedModels } from './stretched-models.js';

export type { PublishedModel } from './published-model.js';

const models = { ...plainModels, ...stretchedModels, ...layeredModels, ...otherModels } as const;

export type ModelKey = keyof typeof models;

/** As attributes call them. */
export const modelKeys = Object.keys(models) as [ModelKey, ...ModelKey[]];

export const getModel = (key: ModelKey): PublishedModel => models[key];

/** The text of a `config.json` with the model's keys, for the same reader that reads everybody's. */
export const getText = (key: ModelKey): string => JSON.stringify(getModel(key).config, undefined, 2);

/** The clock that its file gives, with the length of training that the file does not have. */
export function clockOfModel(key: ModelKey): ModelClock {
  const result = readConfig(getText(key));
  // Tests read every model of the list.
  if ('refusal' in result) throw new Error(`${key}: ${result.refusal.key}`);
  const { trained } = getModel(key);
  return trained ? { ...result.clock, trainedContext: trained.positions } : result.clock;
}
