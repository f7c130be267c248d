import type { Head } from './head.js';
import type { Keys } from './keys.js';
import type { LayerClock } from './model-clock.js';
import type { Scaling } from './scaling.js';

/** A clock, and what it was read from. */
export interface Clocked {
  readonly clock: LayerClock;
  readonly head: Head;
  readonly scaling: Scaling;
  /** The place of its keys: those of the file, or of one kind of layer. */
  readonly keys?: Keys;
  readonly nested: boolean;
}
