import type { Manifest } from '../shared/manifest/manifest.js';
import { choice, number, text, toggle } from '../shared/manifest/parameters.js';
import { readerStateRanges } from '../shared/reader/number-range.js';
import {
  handsRange,
  heardText,
  orders,
  searchRange,
  seedRange,
  sigmaRange,
  spanRange,
  trialRange,
} from './settings.js';

export const parameters = {
  position: number(readerStateRanges.position, 421, { control: { label: 'receiver.hidden', placement: 'settings' } }),
  sigma: number(sigmaRange, 0.2, {
    control: { label: 'receiver.sigma', placement: 'settings', slide: 'range', logarithmic: true },
  }),
  seed: number(seedRange, 1, { control: { label: 'receiver.seed', placement: 'settings' } }),
  trial: number(trialRange, 0, { control: { label: 'receiver.trial', placement: 'settings' } }),
  range: number(searchRange, 1_024, { control: { label: 'receiver.range', placement: 'settings' } }),
  heard: text(heardText),
  order: choice(orders, {
    control: { label: 'receiver.order', placement: 'settings', option: (order) => `receiver.${order}` },
  }),
  hands: number(handsRange, 1),
  span: number(spanRange),
  revealed: toggle(),
};

export const manifest: Manifest<typeof parameters> = {
  tag: 'pe-receiver',
  summary:
    'An encoding with noise, and the position that a receiver finds in it: what every hand alone says, what the hands say together, and the fix with its bound. The reader guesses first.',
  heights: { '': [800, 720] },
  calls: ['receive', 'likelihood', 'hands'],
  jobs: ['receive', 'likelihood'],
  words: ['receiver', 'waves'],
  parameters,
  help: {
    position: "The position to be found; it is the figure's own, whatever the page shows.",
    sigma: 'The standard deviation of the noise in every number.',
    seed: 'Draws the noise, together with the trial.',
    trial: 'The number of the noise with this seed: the first, the second and so on.',
    range: 'Positions 0 to range - 1 are searched.',
    heard: 'A digit for each hand, the fastest first: 1 where it is heard.',
    order: 'In which order the hands are added up.',
    hands: 'The number of hands that are combined; more than are heard means all.',
    span: 'The number of positions in the close-up.',
    revealed: 'Shows the fix and the hidden position.',
  },
  events: [
    {
      name: 'guess-committed',
      detail: '{ guess: number }',
      help: 'The reader looks where the position was: `detail.guess` is the position that was pointed at.',
    },
  ],
};
