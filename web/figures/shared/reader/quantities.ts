import type { Core } from '../../../core/core.js';
import type { ReaderState } from './reader-state.js';

/** The values on which a quantity may depend. */
export interface QuantityArguments extends ReaderState {
  readonly other: number;
  readonly pair: number;
  readonly dimension: number;
}

const getHands = (core: Core, { position, dimensions, base }: ReaderState) =>
  core.hands({ position, dimensions, base, unit: 'radian' });
const compare = (core: Core, { position, other, dimensions, base }: QuantityArguments) =>
  core.compare({ position, other, dimensions, base });

/** Quantities for inline numbers; undefined if the reader's dimensions have no such pair. */
export const quantities = {
  frequency: (core, given) => getHands(core, given).frequency[given.pair],
  period: (core, given) => getHands(core, given).period[given.pair],
  angle: (core, given) => getHands(core, given).angle[given.pair],
  turns: (core, given) => getHands(core, given).turns[given.pair],
  sine: (core, given) => getHands(core, given).sine[given.pair],
  cosine: (core, given) => getHands(core, given).cosine[given.pair],
  /** The ratio of each hand's period to that of the one before. */
  ratio: (core, given) => {
    const [first, second] = getHands(core, given).period;
    return first === undefined || second === undefined ? undefined : second / first;
  },
  norm: (core, given) => Math.sqrt(compare(core, { ...given, other: given.position }).dot),
  dot: (core, given) => compare(core, given).dot,
  distance: (core, given) => compare(core, given).distance,
  bit: (core, given) => core.binary({ position: Math.floor(given.position), digits: 53 })[given.pair],
  component: (core, { position, dimensions, base, layout, dimension }) =>
    core.fingerprint({ position, dimensions, base, layout })[dimension],
} as const satisfies Record<string, (core: Core, given: QuantityArguments) => number | undefined>;

export type Quantity = keyof typeof quantities;

/** The values on which a quantity of the receiver may depend. */
export interface ReceivedArguments extends QuantityArguments {
  /** The standard deviation of the noise on every component. */
  readonly sigma: number;
}

/** The number of positions in the heat map. */
const marginPositions = 5_000;

/**
 * The distance of the two positions with the most similar encodings. Similarity depends on the distance only, so the
 * first is 0.
 */
function nearestOffset(core: Core, dimensions: number, base: number): number {
  const spec = { position: 0, from: 1, count: marginPositions - 1, dimensions, base };
  return core.lend('similarity', spec, (dots) => {
    let nearest = 0;
    dots.forEach((dot, k) => {
      if (dot > (dots[nearest] ?? 0)) nearest = k;
    });
    return nearest + 1;
  });
}

/** Quantities for pages that load the whole core, such as those with a receiver; the module `clock` lacks the calls. */
export const wholeQuantities = {
  /** The minimum standard deviation of an unbiased estimate with all hands (Cramér-Rao bound), without cycle slips. */
  bound: (core, { position, dimensions, base, sigma }) => {
    const code = { position, dimensions, base, sigma, seed: 1, trial: 0, heard: '1'.repeat(dimensions / 2) };
    return core.receive({ ...code, searchFrom: 0, searchCount: 1 }).bound;
  },
  /** The distance of the two closest encodings among the first 5,000 positions. */
  margin: (core, { dimensions, base }) =>
    core.compare({ position: 0, other: nearestOffset(core, dimensions, base), dimensions, base }).distance,
  /** The number of positions between those two. */
  nearest: (core, { dimensions, base }) => nearestOffset(core, dimensions, base),
} as const satisfies Record<string, (core: Core, given: ReceivedArguments) => number | undefined>;

export type WholeQuantity = keyof typeof wholeQuantities;
