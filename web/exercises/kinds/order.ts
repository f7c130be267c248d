import { listOf, oneOf, optional, phrase, record, text, word } from '../format.js';
import type { Spec } from '../base/spec.js';

/** Put items in order: by value, or as in the file if they have no values. */
export interface OrderSpec extends Spec {
  readonly items: readonly { readonly text: string; readonly value?: string }[];
  readonly direction?: 'rising' | 'falling';
  /** Text shown if the reply is exactly reversed. */
  readonly reversed?: string;
  /** Labels (texts) at the top and at the bottom. */
  readonly first: string;
  readonly last: string;
}

export const orderFields = {
  items: listOf(record({ text: phrase, value: optional(word(/^\w+$/, 'the name of a value')) }), 3, 8),
  direction: optional(oneOf('rising', 'falling')),
  reversed: optional(text),
  first: phrase,
  last: phrase,
};
