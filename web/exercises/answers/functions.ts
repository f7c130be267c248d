import type { Core } from '../../core/core.js';
import type { Arguments } from '../code/run.js';
import { randomFrom } from '../parts/random.js';

/** One call that the reader's function must answer, and what the core answers to it. */
export interface CodeCase {
  readonly given: Arguments;
  readonly expected: number | readonly number[];
}

/** A function that readers write: its calls for a seed, with the results. */
export type Asked = (core: Core, seed: number) => readonly CodeCase[];

type Layout = 'interleaved' | 'halves';
const base = 10_000;

const drawsOf = (seed: number): ((from: number, to: number) => number) => {
  const random = randomFrom(seed);
  return (from, to) => from + Math.floor(random() * (to - from + 1));
};

const codeOf = (core: Core, position: number, dimensions: number, layout: Layout = 'interleaved', of = base) =>
  Array.from(core.fingerprint({ position, dimensions, base: of, layout }));

/** Small cases that can be followed by hand first, then drawn ones. */
function encoded(code: (core: Core, position: number, dimensions: number) => readonly number[]): Asked {
  return (core, seed) => {
    const draw = drawsOf(seed);
    const asked = [
      [0, 4],
      [1, 4],
      [draw(2, 9), 4],
      [draw(10, 99), 8],
      [draw(100, 4_000), 16],
    ] as const;
    return asked.map(([position, d]) => ({ given: [position, d], expected: code(core, position, d) }));
  };
}

/** The code of a position, and a shift of it; `way` is -1 for the mistake of turning back. */
function shifted(way: 1 | -1): Asked {
  return (core, seed) => {
    const draw = drawsOf(seed);
    const asked = [
      [0, 1, 2],
      [draw(1, 9), draw(1, 5), 4],
      [draw(10, 99), -draw(1, 9), 8],
      [draw(100, 999), draw(10, 99), 16],
    ] as const;
    return asked.map(([position, shift, d]) => ({
      given: [codeOf(core, position, d), shift],
      expected: codeOf(core, position + way * shift, d),
    }));
  };
}

/** Hidden whole positions of 0 to 999, the later ones behind noise that a receiver still sees through. */
const located: Asked = (core, seed) => {
  const draw = drawsOf(seed);
  const [dimensions, sigma] = [64, 0.1];
  return [0, draw(1, 9), draw(10, 500), draw(501, 999)].map((position, index) => {
    const noise = { sigma: index < 2 ? 0 : sigma, seed, trial: index, heard: '1'.repeat(dimensions / 2) };
    const hidden = { position, dimensions, base, searchFrom: 0, searchCount: 1_000 };
    const given =
      index < 2 ? codeOf(core, position, dimensions) : Array.from(core.receive({ ...hidden, ...noise }).code);
    return { given: [given], expected: position };
  });
};

const turned: Asked = (core, seed) => {
  const draw = drawsOf(seed);
  const asked = [
    [0, 8, 0],
    [7, 8, 0],
    [draw(20, 99), 8, 0],
    [draw(100, 900), 8, 1],
    [draw(1_000, 9_000), 8, 2],
  ] as const;
  return asked.map(([position, d, pair]) => ({
    given: [position, d, pair],
    expected: core.hands({ position, dimensions: d, base, unit: 'radian' }).turns[pair] ?? NaN,
  }));
};

/** What `function` and `wrong.NAME.function` of a code exercise may name: functions, and what well-known mistakes make of them. */
export const functions: Readonly<Record<string, Asked | undefined>> = {
  encode: encoded((core, position, d) => codeOf(core, position, d)),
  'encode-in-halves': encoded((core, position, d) => codeOf(core, position, d, 'halves')),
  /** i/d in the exponent where the formula has 2i/d. */
  'encode-half-exponent': encoded((core, position, d) => codeOf(core, position, d, 'interleaved', Math.sqrt(base))),
  /** The cosine first. */
  'encode-cosine-first': encoded((core, position, d) => {
    const code = codeOf(core, position, d);
    return code.map((_, at) => code[at ^ 1]!);
  }),
  'encode-in-degrees': encoded((core, position, d) => codeOf(core, (position * Math.PI) / 180, d)),
  shift: shifted(1),
  'shift-back': shifted(-1),
  locate: located,
  turns: turned,
};
