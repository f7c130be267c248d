import type { Manifest } from '../shared/manifest/manifest.js';
import { choice, text } from '../shared/manifest/parameters.js';
import { models } from './terms.js';

export const parameters = {
  model: choice(models, {
    control: { label: 'terms.model', placement: 'primary', option: (model) => `terms.${model}` },
  }),
  counts: text({ fromAttribute: (digits: string) => (/^[01]{4}$/.test(digits) ? digits : undefined) }),
};

export const manifest: Manifest<typeof parameters> = {
  tag: 'pe-score-terms',
  summary:
    'A sentence, and how a pronoun spreads its attention over it. Four switches take the terms of the score away, as Transformer-XL and DeBERTa add them: what the query brings by what the key brings, its word or the distance between them.',
  heights: { '': [450, 450], deberta: [450, 450] },
  calls: [],
  words: ['terms'],
  parameters,
  help: {
    model: 'Whose terms: those of Transformer-XL or of DeBERTa.',
    counts: 'A digit for each of the four terms: 1 where it counts. All do without it.',
  },
  views: 'model',
};
