import { getShape } from '../../figures/shared/curve-pad/sketch-shape.js';

/**
 * Compares a drawn curve with the true one. Heights are fractions of the pad; both curves have the same number of
 * samples.
 */
export interface CurveComparison {
  /** Pearson correlation, from -1 to 1; 0 for a flat curve. */
  readonly together: number;
  /** The number of local maxima and minima of each curve. */
  readonly turns: { readonly drawn: number; readonly true: number };
  /** How far the drawn peak lies to the right of the true one, as a fraction of the width. */
  readonly peakOff: number;
  readonly symmetric: boolean;
  /** Whether each curve is nearly level. */
  readonly flat: { readonly drawn: boolean; readonly true: boolean };
}

/** Wiggles below this fraction of the drawn range, or below `min` of the pad's height, are jitter. */
const jitter = { share: 0.12, min: 0.02 };
/** A curve whose range is below this fraction of the height counts as level. */
const flatRange = 0.15;

export function compareCurves(drawn: readonly number[], truth: readonly number[]): CurveComparison {
  const [own, sought] = [getShape(drawn), getShape(truth)];
  return {
    together: correlation(drawn, truth),
    turns: { drawn: getTurns(drawn), true: getTurns(truth) },
    peakOff: own.peak - sought.peak,
    symmetric: own.symmetric,
    flat: { drawn: own.swing < flatRange, true: sought.swing < flatRange },
  };
}

/** Pearson correlation; unaffected by vertical scaling and shifting. */
function correlation(a: readonly number[], b: readonly number[]): number {
  const [meanA, meanB] = [mean(a), mean(b)];
  const product = (x: readonly number[], y: readonly number[], mx: number, my: number): number =>
    x.reduce((sum, value, index) => sum + (value - mx) * ((y[index] ?? my) - my), 0);
  const size = Math.sqrt(product(a, a, meanA, meanA) * product(b, b, meanB, meanB));
  return size < 1e-9 ? 0 : product(a, b, meanA, meanB) / size;
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Counts changes of direction along the curve, ignoring jitter. */
export function getTurns(heights: readonly number[]): number {
  const trembling = Math.max(jitter.min, jitter.share * (Math.max(...heights) - Math.min(...heights)));
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

/** The minimum correlation for a correct shape. */
const minCorrelation = { turns: 0.85, peak: 0.8 };
/** Tolerance for the peak's position, as a fraction of the width. */
const peakTolerance = 0.06;

export type DrawFault = 'steep' | 'level' | 'upsideDown' | 'peak' | 'lopsided' | 'turns' | 'elsewhere';

/** The first fault of a drawn curve, if any. Its message key is `draw.NAME`. */
export function getFault(likeness: CurveComparison, judged: 'turns' | 'peak'): DrawFault | undefined {
  const { together, turns, flat, peakOff, symmetric } = likeness;
  if (flat.true) return flat.drawn ? undefined : 'steep';
  if (flat.drawn) return 'level';
  if (together < -0.6) return 'upsideDown';
  if (judged === 'peak') {
    if (Math.abs(peakOff) > peakTolerance) return 'peak';
    if (!symmetric) return 'lopsided';
  } else if (Math.abs(turns.drawn - turns.true) > (turns.true > 4 ? 1 : 0)) return 'turns';
  return together < minCorrelation[judged] ? 'elsewhere' : undefined;
}
