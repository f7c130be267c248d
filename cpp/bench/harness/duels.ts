import type { Contender } from './contenders.js';
import type { Shape } from '../works/works.js';

/** A job beside the table: ours first, then the peers that it is held against. */
export interface Duel {
  readonly title: string;
  readonly shape: Shape;
  readonly contenders: readonly Contender[];
}

/** Jobs to come are added here: their works stand in works/, by name. */
export const duels: readonly Duel[] = [];
