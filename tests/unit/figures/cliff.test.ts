import { expect, test } from 'vitest';

import { figures } from '../../../web/generator/figures/elements.js';
import { crossing, getLines, type CliffPoint, type Measured } from '../../../web/figures/cliff/data.js';
import { receiveAll } from '../../../web/figures/cliff/reception.js';
import {
  cliffRun,
  parseRun,
  parseWidths,
  getRun,
  serializeRun,
  sigmas,
  getSpecs,
  type CliffSettings,
} from '../../../web/figures/cliff/run.js';
import { errorMarks, errorScale, errorTicks, noiseScale } from '../../../web/figures/cliff/view.js';
import type { Point } from '../../../web/figures/shared/charts/point.js';
import type { HasPrerenderData } from '../../../web/figures/shared/frame/prerender-data.js';
import { core } from '../../support/core.js';

const settings: CliffSettings = { widths: [16, 64], base: 10_000, candidates: 256, trials: 60, seed: 3 };
const run = cliffRun(core, settings);
const lines = getLines(run);

test('every noise level mentioned in the chapters is a point of the plots', () => {
  for (const told of [0.1, 0.3, 0.5, 0.7, 1, 1.5, 2]) expect(sigmas).toContain(told);
  expect(sigmas).toEqual(sigmas.toSorted((one, other) => one - other));
});

test('a run serializes losslessly; malformed text is rejected', () => {
  const text = serializeRun(run);
  expect(parseRun(text)).toEqual(run);
  expect(text).toMatch(/^[-\d.,e[\]]+$/);
  for (const broken of [
    null,
    '',
    'nonsense',
    '[]',
    '[1,2]',
    '{}',
    'null',
    text.slice(0, -20),
    text.replace('60', '"60"'),
    `${text.slice(0, -1)},[1]]`,
  ])
    expect(parseRun(broken)).toBeUndefined();
});

test('the build prepares the run of a tag by its attributes and defaults', () => {
  const figure = figures['pe-cliff'] as unknown as HasPrerenderData;
  const attributes = { widths: '64,16', candidates: '256', trials: '60', seed: '3', base: '10000' };
  expect(figure.prepared(core, attributes)).toBe(serializeRun(run));
  expect(figure.prepared(core, { ...attributes, base: 'x' })).toBe(serializeRun(run));
  const other = parseRun(figure.prepared(core, { trials: '10', candidates: '16', widths: '8' }))!;
  expect(other.settings).toEqual({ widths: [8], base: 10_000, candidates: 16, trials: 10, seed: 1 });
});

test("each point equals the core's result for its width and noise", () => {
  for (const { dimensions, points } of lines) {
    expect(points.map(({ sigma }) => sigma)).toEqual(sigmas);
    for (const { sigma, trials, bound, error, wholeError, wrong } of points) {
      const sums = core.cliff({
        ...{ dimensions, base: 10_000, sigma, candidates: 256, firstTrial: 0, trials: 60, seed: 3 },
      });
      expect([trials, bound]).toEqual([60, sums.bound]);
      expect(error.value).toBe(Math.sqrt(sums.squaredError / 60));
      expect(wholeError.value).toBe(Math.sqrt(sums.squaredWholeError / 60));
      expect(wrong.value).toBe(sums.wrongTurns / 60);
      for (const { low, value, high } of [error, wholeError, wrong]) expect(low <= value && value <= high).toBe(true);
    }
  }
});

test("zero cycle slips don't mean zero error rate", () => {
  const [quiet] = lines[1]!.points;
  expect(quiet!.wrong).toMatchObject({ value: 0, low: 0 });
  expect(quiet!.wrong.high).toBeCloseTo(1 / 61, 12); // Wilson, z = 1: z^2 / (n + z^2)
});

