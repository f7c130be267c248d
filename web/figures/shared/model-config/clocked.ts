import type { Head } from './head.js';
import type { Keys } from './keys.js';
import type { LayerClock } from './model-clock.js';
import type { Scaling } from './scaling.js';

/** A clock and its source. */
export interface Clocked {
  readonly clock: LayerClock;
  readonly head: Head;
  readonly scaling: Scaling;
  /** Where its keys are: in the file, or in the object of one kind of layer. */
  readonly keys?: Keys;
  readonly nested: boolean;
}
