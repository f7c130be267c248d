import { describe, expect, test } from 'vitest';

import { getBits } from '../../../../web/figures/number-line/bits.js';
import { decode, numberLine } from '../../../../web/figures/number-line/data.js';
import { placeDescription } from '../../../../web/figures/number-line/drawing.js';
import {
  formats,
  nextPower,
  placeRange,
  positionScale,
  type Format,
} from '../../../../web/figures/number-line/scale.js';
import { core } from '../../../support/core.js';
import { t } from '../../../support/english.js';

/** Around powers of two, halfway between them, and at the ends of formats. */
const places = [
  0, 1, 9, 17, 100, 255, 256, 257, 448, 464, 465, 1_001, 2_049, 4_095, 57_344, 61_439, 61_440, 65_519, 65_520,
];
const far = [131_072, 1_000_003, 16_777_217, 20_000_001, placeRange.max];

describe.each(formats)('%s', (format) => {
  test('a group has exactly the positions that round to its number', () => {
    for (const position of [...places, ...far]) {
      const { groups, own, firstBeyond } = numberLine(core, format, position);
      expect(own === undefined, `${position}`).toBe(position >= firstBeyond);
      for (const { first, last, value, code } of own ? [...groups, own] : groups) {
        const wholes = [first - 1, first, Math.floor((first + last) / 2), last, last + 1].filter((whole) => whole >= 0);
        const { values, codes } = core.castNumbers({ format, values: Float64Array.from(wholes) });
        const inside = wholes.map((whole) => whole >= first && whole <= last);
        expect(
          Array.from(values, (rounded) => rounded === value),
          `${position}: ${value}`,
        ).toEqual(inside);
        expect(Array.from(codes, (rounded) => rounded === code)).toEqual(inside);
      }
    }
  });

  test('adjacent groups omit no position of the range', () => {
    for (const position of [...places, ...far]) {
      const { groups, range, firstBeyond } = numberLine(core, format, position);
      for (const [index, { first }] of groups.slice(1).entries()) expect(first).toBe(groups[index]!.last + 1);
      const [seenFirst, seenLast] = [Math.max(0, Math.ceil(range.from)), Math.floor(range.to)];
      if (seenFirst >= firstBeyond) continue;
      expect(groups[0]!.first).toBeLessThanOrEqual(seenFirst);
      expect(groups.at(-1)!.last).toBeGreaterThanOrEqual(Math.min(seenLast, firstBeyond - 1));
    }
  });

  test('where neighbours collapse, four to thirteen numbers are visible', () => {
    for (const position of [...places, ...far]) {
      const { own, groups, firstBeyond, range } = numberLine(core, format, position);
      if (!own || own.first === own.last || range.to >= firstBeyond) continue;
      expect(groups.length, `${position}`).toBeGreaterThanOrEqual(4);
      expect(groups.length, `${position}`).toBeLessThanOrEqual(13);
    }
  });

  test("the bits' values sum to the number, and flipping twice restores it", () => {
    const parts = numberLine(core, format, 1);
    for (const position of places) {
      const { values, codes } = core.castNumbers({ format, overflow: 'saturate', values: Float64Array.of(position) });
      const { bits, isSubnormal, power, added } = getBits(codes[0]!, parts);
      expect(bits).toHaveLength(parts.exponentBits + parts.significandBits);
      expect((isSubnormal ? 0 : 2 ** power) + added).toBe(values[0]);
      const worth = bits.filter(({ part, on }) => part === 'significand' && on).map((bit) => 2 ** bit.power!);
      expect(worth.reduce((sum, bit) => sum + bit, 0)).toBe(added);
      for (const [index, { flipped, on }] of bits.entries()) {
        expect(getBits(flipped, parts).bits[index]).toMatchObject({ on: !on, flipped: codes[0] });
      }
    }
  });
});

test('flipping sign, exponent and significand gives other numbers, infinity and NaN', () => {
  const { code, ...parts } = numberLine(core, 'bf16', 257);
  const flips = getBits(code, parts).bits.map(({ flipped }) => decode(core, 'bf16', flipped));
  expect(flips[0]).toBe(-256);
  expect(flips.slice(-7)).toEqual([384, 320, 288, 272, 264, 260, 258]);
  const top = getBits(
    core.castNumbers({ format: 'e4m3', values: Float64Array.of(448) }).codes[0]!,
    numberLine(core, 'e4m3', 448),
  );
  expect(decode(core, 'e4m3', top.bits.at(-1)!.flipped)).toBeNaN();
});

test('of 131,072 positions bf16 keeps 1,409 distinct, and fp16 those up to its largest number', () => {
  const { left, before } = numberLine(core, 'bf16', 131_072);
  expect([left, before]).toEqual([1_409, 131_072]);
  expect(numberLine(core, 'bf16', 256)).toMatchObject({ left: 256, before: 256 });
  expect(numberLine(core, 'fp16', 2_048).left).toBe(2_048);
  const ends = formats.map((format) => numberLine(core, format, 1_000).firstBeyond);
  expect(ends.slice(1, 2)).toEqual([65_520]);
  expect(ends.slice(3)).toEqual([465, 61_440]);
});

test('the stairs halve at every power of two from the first missing number, and end with the format', () => {
  expect(numberLine(core, 'bf16', 1).fractions.slice(6, 11)).toEqual([1, 1, 1 / 2, 1 / 4, 1 / 8]);
  expect(numberLine(core, 'e4m3', 1).fractions.slice(3, 11)).toEqual([1, 1 / 2, 1 / 4, 1 / 8, 1 / 16, 1 / 32, 0, 0]);
});

test('equal distances on the line are equal factors, and each integer can be reached', () => {
  for (const position of [...places, ...far]) expect(positionScale.invert(positionScale.at(position))).toBe(position);
  expect([nextPower(0, 1), nextPower(256, 1), nextPower(257, 1), nextPower(placeRange.max, 1)]).toEqual([
    ...[1, 512, 512, placeRange.max],
  ]);
  expect([nextPower(1, -1), nextPower(256, -1), nextPower(257, -1), nextPower(0, -1)]).toEqual([0, 128, 256, 0]);
});

const readings: readonly (readonly [Format, number, string])[] = [
  ['bf16', 255, '255 keeps its own number.'],
  ['bf16', 257, '256 and 257 both become 256.'],
  ['bf16', 1_001, '998 to 1,002 all become 1,000.'],
  ['e4m3', 1_000, '1,000 is beyond 448: NaN.'],
  ['e5m2', 70_000, '70,000 is beyond 57,344: ∞.'],
  ['bf16', 1.5, '1.5 lies between two positions.'],
];
test.each(readings)('the description of %s at %d', (format, position, text) => {
  expect(placeDescription(t, numberLine(core, format, position))).toBe(text);
});
