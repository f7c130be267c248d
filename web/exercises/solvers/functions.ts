import type { Core } from '../../core/core.js';
import { seededIntegers } from '../base/random.js';
import { batchedFunctions } from './batching.js';
import type { CaseGenerator } from './code-case.js';
import { formatFunctions } from './formats.js';
import { getPlace } from './relative.js';
import { rotaryFunctions } from './rotary.js';
import { yarnFunctions } from './yarn.js';

type Layout = 'interleaved' | 'halves';
const base = 10_000;

const getCode = (core: Core, position: number, dimensions: number, layout: Layout = 'interleaved', of = base) =>
  Array.from(core.fingerprint({ position, dimensions, base: of, layout }));

/** Test calls: small cases that can be checked by hand, then random ones. */
function encodeCases(code: (core: Core, position: number, dimensions: number) => readonly number[]): CaseGenerator {
  return (core, seed) => {
    const draw = seededIntegers(seed);
    const inputs = [
      [0, 4],
      [1, 4],
      [draw(2, 9), 4],
      [draw(10, 99), 8],
      [draw(100, 4_000), 16],
    ] as const;
    return inputs.map(([position, d]) => ({ given: [position, d], expected: code(core, position, d) }));
  };
}

/** Test calls with interleaved encodings to be reordered. */
function reorderCases(made: (code: readonly number[], halves: readonly number[]) => readonly number[]): CaseGenerator {
  return (core, seed) => {
    const draw = seededIntegers(seed);
    const inputs = [
      [3, 4],
      [draw(4, 99), 8],
      [draw(100, 999), 6],
      [draw(1_000, 4_000), 16],
    ] as const;
    return inputs.map(([position, d]) => {
      const code = getCode(core, position, d);
      return { given: [code], expected: made(code, getCode(core, position, d, 'halves')) };
    });
  };
}

type Moved = (core: Core, position: number, shift: number, dimensions: number) => readonly number[];

/** Rotates every pair by `shift` radians. */
const atOneSpeed: Moved = (core, position, shift, dimensions) =>
  Array.from(core.hands({ position, dimensions, base, unit: 'radian' }).frequency, (frequency) =>
    getCode(core, position * frequency + shift, 2),
  ).flat();

/** Test calls with the encoding of a position and a shift. */
function shiftCases(moved: Moved): CaseGenerator {
  return (core, seed) => {
    const draw = seededIntegers(seed);
    const inputs = [
      [0, 1, 2],
      [draw(1, 9), draw(1, 5), 4],
      [draw(10, 99), -draw(1, 9), 8],
      [draw(100, 999), draw(10, 99), 16],
    ] as const;
    return inputs.map(([position, shift, d]) => ({
      given: [getCode(core, position, d), shift],
      expected: moved(core, position, shift, d),
    }));
  };
}

/** Hidden integer positions from 0 to 999; the later ones with noise low enough to recover them. */
const receiverCases =
  (past: number): CaseGenerator =>
  (core, seed) => {
    const draw = seededIntegers(seed);
    const [dimensions, sigma] = [16, 0.1]; // wide enough for the noise, and an exhaustive search takes 1/8 s
    return [0, draw(1, 9), draw(10, 500), draw(501, 999)].map((position, index) => {
      const noise = { sigma: index < 2 ? 0 : sigma, seed, trial: index, heard: '1'.repeat(dimensions / 2) };
      const hidden = { position, dimensions, base, searchFrom: 0, searchCount: 1_000 };
      const given =
        index < 2 ? getCode(core, position, dimensions) : Array.from(core.receive({ ...hidden, ...noise }).code);
      return { given: [given], expected: position + past };
    });
  };

/** Binary digits of a position, most significant first, without leading zeros. */
function getBits(core: Core, position: number): number[] {
  const bits = Array.from(core.binary({ position, digits: 53 }));
  return bits.slice(bits.indexOf(1));
}

/** The number of differing digits of two digit strings, aligned at their first or last digits. */
function countDifferences(one: readonly number[], other: readonly number[], align: 'first' | 'last'): number {
  const longest = Math.max(one.length, other.length);
  const placed = [one, other].map((bits) =>
    align === 'first' ? bits : [...Array<number>(longest - bits.length).fill(0), ...bits],
  );
  return Array.from({ length: longest }, (_, place) => placed[0]?.[place] !== placed[1]?.[place]).filter(Boolean)
    .length;
}

/** Test calls with pairs of positions. */
const bitCases =
  (counted: (core: Core, from: number, to: number) => number): CaseGenerator =>
  (core, seed) => {
    const draw = seededIntegers(seed);
    const [start, far] = [draw(8, 500), draw(1_000, 9_000)];
    const inputs = [
      [3, 4],
      [6, 7],
      [start, start + draw(5, 50)],
      [far, far + 1],
    ] as const;
    return inputs.map(([from, to]) => ({ given: [from, to], expected: counted(core, from, to) }));
  };

function getTurns(core: Core, position: number, dimensions: number, pair: number, ahead: number): number {
  const handsAt = (place: number) => core.hands({ position: place, dimensions, base, unit: 'radian' });
  const period = handsAt(0).period[pair] ?? NaN;
  return handsAt(position + ahead * period).turns[pair] ?? NaN;
}

