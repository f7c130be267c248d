import type { ModelClock, Sentence, Source } from '../model-config/model-clock.js';

/** A clock and its source. */
export interface Known {
  readonly clock: ModelClock;
  /** The file's text; empty if it came from a link, which only has the numbers. */
  readonly text: string;
  readonly published?: {
    readonly key: string;
    readonly name: string;
    readonly source: Source;
    readonly unverified: readonly string[];
    /** Who says how long its training texts were; undefined if that's not known. */
    readonly training?: Source;
  };
}

/** A clock, or why there is none. */
export type Shown = Known | { readonly refusal: Sentence };

const listOf = 'float64';

/** Serializes a clock for prerendering, so that the first render needs no parser. */
export const writeKnown = (known: Shown): string =>
  JSON.stringify(known, (_, value: unknown) => (value instanceof Float64Array ? { [listOf]: [...value] } : value));

/** Parses `writeKnown()`; undefined if there is no prerendered data. */
export function readKnown(text: string | null): Shown | undefined {
  if (text === null || text === '') return undefined;
  return JSON.parse(text, (_, value: unknown) => {
    const list = typeof value === 'object' && value !== null && listOf in value ? value[listOf] : undefined;
    return Array.isArray(list) ? Float64Array.from(list as number[]) : value;
  }) as Shown;
}
