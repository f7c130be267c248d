import type { Manifest } from '../shared/manifest/manifest.js';
import { choice, number, toggle } from '../shared/manifest/parameters.js';
import { distanceRange, offsetRange, zooms } from './view.js';

export const parameters = {
  zoom: choice(zooms, { defaultValue: '200', control: { label: 'similarity.zoom', placement: 'primary' } }),
  offset: number(offsetRange, 0, { control: { label: 'similarity.offset', placement: 'primary', slide: 'range' } }),
  distance: number(distanceRange, 20),
  revealed: toggle(),
};

export const manifest: Manifest<typeof parameters> = {
  tag: 'pe-similarity',
  summary:
    "The dot product of the reader's encoding with those around it, against their distance. The reader draws the curve first, and then sees it: it falls as a trend, not at every step, and both sides are alike until a learned turn moves the peak.",
  heights: { '': [780, 790] },
  calls: ['compare', 'similarity', 'similarityRises'],
  words: ['similarity', 'sketch'],
  parameters,
  help: {
    zoom: 'Distances shown on either side: `50`, `200`, `1000` or `5000`.',
    offset: 'By how many positions a learned W_Q W_Kᵀ turns the query ahead: -50 to 50.',
    distance:
      "The distance of the two encodings that are compared: one so far after and one so far before the reader's.",
    revealed: 'The curve is shown without a guess.',
  },
  events: [
    {
      name: 'guess-committed',
      detail: '{ curve: (readonly [number, number])[] }',
      help: "The reader's curve counts: `detail.curve` has its points, distance and share of d/2.",
    },
  ],
};
