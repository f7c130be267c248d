import type { Manifest } from '../shared/manifest/manifest.js';
import { choice, number } from '../shared/manifest/parameters.js';
import { modelKeys } from './models.js';

export const parameters = {
  model: choice(modelKeys, { control: { label: 'partialRotary.model', placement: 'primary' } }),
  pair: number({ min: 0, max: 127, kind: 'whole' }),
};

export const manifest: Manifest<typeof parameters> = {
  tag: 'pe-partial-rotary',
  summary:
    'What of a model turns: its layers as columns, the pairs of a head as rows. Some models turn only a part of every head, some leave every fourth layer without position.',
  heights: { '': [800, 680] },
  calls: ['rotaryFrequencies'],
  words: ['partialRotary'],
  parameters,
  help: {
    model: 'A published model: gpt-j, gpt-neox, phi-2, stablelm-3b, glm-4, deepseek-v3, llama-3, smollm3 or llama-4.',
    pair: 'The pair that is picked out, counted from 0; without it the slowest one that turns.',
  },
};
