import { expect, test } from 'vitest';

import { getCurve, curvePoints, getStep } from '../../../../web/figures/lab/smooth-loss.js';
import { bagByPlace, getBag, getLines, getSpread } from '../../../../web/figures/lab/data.js';
import { experiments, experimentFacts, getViews } from '../../../../web/figures/lab/experiments.js';
import { getHeads, inked, inkPaths } from '../../../../web/figures/lab/attention-hex.js';
import { isWhole, getRun, wholeRun } from '../../../../web/figures/lab/run.js';
import { readRun, runText } from '../../../../web/figures/lab/run-text.js';
import { completed, getSettings, getTraining } from '../../../../web/figures/lab/settings.js';
import { TimeLeft } from '../../../../web/figures/lab/time-left.js';
import { getPlot } from '../../../../web/figures/lab/view.js';
import { encodings, encodingLooks, readEncodings } from '../../../../web/figures/shared/encodings/encodings.js';
import { core } from '../../../support/core.js';

/** Two seeds of two encodings, and few steps, since the test is about data flow, not learning. */
const settings = completed({ encodings: ['none', 'alibi'], seeds: 2, steps: 60 });
const run = wholeRun(core, settings);

test("a run equals the core's: every loss of a model is that of its seed", () => {
  const model = getTraining(settings, 8).models[3]!;
  expect(model).toMatchObject({ encoding: 'alibi', seed: 2, heads: 4, dimensions: 32, mask: 'causal' });
  const { run: number } = core.startTraining(model);
  const { losses } = core.train({ run: number, steps: 60 });
  core.endTraining({ run: number });
  expect(run.models[3]!.losses).toEqual(getCurve(losses, 60));
});

test('its models are as wide as the attribute says', () => {
  const { models } = getTraining(getSettings({ width: '64', encodings: 'rotary' }), 8);
  expect(models).toMatchObject([{ encoding: 'rotary', heads: 4, dimensions: 64 }]);
});

test('a run has a curve, all lengths, all places and the attention of each model', () => {
  expect(isWhole(run)).toBe(true);
  for (const { losses, judged, places, attention } of run.models) {
    expect(losses).toHaveLength(curvePoints);
    expect(judged.map(({ length }) => length)).toEqual([16, 20, 24, 32, 64]);
    expect(places).toHaveLength(64);
    expect(attention).toMatch(/^[\da-f]{1024}$/);
  }
  const [waiting] = getRun(settings, 8, []).models;
  expect(waiting).toMatchObject({ encoding: 'none', seed: 1, step: 0, losses: [], judged: [], attention: '' });
});

test('a run serializes with three digits; malformed text is rejected', () => {
  const text = runText(run);
  const read = readRun(text)!;
  expect(runText(read)).toBe(text);
  expect(read.settings).toEqual(settings);
  read.models.forEach(({ losses, judged, attention }, index) => {
    const model = run.models[index]!;
    losses.forEach((loss, k) => expect(Math.abs(loss / model.losses[k]! - 1)).toBeLessThan(0.006));
    judged.forEach(({ accuracy }, k) => expect(accuracy).toBeCloseTo(model.judged[k]!.accuracy, 2));
    expect(attention).toBe(model.attention);
  });
  const strange = [text.replace('"alibi"', '"unknown"'), text.replace('nearest-noun', 'noun'), text.slice(0, -3)];
  for (const broken of ['', 'nonsense', '[]', '{}', 'null', '[{},1,[]]', ...strange])
    expect(readRun(broken)).toBeUndefined();
});

test('the median is between the seeds, and the range covers them', () => {
  expect(getSpread([3, 1, 2])).toEqual({ low: 1, middle: 2, high: 3 });
  expect(getSpread([4, 1, 2, 3]).middle).toBe(2.5);
  const [, line] = getLines(run, ['none', 'alibi']);
  const [one, other] = run.models.slice(2).map(({ judged }) => judged[0]!.accuracy);
  expect(line!.lengths[0]!.middle).toBeCloseTo((one! + other!) / 2, 12);
  expect(getLines(run, ['alibi', 'rotary']).map(({ encoding }) => encoding)).toEqual(['alibi']); // not trained
});

