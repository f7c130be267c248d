import type { Core } from '../../core/core.js';
import type { NumberFormat } from '../../core/specs.js';
import { getDraws } from '../base/random.js';
import { need, type Answer, type Asked } from './answer.js';
import type { Asked as AskedCalls } from './code-case.js';

const getFormat = (asked: Asked): NumberFormat => String(asked['format'] ?? 'bf16') as NumberFormat;

/** The answers about what number formats can hold: of the `format` of an exercise, bf16 where it has none. */
export const formatAnswers = {
  'significant-bits': (core, asked) => core.castNumbers({ format: getFormat(asked) }).significandBits,
  /** The first whole position that the format cannot write. */
  'first-missing': (core, asked) => core.castNumbers({ format: getFormat(asked) }).firstMissing,
  /** The number of different values that the positions from 0 to `below` - 1 become. */
  'positions-left': (core, asked) =>
    core.castNumbers({ format: getFormat(asked), below: need(asked, 'below') }).distinct,
} as const satisfies Record<string, Answer>;

const formats = { 8: 'bf16', 11: 'fp16' } as const satisfies Record<number, NumberFormat>;

interface Rounded {
  readonly position: number;
  /** The number that the format writes for it. */
  readonly kept: number;
  /** From there to the next number. */
  readonly step: number;
}

/** Positions and a number of significant bits, and what is made of each of them. */
const positionsKept =
  (made: (kept: Rounded) => number): AskedCalls =>
  (core, seed) => {
    const draw = getDraws(seed);
    const asked = [
      [[3, 256, 257, 259, 1_001], 8],
      [[draw(300, 500), draw(600, 1_000), 2 * draw(130, 250) + 1, draw(20_000, 90_000)], 8],
      [[2_047, 2_049, 2_051, draw(4_100, 8_000), draw(9_000, 60_000)], 11],
    ] as const;
    return asked.map(([positions, bits]) => ({
      given: [positions, bits],
      expected: getRounded(core, positions, formats[bits]).map(made),
    }));
  };

function getRounded(core: Core, positions: readonly number[], format: NumberFormat): readonly Rounded[] {
  const { values, spacings } = core.castNumbers({ format, values: Float64Array.from(positions) });
  return positions.map((position, index) => ({
    position,
    kept: values[index]!,
    // Between whole numbers, of which none lies between two neighbours of less than a whole step.
    step: Math.max(1, spacings[index]!),
  }));
}

/** The functions by which readers round positions, and those of well-known mistakes. */
export const formatFunctions = {
  'positions-kept': positionsKept(({ kept }) => kept),
  'positions-cut': positionsKept(({ position, kept, step }) => (kept > position ? kept - step : kept)),
  /** Of two as near, always the larger one, as Math.round has it. */
  'positions-half-up': positionsKept(({ position, kept, step }) => (position - kept === step / 2 ? kept + step : kept)),
} as const satisfies Record<string, AskedCalls>;
