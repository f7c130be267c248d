import type { Encoding } from '../shared/encodings/encodings.js';
import type { AtLength, LabModel, LabRun } from './run.js';

/** The median of the seeds and their range; equal for a single seed. */
export interface Spread {
  readonly middle: number;
  readonly low: number;
  readonly high: number;
}

export function getSpread(values: readonly number[]): Spread {
  const sorted = values.toSorted((one, other) => one - other);
  const half = (sorted.length - 1) / 2;
  const middle = (sorted[Math.floor(half)]! + sorted[Math.ceil(half)]!) / 2;
  return { middle, low: sorted[0]!, high: sorted.at(-1)! };
}

/** The results of all seeds of an encoding. Lists are as long as that of the seed with the least progress. */
export interface LabLine {
  readonly encoding: Encoding;
  readonly parameters: number;
  /** At the points of the curve (curve.ts). */
  readonly losses: readonly Spread[];
  readonly lengths: readonly Spread[];
  /** The accuracy at each place; undefined where there is no target. */
  readonly places: readonly (Spread | undefined)[];
  /** Of the first seed. */
  readonly attention: string;
  readonly answer: LabModel['answer'];
}

/** A line per selected encoding that was trained. */
export function getLines({ models }: LabRun, encodings: readonly Encoding[]): readonly LabLine[] {
  return encodings.flatMap((encoding) => {
    const seeds = models.filter((model) => model.encoding === encoding);
    return seeds.length > 0 ? [getLine(encoding, seeds)] : [];
  });
}

function getLine(encoding: Encoding, seeds: readonly LabModel[]): LabLine {
  const [first] = seeds;
  return {
    encoding,
    parameters: first!.parameters,
    losses: across(seeds.map(({ losses }) => losses)).map(getSpread),
    lengths: across(seeds.map(({ judged }) => judged.map(({ accuracy }) => accuracy))).map(getSpread),
    places: across(seeds.map(({ places }) => places)).map((shares) =>
      shares.includes(-1) ? undefined : getSpread(shares),
    ),
    attention: first!.attention,
    answer: first!.answer,
  };
}

function across(lists: readonly (readonly number[])[]): number[][] {
  const shortest = Math.min(...lists.map((list) => list.length));
  return Array.from({ length: shortest }, (_, place) => lists.map((list) => list[place]!));
}

/** The accuracy of the best guess without order at each length, the same for every model. */
export function getBag({ models }: LabRun): readonly AtLength[] {
  return models
    .map(({ judged }) => judged)
    .reduce((longest, judged) => (judged.length > longest.length ? judged : longest), []);
}

/** A range of places, and the accuracy of that guess there. */
export interface BagStretch {
  readonly from: number;
  readonly to: number;
  readonly share: number;
}

/**
 * The same guess by place. With a causal mask a shorter sentence is the beginning of a longer one, so the difference is
 * due to the further places. Otherwise every place sees the whole sentence.
 */
export function bagByPlace(bag: readonly AtLength[], length: number, isCausal: boolean): readonly BagStretch[] {
  const end = bag.findIndex((at) => at.length === length);
  if (end < 0) return [];
  if (!isCausal) return [{ from: 0, to: length, share: bag[end]!.bag }];
  return bag.slice(0, end + 1).map((at, index) => {
    const before = bag[index - 1] ?? { length: 0, bag: 0, asked: 0 };
    const fraction = (at.bag * at.asked - before.bag * before.asked) / (at.asked - before.asked);
    return { from: before.length, to: at.length, share: Math.min(1, Math.max(0, fraction)) };
  });
}
