/** Points of a whole curve, at evenly spaced steps. */
export const curvePoints = 81;
/** Steps to either side over which a loss is averaged: a batch alone is noisy. */
const reach = 8;

/** The step of a point of a curve, counted from 0. */
export const getStep = (point: number, steps: number): number => Math.round((point * (steps - 1)) / (curvePoints - 1));

/** The loss around each point of the curve that has been reached: the mean of the steps to either side of it. */
export function getCurve(losses: ArrayLike<number>, steps: number): number[] {
  const curve: number[] = [];
  for (let point = 0; point < curvePoints && getStep(point, steps) < losses.length; ++point) {
    const step = getStep(point, steps);
    // At first it falls fast: there no more is taken from one side than from the other.
    const before = Math.min(reach, step);
    const last = Math.min(step + before, losses.length - 1);
    let sum = 0;
    for (let k = step - before; k <= last; ++k) sum += losses[k]!;
    curve.push(sum / (last - step + before + 1));
  }
  return curve;
}