test('the best orderless guess per place averages to that of the whole length', () => {
  const bag = getBag(run);
  const stretches = bagByPlace(bag, 64, true);
  expect(stretches.map(({ from, to }) => [from, to])).toEqual([[0, 16], [16, 20], [20, 24], [24, 32], [32, 64]]); // prettier-ignore
  expect(stretches[0]!.share).toBe(bag[0]!.bag);
  // With more words before it, the nearest is harder to guess: a model without order gets worse along the sentence.
  const shares = stretches.map(({ share }) => share);
  expect(shares[4]).toBeLessThan(shares[0]!);
  const whole = stretches.map(({ share }, k) => share * (bag[k]!.asked - (bag[k - 1]?.asked ?? 0)));
  expect(whole.reduce((sum, part) => sum + part) / bag[4]!.asked).toBeCloseTo(bag[4]!.bag, 6);
  expect(bagByPlace(bag, 20, false)).toEqual([{ from: 0, to: 20, share: bag[1]!.bag }]);
  expect(bagByPlace([], 64, true)).toEqual([]);
});

test('a curve is a moving average over the finished steps', () => {
  const losses = Array.from({ length: 800 }, (_, step) => 100 - step / 10);
  const whole = getCurve(losses, 800);
  expect(whole).toHaveLength(curvePoints);
  whole.slice(0, -1).forEach((loss, point) => expect(loss).toBeCloseTo(100 - getStep(point, 800) / 10, 9));
  expect(getCurve(losses.slice(0, 400), 800)).toHaveLength(40);
  expect(getCurve([], 800)).toEqual([]);
});

test('all pictures of all experiments stay in their box, with a line per encoding', () => {
  for (const experiment of experiments) {
    const asked = completed({ experiment, encodings: ['learned'], steps: 50 });
    const made = wholeRun(core, asked);
    for (const view of getViews(experiment)) {
      if (view === 'attention') continue;
      const { curves, bag, x, y } = getPlot(view, asked, made);
      expect(curves).toHaveLength(1);
      expect(curves[0]!.places.length).toBeGreaterThan(0);
      expect(bag.length).toBeGreaterThan(1);
      for (const point of [...curves[0]!.places, ...bag, ...[...x, ...y].map(({ at }) => ({ x: at, y: at }))])
        expect(point.x >= 0 && point.x <= 1 && point.y >= 0 && point.y <= 1).toBe(true);
    }
    const before = getPlot('loss', asked, undefined);
    expect(before.curves).toEqual([]);
    // The curve drawn before training is the expected one: 512 sentences measure it within a few percent.
    const [at] = made.models[0]!.judged;
    expect(before.bag[0]!.y / getPlot('loss', asked, made).bag[0]!.y).toBeCloseTo(1, 1);
    expect(Math.abs(experimentFacts[experiment].bagLoss - at!.bagLoss)).toBeLessThan(0.04);
  }
});

test('attention has one digit per cell, and one path per shade', () => {
  const digits = inked([0, 1, 0.5, 0.02, 1 / 15]);
  expect(digits).toBe('0f801');
  expect(inkPaths('0f01', 2)).toContainEqual('M1 0h1v1h-1z');
  expect(inkPaths('0f01', 2)[1]).toBe('M1 1h1v1h-1z');
  expect(getHeads('00001111', 2)).toEqual(['0000', '1111']);
});

test('malformed attributes are ignored, and an experiment has its own learning rate and mask', () => {
  expect(getSettings({})).toEqual(completed({}));
  expect(getSettings({ experiment: 'war', encodings: 'morse', steps: '1', rate: 'fast', mask: 'hat' })).toEqual(
    completed({}),
  );
  expect(getSettings({ experiment: 'mirror' })).toMatchObject({ rate: 0.006, mask: 'none' });
  const said = { experiment: 'words-before', encodings: 'rotary,none', distance: '5', mask: 'causal', seed: '7' };
  expect(getSettings(said)).toMatchObject({ encodings: ['none', 'rotary'], distance: 5, mask: 'causal', seed: 7 });
});

test('encodings are distinguishable without colour', () => {
  expect(readEncodings('rotary, none rotary')).toEqual(['none', 'rotary']);
  for (const none of ['', 'all']) expect(readEncodings(none)).toBeUndefined();
  const shapes = encodings.map((encoding) =>
    JSON.stringify([encodingLooks[encoding].dash, encodingLooks[encoding].marker]),
  );
  expect(new Set(shapes).size).toBe(encodings.length);
});

test('the remaining time is proportional to the elapsed time, without pauses', () => {
  const time = new TimeLeft();
  time.start(1_000);
  expect(time.left(0.01, 1_500)).toBeUndefined();
  expect(time.left(0.25, 3_000)).toBe(6_000);
  time.pause(3_000);
  expect(time.left(0.25, 90_000)).toBe(6_000);
  time.resume(90_000);
  expect(time.left(0.5, 92_000)).toBe(4_000);
});
