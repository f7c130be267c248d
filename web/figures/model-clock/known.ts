import type { ModelClock, Sentence, Source } from '../shared/model-config/model-clock.js';

/** A clock, and where it comes from. */
export interface Known {
  readonly clock: ModelClock;
  /** The file; empty where a link carries only its numbers. */
  readonly text: string;
  readonly published?: {
    readonly key: string;
    readonly name: string;
    readonly source: Source;
    readonly unverified: readonly string[];
  };
}

/** A clock, or why there is none. */
export type Shown = Known | { readonly refusal: Sentence };

const listOf = 'float64';

/** As the build leaves it in the page, so that the first picture needs no reader of files. */
export const writeKnown = (known: Shown): string =>
  JSON.stringify(known, (_, value: unknown) => (value instanceof Float64Array ? { [listOf]: [...value] } : value));

/** The same again; undefined where the build left nothing. */
export function readKnown(text: string | null): Shown | undefined {
  if (text === null || text === '') return undefined;
  return JSON.parse(text, (_, value: unknown) => {
    const list = typeof value === 'object' && value !== null && listOf in value ? value[listOf] : undefined;
    return Array.isArray(list) ? Float64Array.from(list as number[]) : value;
  }) as Shown;
}
