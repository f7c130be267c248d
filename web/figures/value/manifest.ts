import type { Manifest } from '../shared/manifest/manifest.js';
import { choice, number } from '../shared/manifest/parameters.js';
import { readerStateRanges } from '../shared/reader/number-range.js';
import { quantities, wholeQuantities, type Quantity, type WholeQuantity } from '../shared/reader/quantities.js';

const { max: maxDimensions } = readerStateRanges.dimensions;
const names = Object.keys({ ...quantities, ...wholeQuantities }) as [Quantity, ...(Quantity | WholeQuantity)[]];

export const parameters = {
  of: choice(names, { defaultValue: 'sine' }),
  position: number(readerStateRanges.position),
  other: number(readerStateRanges.position, 0),
  dimensions: number(readerStateRanges.dimensions),
  base: number(readerStateRanges.base),
  pair: number({ min: 0, max: maxDimensions / 2 - 1, kind: 'whole' }, 0),
  dimension: number({ min: 0, max: maxDimensions - 1, kind: 'whole' }, 0),
  sigma: number({ min: 0.001, max: 1_000, kind: 'real' }, 1),
  digits: number({ min: 0, max: 20, kind: 'whole' }),
};

export const manifest: Manifest<typeof parameters> = {
  tag: 'pe-value',
  summary:
    'A number in the prose, computed by the core. What is not given as an attribute comes from what the reader is looking at.',
  display: 'inline',
  calls: ['hands', 'compare', 'binary', 'fingerprint'],
  besides: ['receive', 'similarity'],
  words: [],
  parameters,
  help: {
    of: 'The number that is shown: one of the receiver if it is `bound`, otherwise one of the encoding.',
    position: "The position; without it the reader's, as are dimensions and base.",
    other: 'The second position of a `dot` or a `distance`.',
    dimensions: 'd, how many numbers an encoding has.',
    base: 'The base of the frequencies.',
    pair: 'The pair of dimensions, 0 being the fastest hand; for a `bit`, the digit.',
    dimension: 'The place of a `component` in the encoding.',
    sigma: 'Noise of a `bound`.',
    digits: 'Decimals; without it four significant digits.',
  },
  slot: 'Text that stands there until the number is known.',
};
