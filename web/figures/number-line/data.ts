import type { Core } from '../../core/core.js';
import { doublings, maxWholes, rangeAround, type Format, type Range } from './scale.js';

/** A number of a format, and the integer positions that round to it. */
export interface Group {
  /** Its bits. */
  readonly code: number;
  readonly value: number;
  readonly first: number;
  readonly last: number;
}

/** The layout of a format. */
export interface FormatParts {
  readonly exponentBits: number;
  /** Including the implicit leading bit. */
  readonly significandBits: number;
  readonly largest: number;
}

export interface NumberLine extends FormatParts {
  readonly format: Format;
  readonly position: number;
  /** What the position rounds to: NaN or Infinity beyond the largest number. */
  readonly value: number;
  /** Its bits. */
  readonly code: number;
  /** The positions that round to the same number; undefined beyond the largest. */
  readonly own: Group | undefined;
  readonly range: Range;
  /** Every integer position in the range, if few enough to draw. */
  readonly wholes: readonly number[];
  /** Those with a position in the range. */
  readonly groups: readonly Group[];
  /** The first integer position beyond the format's range. */
  readonly firstBeyond: number;
  /** `left` is the number of different values among the integer positions 0 to before - 1. */
  readonly before: number;
  readonly left: number;
  /** From each power of two to the next, the fraction of integer positions that the format represents, 1 to 0. */
  readonly fractions: readonly number[];
}

const powers = Array.from({ length: doublings }, (_, k) => 2 ** k);
/** The core's limit for counting. */
const farthestCount = 2 ** 24;

/** @param middle - The centre of the range, if not the position. */
export function numberLine(core: Core, format: Format, position: number, middle = position): NumberLine {
  const before = Math.min(farthestCount, Math.max(1, Math.floor(position)));
  const { exponentBits, significandBits, largest, distinct, values, codes, spacings } = core.castNumbers({
    ...{ format, below: before },
    values: Float64Array.of(position, ...powers),
  });
  const range = rangeAround(middle, significandBits);
  const wholes = getWholes(range);
  const ends = [range.from, range.to, largest].map((end) => Math.max(0, end));
  const inside = core.castNumbers({
    format,
    overflow: 'saturate',
    values: Float64Array.from(wholes.length > 0 ? [...wholes, largest] : ends),
  });
  const among = [...inside.codes];
  const last = among.pop()!;
  const wanted = wholes.length > 0 ? new Set(among) : integers(Math.min(...among), Math.max(...among));
  const groups = getGroups(core, format, [...wanted, last]);
  const { last: lastPosition } = groups.pop()!;
  return {
    ...{ format, position, exponentBits, significandBits, largest, range, wholes, before },
    value: values[0]!,
    code: codes[0]!,
    own: Number.isFinite(values[0]) ? getGroups(core, format, [codes[0]!])[0] : undefined,
    groups: groups.filter(({ first, last: end }) => first <= end && first <= range.to && end >= range.from),
    firstBeyond: lastPosition + 1,
    left: distinct,
    fractions: powers.map((_, k) => (Number.isFinite(values[k + 1]) ? 1 / Math.max(1, spacings[k + 1]!) : 0)),
  };
}

export const decode = (core: Core, format: Format, code: number): number =>
  core.castNumbers({ format, below: 1, codes: Float64Array.of(code) }).decoded[0]!;

function getWholes({ from, to }: Range): readonly number[] {
  const [first, last] = [Math.max(0, Math.ceil(from)), Math.floor(to)];
  return last - first < maxWholes ? integers(first, last) : [];
}

const integers = (first: number, last: number): number[] =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, k) => first + k);

/** The integer positions that round to each code: round to nearest, ties to even. */
function getGroups(core: Core, format: Format, codes: readonly number[]): Group[] {
  const around = codes.flatMap((code) => [Math.max(0, code - 1), code, code + 1]);
  const { decoded } = core.castNumbers({ format, below: 1, codes: Float64Array.from(around) });
  return codes.map((code, index) => {
    const [below, value, above] = [...decoded.subarray(3 * index, 3 * index + 3)] as [number, number, number];
    // Beyond the largest number, extrapolates the spacing.
    const next = Number.isFinite(above) ? above : 2 * value - below;
    const [low, high] = [(below + value) / 2, (value + next) / 2];
    const takesMiddles = code % 2 === 0;
    return {
      ...{ code, value },
      first: takesMiddles ? Math.ceil(low) : Math.floor(low) + 1,
      last: takesMiddles ? Math.floor(high) : Math.ceil(high) - 1,
    };
  });
}
