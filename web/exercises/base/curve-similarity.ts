import { getShape } from '../../figures/shared/curve-pad/sketch-shape.js';

/** The comparison of a drawn curve with the true one. Heights are shares of the pad, as many of one as of the other. */
export interface Likeness {
  /** Correlation: 1 where both rise and fall together, however high; -1 where one rises as the other falls. 0 for a flat curve. */
  readonly together: number;
  /** The number of times that each turns round. */
  readonly turns: { readonly drawn: number; readonly true: number };
  /** The distance of the drawn peak to the right of the true one, as a share of the width. */
  readonly peakOff: number;
  readonly symmetric: boolean;
  /** The one of them that hardly changes in height, or both. */
  readonly flat: { readonly drawn: boolean; readonly true: boolean };
}

/** A hand trembles by less than this share of what it draws, and hardly less than this much of the height. */
const tremor = { share: 0.12, min: 0.02 };
/** A curve that rises and falls by less than this much of the height is level. */
const level = 0.15;

export function getLikeness(drawn: readonly number[], truth: readonly number[]): Likeness {
  const [own, sought] = [getShape(drawn), getShape(truth)];
  return {
    together: correlation(drawn, truth),
    turns: { drawn: getTurns(drawn), true: getTurns(truth) },
    peakOff: own.peak - sought.peak,
    symmetric: own.symmetric,
    flat: { drawn: own.swing < level, true: sought.swing < level },
  };
}

/** Pearson's: what stretching and shifting in height leave as it is. */
function correlation(a: readonly number[], b: readonly number[]): number {
  const [meanA, meanB] = [mean(a), mean(b)];
  const product = (x: readonly number[], y: readonly number[], mx: number, my: number): number =>
    x.reduce((sum, value, index) => sum + (value - mx) * ((y[index] ?? my) - my), 0);
  const size = Math.sqrt(product(a, a, meanA, meanA) * product(b, b, meanB, meanB));
  return size < 1e-9 ? 0 : product(a, b, meanA, meanB) / size;
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Counts how often a walk along the curve turns from up to down or back, trembling aside. */
export function getTurns(heights: readonly number[]): number {
  const trembling = Math.max(tremor.min, tremor.share * (Math.max(...heights) - Math.min(...heights)));
  let [way, lowest, highest, turns] = [0, heights[0] ?? 0, heights[0] ?? 0, 0];
  for (const height of heights) {
    lowest = Math.min(lowest, height);
    highest = Math.max(highest, height);
    const isUp = height > lowest + trembling;
    const isDown = height < highest - trembling;
    if (isUp && way <= 0) {
      if (way < 0) ++turns;
      [way, highest] = [1, height];
    } else if (isDown && way >= 0) {
      if (way > 0) ++turns;
      [way, lowest] = [-1, height];
    }
  }
  return turns;
}

/** The correlation from which on a curve has the right shape. */
const alike = { turns: 0.85, peak: 0.8 };
/** The peak may be off by this share of the width. */
const peakSlack = 0.06;

export type DrawFault = 'steep' | 'level' | 'upsideDown' | 'peak' | 'lopsided' | 'turns' | 'elsewhere';

/** The first thing that is wrong with a drawn curve, if anything is: the word for it is `draw.NAME`. */
export function getFault(likeness: Likeness, judged: 'turns' | 'peak'): DrawFault | undefined {
  const { together, turns, flat, peakOff, symmetric } = likeness;
  if (flat.true) return flat.drawn ? undefined : 'steep';
  if (flat.drawn) return 'level';
  if (together < -0.6) return 'upsideDown';
  if (judged === 'peak') {
    if (Math.abs(peakOff) > peakSlack) return 'peak';
    if (!symmetric) return 'lopsided';
  } else if (Math.abs(turns.drawn - turns.true) > (turns.true > 4 ? 1 : 0)) return 'turns';
  return together < alike[judged] ? 'elsewhere' : undefined;
}
