/** Heights from 0 to 1 from left to right: a likelihood as a share of its largest. */
export type Curve = Float32Array;

/**
 * Every column shows the largest of its samples, so no peak is lost; heights are shares of the largest of all.
 * Loops, since tens of thousands of samples are looked at in each frame of a gesture.
 */
export function curveOf(logLikelihoods: Float32Array, columns: number): Curve {
  const samples = logLikelihoods.length / columns;
  const curve = new Float32Array(columns);
  let top = -Infinity;
  for (let column = 0, k = 0; column < columns; ++column) {
    const end = Math.round((column + 1) * samples);
    let most = -Infinity;
    for (; k < end; ++k) if (logLikelihoods[k]! > most) most = logLikelihoods[k]!;
    curve[column] = most;
    if (most > top) top = most;
  }
  for (let column = 0; column < columns; ++column) curve[column] = Math.exp(curve[column]! - top);
  return curve;
}

/** The height of the box of a curve, so that whole numbers are fine enough, and how much of it the highest place takes. */
export const plotHeight = 1_000;
const crestHeight = 960;

/**
 * A curve over its columns, closed outside of its box, where the edges are not seen. Places in the middle of a level stretch
 * are left out: most of a product is level.
 */
export function curvePath(curve: Curve): string {
  const heightAt = (column: number): number => plotHeight - Math.round(crestHeight * curve[column]!);
  const last = curve.length - 1;
  const below = 2 * plotHeight;
  let path = `M-9 ${below}V${heightAt(0)}`;
  for (let column = 0, before = NaN, y = heightAt(0); column <= last; ++column) {
    const after = column < last ? heightAt(column + 1) : NaN;
    if (y !== before || y !== after) path += `L${column + 0.5} ${y}`;
    before = y;
    y = after;
  }
  return `${path}H${curve.length + 9}V${below}Z`;
}
