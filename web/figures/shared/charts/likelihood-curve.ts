/** Heights from 0 to 1 from left to right: a likelihood as a share of its largest. */
export type Curve = Float32Array;

/**
 * Every column shows the largest of its samples, so no peak is lost; heights are shares of the largest of all.
 * Loops, since tens of thousands of samples are looked at in each frame of a gesture.
 */
export function getCurve(logLikelihoods: Float32Array, columns: number): Curve {
  const samples = logLikelihoods.length / columns;
  const curve = new Float32Array(columns);
  let top = -Infinity;
  for (let column = 0, k = 0; column < columns; ++column) {
    const end = Math.round((column + 1) * samples);
    let max = -Infinity;
    for (; k < end; ++k) if (logLikelihoods[k]! > max) max = logLikelihoods[k]!;
    curve[column] = max;
    if (max > top) top = max;
  }
  for (let column = 0; column < columns; ++column) curve[column] = Math.exp(curve[column]! - top);
  return curve;
}

/** The height of the box of a curve, so that whole numbers are fine enough, and how much of it the highest place takes. */
export const plotHeight = 1_000;
const crestHeight = 960;

/**
 * A curve over its columns, closed outside of its box, where the edges are not seen. Its corners are places of the curve; those
 * that lie within a unit of the line between two corners are left out, which is less than anyone sees: most of a product is level,
 * and a slow hand has few bends.
 */
export function curvePath(curve: Curve): string {
  const heightAt = (column: number): number => plotHeight - Math.round(crestHeight * curve[column]!);
  const below = 2 * plotHeight;
  let [corner, cornerY, y] = [0, heightAt(0), heightAt(0)];
  let path = `M-9 ${below}V${y}L0.5 ${y}`;
  // The slopes of the lines from the corner that pass every place since.
  let [min, max] = [-Infinity, Infinity];
  for (let column = 1; column < curve.length; ++column) {
    const next = heightAt(column);
    const slope = (next - cornerY) / (column - corner);
    if (slope < min || slope > max) {
      path += `L${column - 0.5} ${y}`;
      [corner, cornerY, min, max] = [column - 1, y, -Infinity, Infinity];
    }
    const width = column - corner;
    min = Math.max(min, (next - 1 - cornerY) / width);
    max = Math.min(max, (next + 1 - cornerY) / width);
    y = next;
  }
  return `${path}L${curve.length - 0.5} ${y}H${curve.length + 9}V${below}Z`;
}
