import type { Core } from '../../core/core.js';
import { getDraws } from '../base/random.js';
import type { Asked } from './code-case.js';

type Vector = readonly number[];
type Turned = (core: Core, vector: Vector, position: number) => Vector;

/**
 * A vector with every pair turned counter-clockwise by the angle of its place. The cosines and sines are those of the core's shift,
 * which every page of exercises has at hand.
 */
function turn(core: Core, vector: Vector, position: number, layout: 'neighbours' | 'halves' = 'neighbours'): Vector {
  const { blocks } = core.rotation({ position: 0, shift: position, dimensions: vector.length, base: 10_000 });
  const turned = [...vector];
  const pairs = vector.length / 2;
  for (let pair = 0; pair < pairs; ++pair) {
    const [first, second] = layout === 'halves' ? [pair, pair + pairs] : [2 * pair, 2 * pair + 1];
    const [a = NaN, b = NaN] = [vector[first], vector[second]];
    const [cosine = NaN, sine = NaN] = blocks.slice(2 * pair, 2 * pair + 2);
    turned[first] = a * cosine - b * sine;
    turned[second] = a * sine + b * cosine;
  }
  return turned;
}

/** Vectors and places: small ones that can be followed by hand first, then drawn ones. */
const rotated =
  (turned: Turned): Asked =>
  (core, seed) => {
    const draw = getDraws(seed);
    const drawn = (dimensions: number): Vector => Array.from({ length: dimensions }, () => draw(-9, 9));
    const asked = [
      [[1, 2, 3, 4], 0],
      [[1, 0, 1, 0], 1],
      [drawn(4), draw(2, 9)],
      [drawn(8), draw(10, 99)],
      [drawn(16), draw(100, 999)],
    ] as const;
    return asked.map(([vector, position]) => ({
      given: [vector, position],
      expected: turned(core, vector, position),
    }));
  };

/** The functions by which readers turn a query by its place, and those of well-known mistakes. */
export const rotaryFunctions = {
  rotate: rotated((core, vector, position) => turn(core, vector, position)),
  'rotate-back': rotated((core, vector, position) => turn(core, vector, -position)),
  'rotate-halves': rotated((core, vector, position) => turn(core, vector, position, 'halves')),
  /** Every pair by as many radians as its place says. */
  'rotate-one-speed': rotated((core, vector, position) =>
    vector.flatMap((_, at) => (at % 2 === 0 ? turn(core, vector.slice(at, at + 2), position) : [])),
  ),
} as const satisfies Record<string, Asked>;
