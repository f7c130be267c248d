import type { ModelClock, Source } from '../shared/config/model-clock.js';

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

const listOf = 'float64';

/** As the build leaves it in the page, so that the first picture needs no reader of files. */
export const writeKnown = (known: Known): string =>
  JSON.stringify(known, (_, value: unknown) => (value instanceof Float64Array ? { [listOf]: [...value] } : value));

/** The same again; undefined where the build left nothing. */
export function readKnown(text: string | null): Known | undefined {
  if (text === null || text === '') return undefined;
  return JSON.parse(text, (_, value: unknown) => {
    const list = typeof value === 'object' && value !== null && listOf in value ? value[listOf] : undefined;
    return Array.isArray(list) ? Float64Array.from(list as number[]) : value;
  }) as Known;
}
