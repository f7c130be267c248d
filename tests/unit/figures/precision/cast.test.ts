import { describe, expect, test } from 'vitest';

import {
  errorsAlongContext,
  atOffset,
  firstOverflow,
  getParts,
  getInvariance,
  shownPairs,
  type CastSettings,
} from '../../../../web/figures/cast/data.js';
import { isSevere, percent, percentRange, getDescription } from '../../../../web/figures/cast/description.js';
import {
  toX,
  toY,
  errorTicks,
  maxOffset,
  measuredOffsets,
  offsetAt,
  stages,
  type Format,
  type Stage,
} from '../../../../web/figures/cast/view.js';
import { core } from '../../../support/core.js';
import { t } from '../../../support/english.js';

const all = (format: Format) => Object.fromEntries(stages.map((station) => [station, format])) as Record<Stage, Format>;

/** Settings with some stages rounded, and the others exact. */
const cast = (kept: Partial<Record<Stage, Format>>, own: Partial<CastSettings> = {}): CastSettings => ({
  ...{ kind: 'rotary', dimensions: 128, base: 10_000, distance: 100, draws: 40, seed: 10 },
  ...own,
  stageFormats: { ...all('exact'), ...kept },
});

const here = (settings: CastSettings, offset = 16_000) => atOffset(core, settings, offset);
const relative = (settings: CastSettings) => getInvariance(errorsAlongContext(core, settings));
const reading = (settings: CastSettings, offset = 16_000) =>
  getDescription(t, settings, errorsAlongContext(core, settings), here(settings, offset), offset);

describe('positions in bf16', () => {
  const settings = cast({ positions: 'bf16' });

  test('lose a third of the score or more with every seed, and the relative property', () => {
    for (const offset of [1000, 16_000, 128_000]) expect(here(settings, offset).cost.low).toBeGreaterThan(0.3);
    expect(relative(settings)).toBe('lost');
    expect(reading(settings)).toContain('The relative property is lost');
  });

  test('lose nothing before 257, the first missing integer', () => {
    expect(here(settings, 0).cost).toEqual({ low: 0, high: 0 });
    expect(here(settings, 156).cost.high).toBe(0);
    expect(here(settings, 157).cost.high).toBeGreaterThan(0);
    expect(reading(settings, 0)).toContain('these formats cost nothing');
  });

  test('shift the fast hand by whole turns, and the slowest hardly at all', () => {
    const [fast, , slow] = here(settings).hands;
    expect(Math.abs(fast!.error)).toBeGreaterThan(2 * Math.PI);
    expect(Math.abs(slow!.error)).toBeLessThan(0.01);
  });
});

test('frequencies in bf16 lose a few percent and keep the relative property', () => {
  const settings = cast({ frequencies: 'bf16' });
  const { low, high } = here(settings).cost;
  expect(low).toBeGreaterThan(0.01);
  expect(high).toBeLessThan(0.06);
  expect(relative(settings)).toBe('kept');
  expect(reading(settings)).toContain('wherever they stand');
});

test('rounding the rotated vectors loses a few tenths of a percent, near and far alike', () => {
  const settings = cast({ rotated: 'bf16' });
  for (const offset of [1000, 128_000]) {
    const { low, high } = here(settings, offset).cost;
    expect(low).toBeGreaterThan(0.0005);
    expect(high).toBeLessThan(0.006);
  }
  expect(relative(settings)).toBe('nearly');
});

test('far out, positions and angles lose most of the score; frequencies and rotated vectors a few percent at most', () => {
  const getCost = (station: Stage) => here(cast({ [station]: 'bf16' }), 30_030).cost;
  for (const station of ['positions', 'angles'] as const) expect(getCost(station).low).toBeGreaterThan(0.8);
  for (const station of ['frequencies', 'rotated'] as const) expect(getCost(station).high).toBeLessThan(0.05);
});

test('two stages need 32 bits: with these the others may have 16, and with only one of them the score is lost', () => {
  const sixteen = { ...all('bf16'), positions: 'fp32', angles: 'fp32' } as const;
  expect(isSevere(here(cast(sixteen)).cost.high)).toBe(false);
  for (const station of ['positions', 'angles'] as const)
    expect(isSevere(here(cast({ ...sixteen, [station]: 'bf16' })).cost.low)).toBe(true);
});

test("each stage's own cost is that with all others exact", () => {
  const { stageCosts } = here(cast(all('bf16')));
  for (const station of stages) {
    const { cost } = here(cast({ [station]: 'bf16' }));
    expect(stageCosts[station]).toBeGreaterThanOrEqual(cost.low);
    expect(stageCosts[station]).toBeLessThanOrEqual(cost.high);
  }
  expect(Object.values(here(cast({})).stageCosts)).toEqual(stages.map(() => 0));
});

test("beyond the largest number of a format there's no hand and no score, from a stated offset on", () => {
  const settings = cast({ positions: 'fp16' });
  const along = errorsAlongContext(core, settings);
  expect(getInvariance(along)).toBe('overflows');
  expect(firstOverflow(along)).toBeGreaterThan(65_000);
  expect(firstOverflow(along)).toBeLessThan(80_000);
  expect(here(settings, 131_072).hands.every(({ cast }) => Number.isNaN(cast))).toBe(true);
  expect(reading(settings, 131_072)).toMatch(/there’s no score: a number is beyond .* or beyond there’s no score/);
  expect(isSevere(NaN)).toBe(true);
});

test('sinusoidal rows lose the same by their positions, and need no seeds', () => {
  const settings = cast({ positions: 'bf16' }, { kind: 'sinusoidal' });
  const { cost } = here(settings);
  expect(cost.low).toBe(cost.high);
  expect(relative(settings)).toBe('lost');
  expect(relative(cast({ frequencies: 'bf16' }, { kind: 'sinusoidal' }))).toBe('kept');
});

describe('the plot', () => {
  test('starts at 0, ends at the maximum offset, and inverts offsets', () => {
    expect([toX(0), toX(maxOffset)]).toEqual([0, 100]);
    expect([measuredOffsets[0], measuredOffsets.at(-1)]).toEqual([0, maxOffset]);
    for (const offset of measuredOffsets) expect(offsetAt(toX(offset) / 100)).toBe(offset);
  });

  test('has 0 at the bottom, and each power of ten above it', () => {
    expect(toY(0)).toBe(100);
    expect(toY(1)).toBe(0);
    const places = errorTicks.map(toY);
    for (const [tick, place] of places.slice(1).entries()) expect(place).toBeLessThan(places[tick]!);
  });
});

test('memo keys compare settings part by part', () => {
  expect(getParts(cast({ waves: 'fp16' }))).toEqual(getParts(cast({ waves: 'fp16' })));
  expect(getParts(cast({ waves: 'fp16' }))).not.toEqual(getParts(cast({ angles: 'fp16' })));
});

test('a small head has one hand per pair', () => {
  expect(shownPairs(1)).toEqual([0]);
  expect(shownPairs(64)).toEqual([0, 32, 63]);
});

test('fractions are in percent with two digits, and a single number if the seeds agree', () => {
  expect([0, 0.00213, 0.0247, 0.874].map((share) => percent(t, share))).toEqual(['0%', '0.21%', '2.5%', '87%']);
  expect(percent(t, 3e-9)).toBe('3·10⁻⁷%');
  expect(percent(t, NaN)).toBe('no score');
  expect(percentRange(t, { low: 0.65, high: 0.98 })).toBe('65–98%');
  expect(percentRange(t, { low: 0.0212, high: 0.0214 })).toBe('2.1%');
});
