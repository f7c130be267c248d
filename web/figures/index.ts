import { PeHeatmap } from './pe-heatmap.js';
import { PeNumberField } from './parts/pe-number-field.js';
import { PeCliff } from './pe-cliff.js';
import { PeClock } from './pe-clock.js';
import { PeCounter } from './pe-counter.js';
import { PeShuffle } from './pe-shuffle.js';
import { PeAttempts } from './pe-attempts.js';
import { PeWorkedExample } from './pe-worked-example.js';
import { PeAddition } from './pe-addition.js';
import { PePredict } from './pe-predict.js';
import { PeReceiver } from './pe-receiver.js';
import { PeScrub } from './pe-scrub.js';
import { PeValue } from './pe-value.js';
import { PeRotation } from './pe-rotation.js';
import { PeSimilarity } from './pe-similarity.js';
import { PeWaves } from './pe-waves.js';

/** Every element by its tag, parts before the figures that use them. Define them once the core is provided. */
export const figures: Readonly<Record<string, CustomElementConstructor>> = {
  'pe-number-field': PeNumberField,
  'pe-cliff': PeCliff,
  'pe-clock': PeClock,
  'pe-counter': PeCounter,
  'pe-shuffle': PeShuffle,
  'pe-attempts': PeAttempts,
  'pe-worked-example': PeWorkedExample,
  'pe-heatmap': PeHeatmap,
  'pe-addition': PeAddition,
  'pe-predict': PePredict,
  'pe-receiver': PeReceiver,
  'pe-scrub': PeScrub,
  'pe-value': PeValue,
  'pe-rotation': PeRotation,
  'pe-similarity': PeSimilarity,
  'pe-waves': PeWaves,
};
