import type { Core } from '../../core/core.js';
import { seededIntegers } from '../base/random.js';
import type { CaseGenerator } from './code-case.js';

type Vector = readonly number[];
type Rotate = (core: Core, vector: Vector, position: number) => Vector;

/**
 * Rotates every pair counter-clockwise by its angle at `position`. The cosines and sines come from `core.rotation`,
 * whose module every page of exercises loads.
 */
function rotateVector(
  core: Core,
  vector: Vector,
  position: number,
  layout: 'neighbours' | 'halves' = 'neighbours',
): Vector {
  const { blocks } = core.rotation({ position: 0, shift: position, dimensions: vector.length, base: 10_000 });
  const rotated = [...vector];
  const pairs = vector.length / 2;
  for (let pair = 0; pair < pairs; ++pair) {
    const [first, second] = layout === 'halves' ? [pair, pair + pairs] : [2 * pair, 2 * pair + 1];
    const [a = NaN, b = NaN] = [vector[first], vector[second]];
    const [cosine = NaN, sine = NaN] = blocks.slice(2 * pair, 2 * pair + 2);
    rotated[first] = a * cosine - b * sine;
    rotated[second] = a * sine + b * cosine;
  }
  return rotated;
}

/** Test calls with vectors and positions: small ones that can be checked by hand, then random ones. */
const rotateCases =
  (rotate: Rotate): CaseGenerator =>
  (core, seed) => {
    const draw = seededIntegers(seed);
    const randomVector = (dimensions: number): Vector => Array.from({ length: dimensions }, () => draw(-9, 9));
    const inputs = [
      [[1, 2, 3, 4], 0],
      [[1, 0, 1, 0], 1],
      [randomVector(4), draw(2, 9)],
      [randomVector(8), draw(10, 99)],
      [randomVector(16), draw(100, 999)],
    ] as const;
    return inputs.map(([vector, position]) => ({
      given: [vector, position],
      expected: rotate(core, vector, position),
    }));
  };

/** Rotating a query by its position: the correct function and common mistakes. */
export const rotaryFunctions = {
  rotate: rotateCases((core, vector, position) => rotateVector(core, vector, position)),
  'rotate-back': rotateCases((core, vector, position) => rotateVector(core, vector, -position)),
  'rotate-halves': rotateCases((core, vector, position) => rotateVector(core, vector, position, 'halves')),
  /** Rotates every pair by `position` radians. */
  'rotate-one-speed': rotateCases((core, vector, position) =>
    vector.flatMap((_, at) => (at % 2 === 0 ? rotateVector(core, vector.slice(at, at + 2), position) : [])),
  ),
} as const satisfies Record<string, CaseGenerator>;
