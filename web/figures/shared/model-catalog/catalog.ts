import type { ModelClock } from '../model-config/model-clock.js';
import { readConfig } from '../model-config/read-config.js';
import { models } from './models.js';
import type { PublishedModel } from './published-model.js';

export type ModelKey = keyof typeof models;

/** Keys of the models, as attributes use them. */
export const modelKeys = Object.keys(models) as [ModelKey, ...ModelKey[]];

export const getModel = (key: ModelKey): PublishedModel => models[key];

/** A model's `config.json`, for the same parser that reads any other. */
export const getText = (key: ModelKey): string => JSON.stringify(getModel(key).config, undefined, 2);

/** The clock of a model's config, with the training length that the file does not contain. */
export function clockOfModel(key: ModelKey): ModelClock {
  const result = readConfig(getText(key));
  // Tests read every model of the list.
  if ('refusal' in result) throw new Error(`${key}: ${result.refusal.key}`);
  const { trained } = getModel(key);
  return trained === 'not known' ? result.clock : { ...result.clock, trainedContext: trained.positions };
}
