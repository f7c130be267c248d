import { PeNumberField } from './parts/pe-number-field.js';
import { PeCounter } from './pe-counter.js';
import { PePredict } from './pe-predict.js';
import { PeScrub } from './pe-scrub.js';
import { PeValue } from './pe-value.js';

/** Every element by its tag, parts before the figures that use them. Define them once the core is provided. */
export const figures: Readonly<Record<string, CustomElementConstructor>> = {
  'pe-number-field': PeNumberField,
  'pe-counter': PeCounter,
  'pe-predict': PePredict,
  'pe-scrub': PeScrub,
  'pe-value': PeValue,
};
