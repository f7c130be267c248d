import { describe, expect, test } from 'vitest';

import {
  firstOverflow,
  getCost,
  getHands,
  getInvariance,
  getStageCosts,
  scoresAlongContext,
  type CastSettings,
} from '../../../../web/figures/cast/data.js';
import { percent, percentRange, getDescription, getVerdict } from '../../../../web/figures/cast/description.js';
import { shownPairs, stages, stagesText, type Stage } from '../../../../web/figures/cast/view.js';
import { core } from '../../../support/core.js';
import { t } from '../../../support/english.js';

/** Settings in which some stages round to bf16. */
const cast = (rounded: readonly Stage[], own: Partial<CastSettings> = {}): CastSettings => ({
  kind: 'rotary',
  format: 'bf16',
  dimensions: 128,
  base: 10_000,
  distance: 100,
  draws: 40,
  seed: 10,
  ...own,
  rounded,
});

const costOf = (settings: CastSettings, offset = 16_000) => getCost(core, settings, offset);
const relative = (settings: CastSettings) => getInvariance(scoresAlongContext(core, settings));
const reading = (settings: CastSettings, offset = 16_000) =>
  getDescription(t, settings, scoresAlongContext(core, settings), costOf(settings, offset), offset);
const verdict = (settings: CastSettings, offset = 16_000) =>
  getVerdict(t, scoresAlongContext(core, settings), costOf(settings, offset));

describe('positions in bf16', () => {
  const settings = cast(['positions']);

  test('lose a third of the score or more with every seed, and the relative property', () => {
    for (const offset of [1000, 16_000, 128_000]) expect(costOf(settings, offset).low).toBeGreaterThan(0.3);
    expect(relative(settings)).toBe('lost');
    expect(reading(settings)).toContain('The relative property is lost');
  });

  test('lose nothing before 257, the first missing integer', () => {
    expect(costOf(settings, 0)).toEqual({ low: 0, high: 0 });
    expect(costOf(settings, 156).high).toBe(0);
    expect(costOf(settings, 157).high).toBeGreaterThan(0);
    expect(reading(settings, 0)).toContain('these formats cost nothing');
  });

  test('shift the fast hand by whole turns, and the slowest hardly at all', () => {
    const hands = getHands(core, settings, 16_000);
    const [fast, slow] = [hands.at(0), hands.at(-1)];
    expect(Math.abs(fast!.error)).toBeGreaterThan(2 * Math.PI);
    expect(Math.abs(slow!.error)).toBeLessThan(0.01);
  });
});

test('frequencies in bf16 lose a few percent and keep the relative property', () => {
  const settings = cast(['frequencies']);
  const { low, high } = costOf(settings);
  expect(low).toBeGreaterThan(0.01);
  expect(high).toBeLessThan(0.06);
  expect(relative(settings)).toBe('kept');
  expect(reading(settings)).toContain('wherever they stand');
});

test('rounding the rotated vectors loses a few tenths of a percent, near and far alike', () => {
  const settings = cast(['rotated']);
  for (const offset of [1000, 128_000]) {
    const { low, high } = costOf(settings, offset);
    expect(low).toBeGreaterThan(0.0005);
    expect(high).toBeLessThan(0.006);
  }
  expect(relative(settings)).toBe('nearly');
});

test('far out, positions and angles lose most of the score; frequencies and rotated vectors a few percent at most', () => {
  const getCost = (station: Stage) => costOf(cast([station]), 30_030);
  for (const station of ['positions', 'angles'] as const) expect(getCost(station).low).toBeGreaterThan(0.8);
  for (const station of ['frequencies', 'rotated'] as const) expect(getCost(station).high).toBeLessThan(0.05);
});

test('two stages must be exact: then the others may round, and with only one of them the score is lost', () => {
  const others = stages.filter((stage) => stage !== 'positions' && stage !== 'angles');
  expect(costOf(cast(others)).high).toBeLessThan(0.1);
  for (const station of ['positions', 'angles'] as const)
    expect(costOf(cast([...others, station])).low).toBeGreaterThan(0.1);
});

test("each stage's own cost is that with all others exact", () => {
  const costs = getStageCosts(core, cast(stages), 16_000);
  for (const station of stages) {
    const cost = costOf(cast([station]));
    expect(costs.get(station)).toBeGreaterThanOrEqual(cost.low);
    expect(costs.get(station)).toBeLessThanOrEqual(cost.high);
  }
  expect([...getStageCosts(core, cast([]), 16_000).values()]).toEqual(stages.map(() => 0));
  expect(getStageCosts(core, cast(stages, { kind: 'sinusoidal' }), 0).has('products')).toBe(false);
});

test("beyond the largest number of a format there's no hand and no score, from a stated offset on", () => {
  const settings = cast(['positions'], { format: 'fp16' });
  const along = scoresAlongContext(core, settings);
  expect(getInvariance(along)).toBe('overflows');
  expect(firstOverflow(along)).toBeGreaterThan(65_000);
  expect(firstOverflow(along)).toBeLessThan(80_000);
  expect(getHands(core, settings, 131_072).every(({ cast }) => Number.isNaN(cast))).toBe(true);
  expect(reading(settings, 131_072)).toMatch(/there’s no score: a number is beyond .* or beyond there’s no score/);
});

test('sinusoidal rows lose the same by their positions, and need no seeds', () => {
  const settings = cast(['positions'], { kind: 'sinusoidal' });
  const cost = costOf(settings);
  expect(cost.low).toBe(cost.high);
  expect(relative(settings)).toBe('lost');
  expect(relative(cast(['frequencies'], { kind: 'sinusoidal' }))).toBe('kept');
});

test('the verdict says how much is lost here, and whether it is the same everywhere', () => {
  expect(verdict(cast([]))).toBe('No error anywhere.');
  expect(verdict(cast(['frequencies']))).toMatch(/^Off by [\d.–]+%, alike everywhere\.$/);
  expect(verdict(cast(['rotated']))).toMatch(/^Off by 0\.[\d–.]+%, nearly alike everywhere\.$/);
  expect(verdict(cast(['angles']))).toMatch(/^Off by [\d–]+% here, differently elsewhere\.$/);
  expect(verdict(cast(['positions'], { format: 'fp16' }), 131_072)).toBe('No score: a number is too large.');
});

test('stages are written with spaces, in the order in which a position passes them', () => {
  expect(stagesText.fromAttribute('angles positions')).toEqual(['positions', 'angles']);
  expect(stagesText.fromAttribute('none')).toEqual([]);
  expect(stagesText.toAttribute([])).toBe('none');
  expect(stagesText.fromAttribute('angle')).toBeUndefined();
});

test('a small head has one hand per pair', () => {
  expect(shownPairs(1)).toEqual([0]);
  expect(shownPairs(64)).toEqual([0, 16, 32, 47, 63]);
});

test('fractions are in percent with two digits, and a single number if the seeds agree', () => {
  expect([0, 0.00213, 0.0247, 0.874].map((share) => percent(t, share))).toEqual(['0%', '0.21%', '2.5%', '87%']);
  expect(percent(t, 3e-9)).toBe('3·10⁻⁷%');
  expect(percent(t, NaN)).toBe('no score');
  expect(percentRange(t, { low: 0.65, high: 0.98 })).toBe('65–98%');
  expect(percentRange(t, { low: 0.0212, high: 0.0214 })).toBe('2.1%');
});
