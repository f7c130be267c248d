/** Points of a complete curve, at evenly spaced steps. */
export const curvePoints = 81;
/** Steps on either side over which the loss is averaged, because single batches are noisy. */
const reach = 8;

/** The step of a point of the curve, from 0. */
export const getStep = (point: number, steps: number): number => Math.round((point * (steps - 1)) / (curvePoints - 1));

/** The loss at each point reached so far, averaged over the steps around it. */
export function getCurve(losses: ArrayLike<number>, steps: number): number[] {
  const curve: number[] = [];
  for (let point = 0; point < curvePoints && getStep(point, steps) < losses.length; ++point) {
    const step = getStep(point, steps);
    // Symmetric at the start, where the loss falls fast.
    const before = Math.min(reach, step);
    const last = Math.min(step + before, losses.length - 1);
    let sum = 0;
    for (let k = step - before; k <= last; ++k) sum += losses[k]!;
    curve.push(sum / (last - step + before + 1));
  }
  return curve;
}
