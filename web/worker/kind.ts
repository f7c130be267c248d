import type { Core } from '../core/core.js';

/** The wasm modules that workers load, each with the first job that needs it. */
export type WorkerModule = 'core' | 'training';

/** A kind of job. What has state keeps it in its work, or in the core: several go on side by side. */
export interface Kind {
  readonly module: WorkerModule;
  /** Begins one; `run` is its number. The core has the calls of the module. */
  begin(core: Core, spec: object, run: number): Work;
}

/** A run under way, which goes on from where it stands and can be let alone at any time between two steps. */
export interface Work {
  /**
   * Goes on for about so many milliseconds, or for its smallest piece where that takes longer.
   *
   * @returns Whether anything is left to do.
   */
  step(milliseconds: number): boolean;
  /** The view of it now: data that can be sent, and that no later step changes. */
  look(): unknown;
  /** The share of it that is done, from 0 to 1. It grows with whatever there is to be seen. */
  share(): number;
  /** Gives back what it holds in the core. Nothing is asked of it after that. */
  free(): void;
}

/** Milliseconds: what can be measured of the time that a piece takes. */
export type Clock = () => number;
