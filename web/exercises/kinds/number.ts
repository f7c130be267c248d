import { listOf, number, optional, phrase, record, text, word } from '../format.js';
import type { Spec } from '../base/spec.js';

/** A number to find: the value called `answer`. */
export interface NumberSpec extends Spec {
  /** A reply as far from the answer as this is right; the reader is told. */
  readonly tolerance: number;
  /** A text: radians, positions. */
  readonly unit?: string;
  /** Replies that tell of a particular mistake. */
  readonly wrong?: readonly { readonly value: string; readonly because: string }[];
}

export const numberFields = {
  tolerance: number(0, 1e6),
  unit: optional(phrase),
  wrong: optional(listOf(record({ value: word(/^\w+$/, 'the name of a value'), because: text }), 1, 6)),
};
