import { listOf, oneOf, optional, phrase, record, text, word } from '../format.js';
import type { Spec } from '../base/spec.js';

/** Things to put in order: that of their values, or without values that of the file. */
export interface OrderSpec extends Spec {
  readonly items: readonly { readonly text: string; readonly value?: string }[];
  readonly direction?: 'rising' | 'falling';
  /** The text for an answer in the opposite order. */
  readonly reversed?: string;
  /** Texts: what stands at the top and at the bottom. */
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
