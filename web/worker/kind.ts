import type { Core } from '../core/core.js';

/**
 * A kind of job: how one begins. What has state keeps it in the work, or in the core under the number of the run, of which
 * several go on side by side.
 */
export type Kind = (core: Core, spec: object, run: number) => Work;

/** A run under way, which goes on from where it stands and can be let alone at any time between two steps. */
export interface Work {
  /**
   * Goes on for about so many milliseconds, or for its smallest piece where that takes longer.
   *
   * @returns Whether anything is left to do.
   */
  step(milliseconds: number): boolean;
  /** What is to be seen of it now: data that can be sent, and that no later step changes. */
  look(): unknown;
  /** How much of it is done, from 0 to 1. */
  share(): number;
  /** Gives back what it holds in the core. Nothing is asked of it after that. */
  free(): void;
}

/** Milliseconds: what can be measured of the time that a piece takes. */
export type Clock = () => number;
