import { flag, listOf, oneOf, optional, phrase, record, text, whole, word } from '../format.js';
import type { Spec } from '../base/spec.js';

/** Python code with one bug: find the line, then choose the fix. */
export interface BugSpec extends Spec {
  readonly library: 'NumPy' | 'PyTorch';
  readonly code: string;
  /** The line with the bug, 1-based. */
  readonly line: number;
  /** Lines that look suspicious but are correct, with explanations. */
  readonly innocent?: readonly { readonly line: number; readonly because: string }[];
  /** Candidate replacements for the line; exactly one is right. */
  readonly repairs: readonly { readonly code: string; readonly right: boolean; readonly because: string }[];
  /** Results before and after the fix, as names of values. */
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