test('standard errors match the spread over seeds', () => {
  const seeds = Array.from({ length: 60 }, (_, seed) => seed + 1);
  const pointsAt = (sigma: number): CliffPoint[] =>
    seeds.flatMap((seed) => {
      const sums = core.cliff({
        ...{ dimensions: 16, base: 10_000, sigma, candidates: 256, firstTrial: 0, trials: 100, seed },
      });
      const alone = getSpecs({ ...settings, widths: [16] }).map(() => sums);
      return getLines({ settings: { ...settings, widths: [16] }, sums: alone })[0]!.points.slice(0, 1);
    });
  const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
  const ratio = (measured: readonly Measured[]): number => {
    const middle = mean(measured.map(({ value }) => value));
    const spread = Math.sqrt(mean(measured.map(({ value }) => (value - middle) ** 2)));
    return mean(measured.map(({ low, high }) => (high - low) / 2)) / spread;
  };
  const [quiet, loud] = [pointsAt(0.15), pointsAt(0.5)];
  // 60 runs estimate their own spread within 1 / sqrt(120) = 9%; three times that.
  for (const measured of [
    quiet.map(({ error }) => error),
    loud.map(({ error }) => error),
    loud.map(({ wrong }) => wrong),
  ])
    expect(Math.abs(ratio(measured) - 1)).toBeLessThan(0.28);
});

test('the picture waits until every point has trials', () => {
  const { sums } = run;
  expect(getRun(settings, sums)).toEqual(run);
  expect(getRun(settings, [...sums.slice(1), undefined])).toBeUndefined();
});

test('with growing noise a wrong peak wins, with few hands before many', () => {
  const heard = (sigma: number) => receiveAll(core, { widths: [16, 64, 256], base: 10_000, candidates: 1024 }, sigma);
  expect(heard(0.6).map(({ wrong }) => wrong)).toEqual([false, false, false]);
  expect(heard(0.7).map(({ wrong }) => wrong)).toEqual([true, false, false]);
  expect(heard(4).map(({ wrong }) => wrong)).toEqual([true, true, true]);
  for (const { curve, found } of [...heard(0.6), ...heard(0.7), ...heard(4)])
    expect(curve.indexOf(1)).toBe(Math.floor((found * curve.length) / 1024));
});

test('errors stay in the plot; an error of 0 is at the bottom', () => {
  const { at } = errorScale(1024);
  expect([at(0), at(1e-9), at(1024), at(1e9)]).toEqual([0, 0, 1, 1]);
  expect(at(10) - at(1)).toBeCloseTo(at(100) - at(10), 12);
  expect(errorTicks(16)).toEqual([0.1, 1, 10]);
  const scale = errorScale(256);
  const marks = errorMarks(lines);
  const drawn = marks.flatMap((mark): readonly Point[] => (mark.type === 'line' ? mark.points : []));
  const ends = marks.flatMap((mark) => (mark.type === 'errorBars' ? mark.bars.flat() : []));
  expect([drawn.length, ends.length]).toEqual([4 * sigmas.length, 4 * sigmas.length]);
  for (const { x, y } of [...drawn, ...ends]) {
    expect(noiseScale.at(x) > 0 && noiseScale.at(x) < 1).toBe(true);
    expect(scale.at(y) >= 0 && scale.at(y) <= 1).toBe(true);
  }
});

test('bounds are parallel lines: width moves the cliff, not the slope', () => {
  const bounds = errorMarks(lines).flatMap((mark) => (mark.type === 'line' && mark.width === 1 ? [mark.points] : []));
  const [narrow, wide] = bounds.map((points) => points.map(({ y }) => errorScale(256).at(y)));
  const gaps = narrow!.map((height, k) => height - wide![k]!);
  for (const gap of gaps) expect(gap).toBeCloseTo(gaps[0]!, 12);
  expect(gaps[0]).toBeGreaterThan(0);
});

test('a line crosses a height between its two neighbouring points', () => {
  const { points } = lines[0]!;
  const half = crossing(points, 0.5, ({ wrong }) => wrong.value)!;
  const before = points.filter(({ sigma }) => sigma <= half).at(-1)!;
  const after = points.find(({ sigma }) => sigma > half)!;
  expect(before.wrong.value < 0.5 && after.wrong.value >= 0.5).toBe(true);
  expect(crossing(points, 2, ({ wrong }) => wrong.value)).toBeUndefined();
});

test('widths are parsed: up to three, even, distinct, ascending', () => {
  expect(parseWidths('16,64,256')).toEqual([16, 64, 256]);
  expect(parseWidths(' 256 8,8, 16 512')).toEqual([8, 16, 256]);
  expect(parseWidths('7,64,0,4096,-2,1e1,x')).toEqual([64]);
  for (const none of ['', 'wide', '7']) expect(parseWidths(none)).toBeUndefined();
});
