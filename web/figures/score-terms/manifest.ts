import { everyFigures } from '../shared/manifest/common-parameters.js';
import type { Manifest } from '../shared/manifest/manifest.js';
import { choice } from '../shared/manifest/parameters.js';
import { models } from './terms.js';

export const parameters = { model: choice(models) };

export const manifest: Manifest<typeof parameters> = {
  tag: 'pe-score-terms',
  summary:
    'The terms of a score, as Transformer-XL and DeBERTa add them: what the query brings by what the key brings, its word or the distance between them.',
  display: 'block',
  heights: { '': [540, 370], deberta: [510, 360] },
  calls: [],
  words: ['terms'],
  common: everyFigures,
  parameters,
  help: { model: 'Whose terms: those of Transformer-XL or of DeBERTa.' },
  views: 'model',
};
