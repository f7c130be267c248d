import type { Encoding } from '../shared/encodings/encodings.js';
import type { AtLength, LabModel, LabRun } from './run.js';

/** The middle of the seeds, and their range; of one seed all three are the same. */
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

/** All that the seeds of one encoding came to. A list is as long as that of the seed that has come least far. */
export interface LabLine {
  readonly encoding: Encoding;
  readonly parameters: number;
  /** At the points of the curve (curve.ts). */
  readonly losses: readonly Spread[];
  /** The accuracy at each length. */
  readonly lengths: readonly Spread[];
  /** The accuracy at each place; undefined where nothing was asked. */
  readonly places: readonly (Spread | undefined)[];
  /** Of the first seed. */
  readonly attention: string;
}

/** One line for each encoding that is asked for and was trained. */
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
  };
}

/** The values of all lists at each place that all have. */
function across(lists: readonly (readonly number[])[]): number[][] {
  const shortest = Math.min(...lists.map((list) => list.length));
  return Array.from({ length: shortest }, (_, place) => lists.map((list) => list[place]!));
}

/** The results of the best guess without knowing the order, at each length: the same for every model. */
export function getBag({ models }: LabRun): readonly AtLength[] {
  return models
    .map(({ judged }) => judged)
    .reduce((longest, judged) => (judged.length > longest.length ? judged : longest), []);
}

/** A stretch of places, and the accuracy of that guess there. */
export interface BagStretch {
  readonly from: number;
  readonly to: number;
  readonly share: number;
}

/**
 * The same guess place by place. Where words see only those before them, a shorter sentence is the beginning of a longer one, so
 * what the longer one adds is that of its further places. Else every place sees the whole sentence.
 */
export function bagByPlace(bag: readonly AtLength[], length: number, isCausal: boolean): readonly BagStretch[] {
  const end = bag.findIndex((at) => at.length === length);
  if (end < 0) return [];
  if (!isCausal) return [{ from: 0, to: length, share: bag[end]!.bag }];
  return bag.slice(0, end + 1).map((at, index) => {
    const before = bag[index - 1] ?? { length: 0, bag: 0, asked: 0 };
    const share = (at.bag * at.asked - before.bag * before.asked) / (at.asked - before.asked);
    return { from: before.length, to: at.length, share: Math.min(1, Math.max(0, share)) };
  });
}
