import { beforeAll, describe, expect, test } from 'vitest';

import english from '../../../../web/content/en/messages.json' with { type: 'json' };
import {
  alongContext,
  atOffset,
  firstWithout,
  getParts,
  getRelative,
  shownPairs,
  type CastSettings,
} from '../../../../web/figures/cast/data.js';
import { isSevere, percent, percentRange, getDescription } from '../../../../web/figures/cast/description.js';
import {
  across,
  down,
  errorTicks,
  farthest,
  measuredOffsets,
  offsetAt,
  stations,
  type Format,
  type Station,
} from '../../../../web/figures/cast/view.js';
import { registerMessages, messagesFor } from '../../../../web/figures/shared/reader/messages.js';
import { core } from '../../../support/core.js';

beforeAll(() => registerMessages('en', english));

const all = (format: Format) =>
  Object.fromEntries(stations.map((station) => [station, format])) as Record<Station, Format>;

/** Settings with some stations that round, and the others exact. */
const cast = (kept: Partial<Record<Station, Format>>, own: Partial<CastSettings> = {}): CastSettings => ({
  ...{ kind: 'rotary', dimensions: 128, base: 10_000, distance: 100, draws: 40, seed: 10 },
  ...own,
  kept: { ...all('exact'), ...kept },
});

const here = (settings: CastSettings, offset = 16_000) => atOffset(core, settings, offset);
const relative = (settings: CastSettings) => getRelative(alongContext(core, settings));
const reading = (settings: CastSettings, offset = 16_000) =>
  getDescription(messagesFor('en'), settings, alongContext(core, settings), here(settings, offset), offset);

describe('positions in bf16', () => {
  const settings = cast({ positions: 'bf16' });

  test('cost a third of the score and more with every seed, and the relative property', () => {
    for (const offset of [1000, 16_000, 128_000]) expect(here(settings, offset).cost.low).toBeGreaterThan(0.3);
    expect(relative(settings)).toBe('lost');
    expect(reading(settings)).toContain('The relative property is lost');
  });

  test('cost nothing before 257, the first whole number that is missing', () => {
    expect(here(settings, 0).cost).toEqual({ low: 0, high: 0 });
    expect(here(settings, 156).cost.high).toBe(0);
    expect(here(settings, 157).cost.high).toBeGreaterThan(0);
    expect(reading(settings, 0)).toContain('these formats cost nothing');
  });

  test('put the fast hand whole turns from where it belongs, and the slowest hardly anywhere', () => {
    const [fast, , slow] = here(settings).hands;
    expect(Math.abs(fast!.off)).toBeGreaterThan(2 * Math.PI);
    expect(Math.abs(slow!.off)).toBeLessThan(0.01);
  });
});

test('frequencies in bf16 cost some hundredths and keep the relative property', () => {
  const settings = cast({ frequencies: 'bf16' });
  const { low, high } = here(settings).cost;
  expect(low).toBeGreaterThan(0.01);
  expect(high).toBeLessThan(0.06);
  expect(relative(settings)).toBe('kept');
  expect(reading(settings)).toContain('wherever they stand');
});

test('rounding what is turned costs some thousandths, near and far alike', () => {
  const settings = cast({ rotated: 'bf16' });
  for (const offset of [1000, 128_000]) {
    const { low, high } = here(settings, offset).cost;
    expect(low).toBeGreaterThan(0.0005);
    expect(high).toBeLessThan(0.006);
  }
  expect(relative(settings)).toBe('nearly');
});

test('far out, the position costs most of the score, and so does the angle; frequencies and turned vectors a few percent at most', () => {
  const getCost = (station: Station) => here(cast({ [station]: 'bf16' }), 30_030).cost;
  for (const station of ['positions', 'angles'] as const) expect(getCost(station).low).toBeGreaterThan(0.8);
  for (const station of ['frequencies', 'rotated'] as const) expect(getCost(station).high).toBeLessThan(0.05);
});

test('two stations need 32 bits: with these the others may have 16, and with one of them alone the score is lost', () => {
  const sixteen = { ...all('bf16'), positions: 'fp32', angles: 'fp32' } as const;
  expect(isSevere(here(cast(sixteen)).cost.high)).toBe(false);
  for (const station of ['positions', 'angles'] as const)
    expect(isSevere(here(cast({ ...sixteen, [station]: 'bf16' })).cost.low)).toBe(true);
});

test('each station alone costs what it costs where all others are exact', () => {
  const { alone } = here(cast(all('bf16')));
  for (const station of stations) {
    const { cost } = here(cast({ [station]: 'bf16' }));
    expect(alone[station]).toBeGreaterThanOrEqual(cost.low);
    expect(alone[station]).toBeLessThanOrEqual(cost.high);
  }
  expect(Object.values(here(cast({})).alone)).toEqual(stations.map(() => 0));
});

test('beyond the largest number of a format there is no hand and no score, and it is said from where', () => {
  const settings = cast({ positions: 'fp16' });
  const along = alongContext(core, settings);
  expect(getRelative(along)).toBe('overflows');
  expect(firstWithout(along)).toBeGreaterThan(65_000);
  expect(firstWithout(along)).toBeLessThan(80_000);
  expect(here(settings, 131_072).hands.every(({ cast }) => Number.isNaN(cast))).toBe(true);
  expect(reading(settings, 131_072)).toMatch(/there is no score: a number is beyond .* or beyond there is no score/);
  expect(isSevere(NaN)).toBe(true);
});

test('rows of sines and cosines lose the same by their positions, and need no seeds', () => {
  const settings = cast({ positions: 'bf16' }, { kind: 'sinusoidal' });
  const { cost } = here(settings);
  expect(cost.low).toBe(cost.high);
  expect(relative(settings)).toBe('lost');
  expect(relative(cast({ frequencies: 'bf16' }, { kind: 'sinusoidal' }))).toBe('kept');
});

describe('the plot', () => {
  test('has its ends at 0 and at the farthest offset, and finds an offset again by its place', () => {
    expect([across(0), across(farthest)]).toEqual([0, 100]);
    expect([measuredOffsets[0], measuredOffsets.at(-1)]).toEqual([0, farthest]);
    for (const offset of measuredOffsets) expect(offsetAt(across(offset) / 100)).toBe(offset);
  });

  test('has a place for 0 at the bottom, and one for each power of ten above it', () => {
    expect(down(0)).toBe(100);
    expect(down(1)).toBe(0);
    const places = errorTicks.map(down);
    for (const [tick, place] of places.slice(1).entries()) expect(place).toBeLessThan(places[tick]!);
  });
});

test('what decides the numbers is compared part by part', () => {
  expect(getParts(cast({ waves: 'fp16' }))).toEqual(getParts(cast({ waves: 'fp16' })));
  expect(getParts(cast({ waves: 'fp16' }))).not.toEqual(getParts(cast({ angles: 'fp16' })));
});

test('a small head has no more hands than pairs', () => {
  expect(shownPairs(1)).toEqual([0]);
  expect(shownPairs(64)).toEqual([0, 32, 63]);
});

test('shares are said in percent with two digits, and as one number where the seeds agree', () => {
  const t = messagesFor('en');
  expect([0, 0.00213, 0.0247, 0.874].map((share) => percent(t, share))).toEqual(['0 %', '0.21 %', '2.5 %', '87 %']);
  expect(percent(t, 3e-9)).toBe('3·10⁻⁷ %');
  expect(percent(t, NaN)).toBe('no score');
  expect(percentRange(t, { low: 0.65, high: 0.98 })).toBe('65–98 %');
  expect(percentRange(t, { low: 0.0212, high: 0.0214 })).toBe('2.1 %');
});
