import { text } from '../manifest/parameters.js';
import type { FieldRange } from '../reader/number-range.js';

/** The default model. */
export const usualModel = 'llama-3.1';

/** Accepts texts shaped like a model key or link; the list and the parser, which load later, validate them. */
const shaped = (shape: RegExp) => (text: string) => (shape.test(text) ? text : undefined);

/** The model of a figure: a key of the list, or the numbers of a configuration as links have them. */
export const modelParameters = {
  model: text({ fromAttribute: shaped(/^[a-z0-9.-]{1,40}$/) }),
  config: text({ fromAttribute: shaped(/^[^\s<>"']{1,8000}$/) }),
};

/** The reader's text length, in positions. */
export const lengthRange: FieldRange = { min: 1, max: 2 ** 30, kind: 'whole' };
export const lengthSlide = [256, 2 ** 24] as const;
