import { expect, test } from 'vitest';

import { getCurve, curvePoints, getStep } from '../../../../web/figures/lab/smooth-loss.js';
import { bagByPlace, getBag, getLines, getSpread } from '../../../../web/figures/lab/data.js';
import { experiments, experimentFacts, getViews } from '../../../../web/figures/lab/experiments.js';
import { inkPaths, meanAttention } from '../../../../web/figures/lab/attention.js';
import { getSettings } from '../../../../web/figures/lab/manifest.js';
import { isWhole, getRun, wholeRun } from '../../../../web/figures/lab/run.js';
import { readRun, runText } from '../../../../web/figures/lab/run-text.js';
import { completed, getTraining } from '../../../../web/figures/lab/settings.js';
import { getPlot } from '../../../../web/figures/lab/view.js';
import { getVocabulary } from '../../../../web/figures/lab/words.js';
import type { Point } from '../../../../web/figures/shared/charts/point.js';
import { encodings, encodingLooks, readEncodings } from '../../../../web/figures/shared/encodings/encodings.js';
import { core } from '../../../support/core.js';
import { t } from '../../../support/english.js';

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
    expect(attention).toMatch(/^[\da-f]{256}$/);
  }
  const [waiting] = getRun(settings, 8, []).models;
  expect(waiting).toMatchObject({
    encoding: 'none',
    seed: 1,
    step: 0,
    losses: [],
    judged: [],
    attention: '',
    answer: undefined,
  });
});

test('all models answer one test sentence, which has a word for each of its numbers', () => {
  const { words, place, target } = run.sentence!;
  const names = getVocabulary(t, 'nearest-noun');
  expect([words.length, names[words[place]!]]).toEqual([16, 'she']);
  expect(words.slice(0, place).findLast((word) => word < 8)).toBe(target);
  for (const { answer } of run.models) expect(names[answer![0]]).toBeDefined();
  expect(experiments.map((experiment) => new Set(getVocabulary(t, experiment)).size)).toEqual([17, 16, 16, 22]);
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
      const { marks, x, y } = getPlot(t, view, asked, made, getLines(made, ['learned']));
      const lines = marks.flatMap((mark) => (mark && mark.type === 'line' ? [mark.points] : []));
      expect(lines).toHaveLength(2); // the best guess without order, and the encoding
      for (const points of lines) expect(points.length).toBeGreaterThan(1);
      const at = (scale: typeof x.scale, value: number): boolean => scale.at(value) >= 0 && scale.at(value) <= 1;
      for (const point of lines.flat()) expect([at(x.scale, point.x), at(y.scale, point.y)]).toEqual([true, true]);
      expect([...x.ticks.map((tick) => at(x.scale, tick)), ...y.ticks.map((tick) => at(y.scale, tick))]).not.toContain(
        false,
      );
    }
    // The line drawn before training is the expected one: 512 sentences measure it within a few percent.
    const [at] = made.models[0]!.judged;
    const [before] = getPlot(t, 'loss', asked, undefined, []).marks as readonly { readonly points: readonly Point[] }[];
    expect(before!.points[0]!.y).toBe(experimentFacts[experiment].bagLoss);
    expect(Math.abs(experimentFacts[experiment].bagLoss - at!.bagLoss)).toBeLessThan(0.04);
  }
});

test('attention is the mean of the heads of the last layer: one digit per cell, one path per shade', () => {
  const heads = [0, 1, 0.5, 0.02, 1, 1, 0.5, 0.02];
  expect(meanAttention(heads, 2, 2)).toBe('8f80');
  expect(meanAttention([9, 9, 9, 9, 9, 9, 9, 9, ...heads], 2, 2)).toBe('8f80');
  expect(inkPaths('0f01', 2)).toContainEqual('M1 0h1v1h-1z');
  expect(inkPaths('0f01', 2)[1]).toBe('M1 1h1v1h-1z');
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