/** `ahead`: offset in turns, added to the true phase. */
const turnCases =
  (ahead: number): CaseGenerator =>
  (core, seed) => {
    const draw = seededIntegers(seed);
    const inputs = [
      [0, 8, 0],
      [4, 8, 0],
      [draw(20, 99), 8, 0],
      [draw(100, 900), 8, 1],
      [draw(1_000, 9_000), 8, 2],
    ] as const;
    return inputs.map(([position, d, pair]) => ({
      given: [position, d, pair],
      expected: getTurns(core, position, d, pair, ahead),
    }));
  };

/** Test calls with distances, near ones first. */
const distanceCases =
  (numbered: (core: Core, distance: number) => number): CaseGenerator =>
  (core, seed) => {
    const draw = seededIntegers(seed);
    const inputs = [draw(0, 15), 16, draw(17, 40), draw(41, 112), draw(113, 127), draw(128, 200)];
    return inputs.map((distance) => ({ given: [distance], expected: numbered(core, distance) }));
  };

type UsesRow = (row: number, length: number, rows: number) => boolean;

/** Test calls with text lengths and a number of table rows; some texts are longer than the table. */
const rowCases =
  (uses: UsesRow): CaseGenerator =>
  (_, seed) => {
    const draw = seededIntegers(seed);
    const drawn = (count: number, longest: number): readonly number[] =>
      Array.from({ length: count }, () => draw(1, longest));
    const inputs = [
      [[3, 1, 2], 4],
      [drawn(6, 6), 8],
      [[...drawn(12, 14), 12, 13], 12],
      [drawn(40, 24), 16],
    ] as const;
    return inputs.map(([lengths, rows]) => ({
      given: [lengths, rows],
      expected: Array.from({ length: rows }, (_row, row) => lengths.filter((length) => uses(row, length, rows)).length),
    }));
  };

/**
 * The functions that code exercises can name in `function` and `wrong`: reference implementations and common mistakes.
 */
export const functions: Readonly<Record<string, CaseGenerator | undefined>> = {
  encode: encodeCases((core, position, d) => getCode(core, position, d)),
  'encode-in-halves': encodeCases((core, position, d) => getCode(core, position, d, 'halves')),
  /** Uses i/d instead of 2i/d in the exponent. */
  'encode-half-exponent': encodeCases((core, position, d) =>
    getCode(core, position, d, 'interleaved', Math.sqrt(base)),
  ),
  /** Cosine before sine. */
  'encode-cosine-first': encodeCases((core, position, d) => {
    const code = getCode(core, position, d);
    return code.map((_, at) => code[at ^ 1]!);
  }),
  'encode-in-degrees': encodeCases((core, position, d) => getCode(core, (position * Math.PI) / 180, d)),
  'to-halves': reorderCases((_, halves) => halves),
  'to-halves-unchanged': reorderCases((code) => code),
  'to-halves-swapped': reorderCases((_, halves) => [
    ...halves.slice(halves.length / 2),
    ...halves.slice(0, halves.length / 2),
  ]),
  /** The inverse permutation, from halves to interleaved. */
  'to-halves-backwards': reorderCases((code) =>
    code.map((_, at) => code[(at % 2) * (code.length / 2) + (at - (at % 2)) / 2]!),
  ),
  shift: shiftCases((core, position, shift, d) => getCode(core, position + shift, d)),
  'shift-back': shiftCases((core, position, shift, d) => getCode(core, position - shift, d)),
  'shift-one-speed': shiftCases(atOneSpeed),
  locate: receiverCases(0),
  'locate-next': receiverCases(1),
  'changed-digits': bitCases((core, from, to) => countDifferences(getBits(core, from), getBits(core, to), 'last')),
  /** Counts the ones of the distance. */
  'changed-digits-of-distance': bitCases(
    (core, from, to) => getBits(core, to - from).filter((bit) => bit === 1).length,
  ),
  /** Drops the leading zeros of the shorter number. */
  'changed-digits-unaligned': bitCases((core, from, to) =>
    countDifferences(getBits(core, from), getBits(core, to), 'first'),
  ),
  /** T5's decoder buckets. */
  'distance-bucket': distanceCases((core, distance) => getPlace(core, distance, { scheme: 't5', mask: 'causal' })),
  'distance-bucket-both-ways': distanceCases((core, distance) =>
    getPlace(core, distance, { scheme: 't5', mask: 'none' }),
  ),
  /** Clips distances at 31. Shaw's index counts down, with 0 for the farthest. */
  'distance-bucket-clipped': distanceCases(
    (core, distance) => 31 - getPlace(core, distance, { scheme: 'shaw', clip: 31 }),
  ),
  turns: turnCases(0),
  'turns-rounded': turnCases(0.5),
  'times-trained': rowCases((row, length) => row < length),
  'times-trained-one-more': rowCases((row, length) => row <= length),
  /** Clamps to the last row of the table. */
  'times-trained-last-row': rowCases((row, length, rows) => row === Math.min(length, rows) - 1),
  ...batchedFunctions,
  ...rotaryFunctions,
  ...formatFunctions,
  ...yarnFunctions,
};
