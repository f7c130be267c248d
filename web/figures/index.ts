import { PeAct } from './act/pe-act.js';
import { PeHeatmap } from './heatmap/pe-heatmap.js';
import { PeNumberField } from './shared/controls/pe-number-field.js';
import { PeCliff } from './cliff/pe-cliff.js';
import { PeClock } from './clock/pe-clock.js';
import { PeCounter } from './counter/pe-counter.js';
import { PeShuffle } from './shuffle/pe-shuffle.js';
import { PeAttempts } from './attempts/pe-attempts.js';
import { PeWorkedExample } from './worked-example/pe-worked-example.js';
import { PeAddition } from './addition/pe-addition.js';
import { PePredict } from './predict/pe-predict.js';
import { PeReceiver } from './receiver/pe-receiver.js';
import { PeScrub } from './scrub/pe-scrub.js';
import { PeValue } from './value/pe-value.js';
import { PeRotation } from './rotation/pe-rotation.js';
import { PeSimilarity } from './similarity/pe-similarity.js';
import { PeWaves } from './waves/pe-waves.js';

/** Every element by its tag, parts before the figures that use them. Define them once the core is provided. */
export const figures: Readonly<Record<string, CustomElementConstructor>> = {
  'pe-number-field': PeNumberField,
  'pe-act': PeAct,
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
