import { listOf, number, optional, record, text, word } from '../format.js';
import type { Spec } from '../base/spec.js';

/** Write a JavaScript function. */
export interface CodeSpec extends Spec {
  /** The function's name in the reader's code. */
  readonly name: string;
  /** The reference implementation, a key of `functions`. */
  readonly function: string;
  /** Absolute tolerance per number. */
  readonly tolerance: number;
  readonly start: string;
  readonly solution: string;
  /** Common mistakes: keys of `functions`, with explanations. */
  readonly wrong?: readonly { readonly function: string; readonly because: string }[];
}

const functionName = word(/^[a-z-]+$/, 'a name of web/exercises/solvers/functions.ts');
const code = word(/^[\x20-\x7e\n]+$/, 'JavaScript in plain letters, the same in every language');

export const codeFields = {
  name: word(/^[a-z]\w*$/i, 'the name of a function'),
  function: functionName,
  tolerance: number(0, 1),
  start: code,
  solution: code,
  wrong: optional(listOf(record({ function: functionName, because: text }), 1, 5)),
};
