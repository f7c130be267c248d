// The largest calls that pages make on their main thread, for calls whose ranges are larger for Node and workers. Calls
// that aren't listed may use their whole range. `npm run bench -- --calls` times these limits, and
// tests/unit/speed/page-calls.test.ts checks that figures and exercises stay within them.
import type { CallName, Specs } from '../../web/core/specs.js';

/** Maxima: of numbers the value, of texts and arrays the length. */
export type Most = Readonly<Record<string, number>>;

type Ends<Name extends CallName> = Partial<Readonly<Record<keyof Specs[Name], number>>>;

/** A call with several purposes has a limit for each; a spec must be within one of them. */
export const maxInPages: { readonly [Name in CallName]?: Ends<Name> | readonly Ends<Name>[] } = {
  // The visible rows of the heat map's table, and the table next to the learned one.
  sinusoidalTable: { positions: 64, dimensions: 512 },
  // The heat map's canvas, and the long column used for its colour scale.
  windowPixels: [
    { width: 2_000, height: 1_200 },
    { width: 1, height: 4_097, shownDimensions: 1 },
  ],
  // The farthest zoom of the figure.
  similarity: { count: 8_192 },
  similarityRises: { positions: 8_192 },
  // Exercises use half of the dimensions; figures a quarter, and the maximum number of words.
  attempt: { dimensions: 32 },
  // The receiver searches up to `searchedAtOnce` on the main thread, with 512 dimensions; the cliff all of its
  // candidates, with 1,024.
  receive: { dimensions: 1_024, searchCount: 50_000, heard: 512 },
  likelihood: { dimensions: 1_024, positions: 50_000, pixels: 8_192, heard: 512, hands: 512, rows: 16 },
  // The typical angle: the wider the vectors, the fewer words.
  anglesHistogram: [
    { dimensions: 512, words: 128, bins: 1 },
    { dimensions: 32, words: 2_000, bins: 1 },
  ],
  // The fixes of an exercise.
  cliff: { dimensions: 64, candidates: 1_024, trials: 100 },
};

export const limitsInPages = (call: CallName): readonly Most[] => [maxInPages[call] ?? {}].flat();

const getSize = (value: unknown): unknown =>
  typeof value === 'string' || ArrayBuffer.isView(value) ? (value as string | Float32Array).length : value;

/** The fields of a spec that exceed the limit. */
export const beyond = (spec: object, max: Most): readonly string[] =>
  Object.entries(max).flatMap(([field, end]) => {
    const size = getSize((spec as Readonly<Record<string, unknown>>)[field]);
    return typeof size === 'number' && size > end ? [`${field}: ${size} > ${end}`] : [];
  });

/** Clamps a spec to the limits of pages. */
export function withinPage<Spec extends object>(spec: Spec, max: Most): Spec {
  const nearer = Object.entries(spec).map(([field, value]: [string, unknown]) => {
    const end = max[field];
    if (end === undefined) return [field, value];
    return [field, typeof value === 'number' ? Math.min(value, end) : (value as string | Float32Array).slice(0, end)];
  });
  return Object.fromEntries(nearer) as Spec;
}
