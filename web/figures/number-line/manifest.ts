import type { Manifest } from '../shared/manifest/manifest.js';
import { choice, number, toggle } from '../shared/manifest/parameters.js';
import { formats, placeRange, interpolate } from './scale.js';

const place = number(placeRange, 1_001, { control: { label: 'numberLine.goTo', placement: 'settings' } });

export const parameters = {
  format: choice(formats, { defaultValue: 'bf16', control: { label: 'numberLine.format' } }),
  position: { ...place, between: interpolate },
  bits: toggle({ control: { label: 'numberLine.bits', placement: 'primary' } }),
};

export const manifest: Manifest<typeof parameters> = {
  tag: 'pe-number-line',
  summary:
    'Which whole positions a number format can write: the further out, the fewer, so neighbours become the same number. With `bits`, the sign, the exponent and the significand of that number, as bits that can be flipped.',
  heights: { '': [560, 540] },
  calls: ['castNumbers'],
  words: ['numberLine'],
  parameters,
  help: {
    format: 'The number format: IEEE 754 single and half precision, bfloat16, or one of the two 8-bit formats.',
    position: "The position that is rounded, 0 to 33,554,432; it is the figure's own, whatever the page shows.",
    bits: 'Shows the bits of the number.',
  },
};
