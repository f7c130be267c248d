import { listOf, number, oneOf, phrase } from '../format.js';
import type { Spec } from '../base/spec.js';

/** Draw a curve over positions, from the parameter `from` to `to`, before it's shown. */
export interface DrawSpec extends Spec {
  /** A key of `curves`. */
  readonly curve: 'wave' | 'dot';
  /** Labelled heights, ascending. The first and the last are near the edges of the pad. */
  readonly marks: readonly number[];
  /** How it's graded: by the number of turning points, or by the position and symmetry of its single peak. */
  readonly judged: 'turns' | 'peak';
  /** Axis labels (texts), vertical and horizontal. */
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
