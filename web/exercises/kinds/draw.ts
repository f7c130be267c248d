import { listOf, number, oneOf, phrase } from '../format.js';
import type { Spec } from '../base/spec.js';

/** A curve over positions, to be drawn before it is seen. The parameters `from` and `to` are where it begins and ends. */
export interface DrawSpec extends Spec {
  /** A name of `curves`. */
  readonly curve: 'wave' | 'dot';
  /** Heights that are written beside the pad, rising: the first and the last are near its edges. */
  readonly marks: readonly number[];
  /** The measure that decides: how often it turns round, or where its one peak is and whether both sides are alike. */
  readonly judged: 'turns' | 'peak';
  /** The names of the two axes, upwards and along. */
  readonly upward: string;
  readonly along: string;
}

const mark = number(-1e6, 1e6);

export const drawFields = {
  curve: oneOf('wave', 'dot'),
  marks: listOf(mark, 2, 5),
  judged: oneOf('turns', 'peak'),
  upward: phrase,
  along: phrase,
};
