// Types alone: the script that stands in the page shares no file with those that are loaded, so each says for itself what both know,
// and the types see to it that they say the same.

/**
 * The state of something that a page needs: `late` is still on its way, `missing` has not come for so long that the
 * reader is told that it cannot be shown, `lost` will not come any more, `here` has come after all.
 */
export type FaultState = 'late' | 'missing' | 'lost' | 'here';

/** A tale of what is needed, told to the script that stands in the page (`early-faults.ts`). */
export interface FaultTold {
  /** The tag of the figures that need it; the star stands for all of the page. */
  readonly tag: string;
  readonly state: FaultState;
  /** The end of the phrase `fault.…`. */
  readonly reason: 'core' | 'figure';
  /** The name of what the browser lacks for it, which takes the place of the reason. */
  readonly lacking?: string | undefined;
}

/** The name of the event by which it is told. */
export type FaultEvent = 'fault-told';

/** Milliseconds after which what is needed is late, and after which it counts as missing. */
export interface Patience {
  readonly late: 3_000;
  readonly missing: 12_000;
}
