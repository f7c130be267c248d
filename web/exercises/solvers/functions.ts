import type { Core } from '../../core/core.js';
import { getDraws } from '../base/random.js';
import { batchedFunctions } from './batching.js';
import type { Asked } from './code-case.js';
import { formatFunctions } from './formats.js';
import { getPlace } from './relative.js';
import { rotaryFunctions } from './rotary.js';
import { stretchedFunctions } from './yarn.js';

type Layout = 'interleaved' | 'halves';
const base = 10_000;

const getCode = (core: Core, position: number, dimensions: number, layout: Layout = 'interleaved', of = base) =>
  Array.from(core.fingerprint({ position, dimensions, base: of, layout }));

/** Small cases that can be followed by hand first, then drawn ones. */
function encoded(code: (core: Core, position: number, dimensions: number) => readonly number[]): Asked {
  return (core, seed) => {
    const draw = getDraws(seed);
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

/** Codes that come interleaved, and what is to be made of them. */
function reordered(made: (code: readonly number[], halves: readonly number[]) => readonly number[]): Asked {
  return (core, seed) => {
    const draw = getDraws(seed);
    const asked = [
      [3, 4],
      [draw(4, 99), 8],
      [draw(100, 999), 6],
      [draw(1_000, 4_000), 16],
    ] as const;
    return asked.map(([position, d]) => {
      const code = getCode(core, position, d);
      return { given: [code], expected: made(code, getCode(core, position, d, 'halves')) };
    });
  };
}

type Moved = (core: Core, position: number, shift: number, dimensions: number) => readonly number[];

/** Every hand turned by as many radians as there are steps. */
const atOneSpeed: Moved = (core, position, shift, dimensions) =>
  Array.from(core.hands({ position, dimensions, base, unit: 'radian' }).frequency, (frequency) =>
    getCode(core, position * frequency + shift, 2),
  ).flat();

/** The code of a position, and a shift of it. */
function shifted(moved: Moved): Asked {
  return (core, seed) => {
    const draw = getDraws(seed);
    const asked = [
      [0, 1, 2],
      [draw(1, 9), draw(1, 5), 4],
      [draw(10, 99), -draw(1, 9), 8],
      [draw(100, 999), draw(10, 99), 16],
    ] as const;
    return asked.map(([position, shift, d]) => ({
      given: [getCode(core, position, d), shift],
      expected: moved(core, position, shift, d),
    }));
  };
}

/** Hidden whole positions of 0 to 999, the later ones behind noise that a receiver still sees through. */
const located =
  (past: number): Asked =>
  (core, seed) => {
    const draw = getDraws(seed);
    const [dimensions, sigma] = [16, 0.1]; // wide enough, and a search of all takes an eighth of a second
    return [0, draw(1, 9), draw(10, 500), draw(501, 999)].map((position, index) => {
      const noise = { sigma: index < 2 ? 0 : sigma, seed, trial: index, heard: '1'.repeat(dimensions / 2) };
      const hidden = { position, dimensions, base, searchFrom: 0, searchCount: 1_000 };
      const given =
        index < 2 ? getCode(core, position, dimensions) : Array.from(core.receive({ ...hidden, ...noise }).code);
      return { given: [given], expected: position + past };
    });
  };

/** Binary digits of a position, the highest first, as many as it needs. */
function getBits(core: Core, position: number): number[] {
  const bits = Array.from(core.binary({ position, digits: 53 }));
  return bits.slice(bits.indexOf(1));
}

/** At how many places two rows of digits differ, written with their `first` digits one above the other, or with their last ones. */
function placesApart(one: readonly number[], other: readonly number[], align: 'first' | 'last'): number {
  const longest = Math.max(one.length, other.length);
  const placed = [one, other].map((bits) =>
    align === 'first' ? bits : [...Array<number>(longest - bits.length).fill(0), ...bits],
  );
  return Array.from({ length: longest }, (_, place) => placed[0]?.[place] !== placed[1]?.[place]).filter(Boolean)
    .length;
}

/** Pairs of positions, and what is counted between their binary codes. */
const between =
  (counted: (core: Core, from: number, to: number) => number): Asked =>
  (core, seed) => {
    const draw = getDraws(seed);
    const [start, far] = [draw(8, 500), draw(1_000, 9_000)];
    const asked = [
      [3, 4],
      [6, 7],
      [start, start + draw(5, 50)],
      [far, far + 1],
    ] as const;
    return asked.map(([from, to]) => ({ given: [from, to], expected: counted(core, from, to) }));
  };

function getTurns(core: Core, position: number, dimensions: number, pair: number, ahead: number): number {
  const handsAt = (place: number) => core.hands({ position: place, dimensions, base, unit: 'radian' });
  const period = handsAt(0).period[pair] ?? NaN;
  return handsAt(position + ahead * period).turns[pair] ?? NaN;
}

/** `ahead`: by which part of a turn they are ahead of the truth. */
const turned =
  (ahead: number): Asked =>
  (core, seed) => {
    const draw = getDraws(seed);
    const asked = [
      [0, 8, 0],
      [4, 8, 0],
      [draw(20, 99), 8, 0],
      [draw(100, 900), 8, 1],
      [draw(1_000, 9_000), 8, 2],
    ] as const;
    return asked.map(([position, d, pair]) => ({
      given: [position, d, pair],
      expected: getTurns(core, position, d, pair, ahead),
    }));
  };

/** Distances within a text, near ones first, and the number that a scheme of biases has for each. */
const distances =
  (numbered: (core: Core, distance: number) => number): Asked =>
  (core, seed) => {
    const draw = getDraws(seed);
    const asked = [draw(0, 15), 16, draw(17, 40), draw(41, 112), draw(113, 127), draw(128, 200)];
    return asked.map((distance) => ({ given: [distance], expected: numbered(core, distance) }));
  };

type UsesRow = (row: number, length: number, rows: number) => boolean;

/** Lengths of texts and the rows of a learned table, and how many texts use each row. Some texts are longer than the table. */
const rowsUsed =
  (uses: UsesRow): Asked =>
  (_, seed) => {
    const draw = getDraws(seed);
    const drawn = (count: number, longest: number): readonly number[] =>
      Array.from({ length: count }, () => draw(1, longest));
    const asked = [
      [[3, 1, 2], 4],
      [drawn(6, 6), 8],
      [[...drawn(12, 14), 12, 13], 12],
      [drawn(40, 24), 16],
    ] as const;
    return asked.map(([lengths, rows]) => ({
      given: [lengths, rows],
      expected: Array.from({ length: rows }, (_row, row) => lengths.filter((length) => uses(row, length, rows)).length),
    }));
  };

/** The functions that `function` and `wrong.NAME.function` of a code exercise may name: right ones, and those of well-known mistakes. */
export const functions: Readonly<Record<string, Asked | undefined>> = {
  encode: encoded((core, position, d) => getCode(core, position, d)),
  'encode-in-halves': encoded((core, position, d) => getCode(core, position, d, 'halves')),
  /** i/d in the exponent where the formula has 2i/d. */
  'encode-half-exponent': encoded((core, position, d) => getCode(core, position, d, 'interleaved', Math.sqrt(base))),
  /** The cosine first. */
  'encode-cosine-first': encoded((core, position, d) => {
    const code = getCode(core, position, d);
    return code.map((_, at) => code[at ^ 1]!);
  }),
  'encode-in-degrees': encoded((core, position, d) => getCode(core, (position * Math.PI) / 180, d)),
  'to-halves': reordered((_, halves) => halves),
  'to-halves-unchanged': reordered((code) => code),
  'to-halves-swapped': reordered((_, halves) => [
    ...halves.slice(halves.length / 2),
    ...halves.slice(0, halves.length / 2),
  ]),
  /** As if the halves were to be interleaved. */
  'to-halves-backwards': reordered((code) =>
    code.map((_, at) => code[(at % 2) * (code.length / 2) + (at - (at % 2)) / 2]!),
  ),
  shift: shifted((core, position, shift, d) => getCode(core, position + shift, d)),
  'shift-back': shifted((core, position, shift, d) => getCode(core, position - shift, d)),
  'shift-one-speed': shifted(atOneSpeed),
  locate: located(0),
  'locate-next': located(1),
  'changed-digits': between((core, from, to) => placesApart(getBits(core, from), getBits(core, to), 'last')),
  /** The ones of the distance. */
  'changed-digits-of-distance': between((core, from, to) => getBits(core, to - from).filter((bit) => bit === 1).length),
  /** Without the zeros before the shorter one. */
  'changed-digits-unaligned': between((core, from, to) => placesApart(getBits(core, from), getBits(core, to), 'first')),
  /** The bucket in T5's decoder. */
  'distance-bucket': distances((core, distance) => getPlace(core, distance, { scheme: 't5', mask: 'causal' })),
  'distance-bucket-both-ways': distances((core, distance) => getPlace(core, distance, { scheme: 't5', mask: 'none' })),
  /** A bucket for each distance until there are none left: the farthest clipped distance of Shaw is counted as 0. */
  'distance-bucket-clipped': distances((core, distance) => 31 - getPlace(core, distance, { scheme: 'shaw', clip: 31 })),
  turns: turned(0),
  /** To the nearest turn. */
  'turns-rounded': turned(0.5),
  'times-trained': rowsUsed((row, length) => row < length),
  'times-trained-one-more': rowsUsed((row, length) => row <= length),
  /** Of a text that is too long, the last row of the table. */
  'times-trained-last-row': rowsUsed((row, length, rows) => row === Math.min(length, rows) - 1),
  ...batchedFunctions,
  ...rotaryFunctions,
  ...formatFunctions,
  ...stretchedFunctions,
};
