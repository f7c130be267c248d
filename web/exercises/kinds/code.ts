import { listOf, number, optional, record, text, word } from '../format.js';
import type { Spec } from '../base/spec.js';

/** A function that the reader writes in JavaScript. */
export interface CodeSpec extends Spec {
  /** Its name in the reader's code. */
  readonly name: string;
  /** The function that it should compute: a name of `functions`. */
  readonly function: string;
  /** Each number may be off by this much. */
  readonly tolerance: number;
  readonly start: string;
  readonly solution: string;
  /** The functions of well-known mistakes: names of `functions`, with the reason. */
  readonly wrong?: readonly { readonly function: string; readonly because: string }[];
}

const asked = word(/^[a-z-]+$/, 'a name of web/exercises/solvers/functions.ts');
const code = word(/^[\x20-\x7e\n]+$/, 'JavaScript in plain letters, the same in every language');

export const codeFields = {
  name: word(/^[a-z]\w*$/i, 'the name of a function'),
  function: asked,
  tolerance: number(0, 1),
  start: code,
  solution: code,
  wrong: optional(listOf(record({ function: asked, because: text }), 1, 5)),
};
