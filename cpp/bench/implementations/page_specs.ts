// The most that pages ask of their own thread, of calls whose ranges go on for Node and for workers, where tables and pictures
// are made for files and searches are long. All other calls are held to the ends of their ranges, so a new one is, too, until it stands here.
// `npm run bench -- --calls` times these ends, and tests/unit/bench/page-calls.test.ts holds figures and exercises to them.
import type { CallName, Specs } from '../../../web/core/specs.js';

/** Of numbers the largest; of texts and arrays the length. */
export type Most = Readonly<Record<string, number>>;

type Ends<Name extends CallName> = Partial<Readonly<Record<keyof Specs[Name], number>>>;

/** Of a call that pages make for several purposes, an end for each: what they ask for stays within one of them. */
export const maxInPages: { readonly [Name in CallName]?: Ends<Name> | readonly Ends<Name>[] } = {
  // The rows of the heat map's table that are shown, and the table beside the one that is learned.
  sinusoidalTable: { positions: 64, dimensions: 512 },
  // The heat map's canvas, and the long column from which its scale has the colours.
  windowPixels: [
    { width: 2_000, height: 1_200 },
    { width: 1, height: 4_097, shownDimensions: 1 },
  ],
  // Exercises have half of the dimensions; figures a quarter, and as many words as there may be.
  attempt: { dimensions: 32 },
  // The receiver searches at once up to `searchedAtOnce`, in 512 dimensions; the cliff as many candidates as it takes, in 1,024.
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

export const endsInPages = (call: CallName): readonly Most[] => [maxInPages[call] ?? {}].flat();

const getSize = (value: unknown): unknown =>
  typeof value === 'string' || ArrayBuffer.isView(value) ? (value as string | Float32Array).length : value;

/** The fields of a spec in which it asks for more than that. */
export const beyond = (spec: object, max: Most): readonly string[] =>
  Object.entries(max).flatMap(([field, end]) => {
    const size = getSize((spec as Readonly<Record<string, unknown>>)[field]);
    return typeof size === 'number' && size > end ? [`${field}: ${size} > ${end}`] : [];
  });

/** A spec as far as pages go. */
export function withinPage<Spec extends object>(spec: Spec, max: Most): Spec {
  const nearer = Object.entries(spec).map(([field, value]: [string, unknown]) => {
    const end = max[field];
    if (end === undefined) return [field, value];
    return [field, typeof value === 'number' ? Math.min(value, end) : (value as string | Float32Array).slice(0, end)];
  });
  return Object.fromEntries(nearer) as Spec;
}
