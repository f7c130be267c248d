import { flag, listOf, oneOf, optional, phrase, record, text, whole, word } from '../format.js';
import type { Spec } from '../base/spec.js';

/** A few lines of Python with one mistake: which line it is, and what the line should be. */
export interface BugSpec extends Spec {
  readonly library: 'NumPy' | 'PyTorch';
  readonly code: string;
  /** The line of the mistake, from 1. */
  readonly line: number;
  /** Lines that look guilty, with the reason why they are not. */
  readonly innocent?: readonly { readonly line: number; readonly because: string }[];
  /** The lines that may stand in its place; one is right. */
  readonly repairs: readonly { readonly code: string; readonly right: boolean; readonly because: string }[];
  /** The results of the code before and after the repair: names of values. */
  readonly shown: readonly { readonly name: string; readonly before: string; readonly after: string }[];
}

const python = word(/^[\x20-\x7e\n]+$/, 'Python in plain letters, the same in every language');
const name = word(/^[a-z][a-z0-9]+$/i, 'the name of a value');
const line = whole(1, 14);

export const bugFields = {
  library: oneOf('NumPy', 'PyTorch'),
  code: python,
  line,
  innocent: optional(listOf(record({ line, because: text }), 1, 6)),
  repairs: listOf(record({ code: python, right: flag, because: text }), 2, 4),
  shown: listOf(record({ name: phrase, before: name, after: name }), 1, 6),
};
