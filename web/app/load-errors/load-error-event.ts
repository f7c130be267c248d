// Types only: the inline script shares no code with the loaded ones, so both declare these constants and the types keep them equal.

/**
 * `late`: still loading. `missing`: not here for so long that the page says it cannot be shown. `failed`: will not come any more.
 * `loaded`: here after all.
 */
export type LoadState = 'late' | 'missing' | 'failed' | 'loaded';

/** Sent to the inline script (`inline-error-handler.ts`), which shows the message. */
export interface LoadStatus {
  /** The tag of the figures that are concerned; `*` is the whole page. */
  readonly tag: string;
  readonly state: LoadState;
  /** The end of the phrase `fault.…`. */
  readonly reason: 'core' | 'figure';
  /** The name of a feature that the browser lacks; it replaces the reason. */
  readonly lacking?: string | undefined;
}

/** The name of the event that carries a LoadStatus. */
export type LoadStatusEvent = 'load-status';

/** Milliseconds until something counts as late, and as missing. */
export interface Patience {
  readonly late: 3_000;
  readonly missing: 12_000;
}
