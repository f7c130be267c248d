import type { Core } from '../../core/core.js';
import { doublings, type Format } from './place.js';
import { maxWholes, stretchAround, type Stretch } from './stretch.js';

/** A number of a format, and the whole positions that are rounded to it. */
export interface Group {
  /** Its bits. */
  readonly code: number;
  readonly value: number;
  readonly first: number;
  readonly last: number;
}

/** The parts of which the bits are made. */
export interface FormatParts {
  readonly exponentBits: number;
  /** With the first one, which is not kept. */
  readonly significandBits: number;
  readonly largest: number;
}

export interface NumberLine extends FormatParts {
  readonly format: Format;
  readonly position: number;
  /** The number that the position becomes: NaN or Infinity beyond the largest number. */
  readonly value: number;
  /** The bits of that. */
  readonly code: number;
  /** The positions that become the same number; none beyond the largest. */
  readonly own: Group | undefined;
  readonly stretch: Stretch;
  /** Every whole position of the stretch, where they are few enough to be drawn one by one. */
  readonly wholes: readonly number[];
  /** Those with a position in the stretch. */
  readonly groups: readonly Group[];
  /** The first whole position that is too large for the format, and what it becomes. */
  readonly firstBeyond: number;
  readonly valueBeyond: number;
  /** Of the whole positions from 0 to before - 1, so many different numbers are left. */
  readonly before: number;
  readonly left: number;
  /** From each power of two to the next, the share of whole positions that the format can write: 1 to 0. */
  readonly shares: readonly number[];
}

const powers = Array.from({ length: doublings }, (_, k) => 2 ** k);
/** Beyond the largest number of every format. */
const tooLarge = 1e40;
/** The core counts no further. */
const farthestCount = 2 ** 24;

/** @param middle - Of the stretch, where it is not the position itself. */
export function numberLine(core: Core, format: Format, position: number, middle = position): NumberLine {
  const before = Math.min(farthestCount, Math.max(1, Math.floor(position)));
  const { exponentBits, significandBits, largest, distinct, values, codes, spacings } = core.castNumbers({
    ...{ format, below: before },
    values: Float64Array.of(position, ...powers, tooLarge),
  });
  const stretch = stretchAround(middle, significandBits);
  const wholes = getWholes(stretch);
  const ends = [stretch.from, stretch.to, largest].map((end) => Math.max(0, end));
  const inside = core.castNumbers({
    format,
    overflow: 'saturate',
    values: Float64Array.from(wholes.length > 0 ? [...wholes, largest] : ends),
  });
  const among = [...inside.codes];
  const last = among.pop()!;
  const wanted = wholes.length > 0 ? new Set(among) : range(Math.min(...among), Math.max(...among));
  const groups = getGroups(core, format, [...wanted, last]);
  const { last: lastPosition } = groups.pop()!;
  return {
    ...{ format, position, exponentBits, significandBits, largest, stretch, wholes, before },
    value: values[0]!,
    code: codes[0]!,
    own: Number.isFinite(values[0]) ? getGroups(core, format, [codes[0]!])[0] : undefined,
    groups: groups.filter(({ first, last: end }) => first <= end && first <= stretch.to && end >= stretch.from),
    firstBeyond: lastPosition + 1,
    valueBeyond: values.at(-1)!,
    left: distinct,
    shares: powers.map((_, k) => (Number.isFinite(values[k + 1]) ? 1 / Math.max(1, spacings[k + 1]!) : 0)),
  };
}

/** The number that bits of a format mean. */
export const meaning = (core: Core, format: Format, code: number): number =>
  core.castNumbers({ format, below: 1, codes: Float64Array.of(code) }).decoded[0]!;

function getWholes({ from, to }: Stretch): readonly number[] {
  const [first, last] = [Math.max(0, Math.ceil(from)), Math.floor(to)];
  return last - first < maxWholes ? range(first, last) : [];
}

const range = (first: number, last: number): number[] =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, k) => first + k);

/**
 * The whole positions that are rounded to numbers of a format, by their bits: those nearer to it than to its neighbours, and a
 * middle goes to the one of the two whose last bit is 0.
 */
function getGroups(core: Core, format: Format, codes: readonly number[]): Group[] {
  const around = codes.flatMap((code) => [Math.max(0, code - 1), code, code + 1]);
  const { decoded } = core.castNumbers({ format, below: 1, codes: Float64Array.from(around) });
  return codes.map((code, index) => {
    const [below, value, above] = [...decoded.subarray(3 * index, 3 * index + 3)] as [number, number, number];
    // Beyond the largest number the next one would stand where the format goes on.
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
