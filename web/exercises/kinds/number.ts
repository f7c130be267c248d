import { listOf, number, optional, phrase, record, text, word } from '../format.js';
import type { Spec } from '../base/spec.js';

/** Find a number: the value called `answer`. */
export interface NumberSpec extends Spec {
  /** Absolute tolerance, shown to the reader. */
  readonly tolerance: number;
  /** A text such as "radians" or "positions". */
  readonly unit?: string;
  /** Replies that reveal a specific mistake, with explanations. */
  readonly wrong?: readonly { readonly value: string; readonly because: string }[];
}

export const numberFields = {
  tolerance: number(0, 1e6),
  unit: optional(phrase),
  wrong: optional(listOf(record({ value: word(/^\w+$/, 'the name of a value'), because: text }), 1, 6)),
};
