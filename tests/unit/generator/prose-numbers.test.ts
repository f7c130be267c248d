import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, test } from 'vitest';

import { wholeQuantities } from '../../../web/figures/shared/reader/quantities.js';
import { bfloat16 } from '../../support/bfloat16.js';
import { core } from '../../support/core.js';
import { root } from '../../support/programs.js';

// Numbers that chapters state in words, without a figure or <pe-value> that computes them.

const paper = { position: 0, dimensions: 512, base: 10_000, unit: 'radian' } as const;

test('heat map: of 256 hands 0 to 57 complete a turn in 50 rows, 186 to 255 none in 5,000, and the slowest a twelfth', () => {
  const { period, angle } = core.hands({ ...paper, position: 4_999 });
  for (const rows of [49, 50]) expect(period.findIndex((turn) => turn > rows)).toBe(58);
  expect(period.findIndex((turn) => turn > 4_999)).toBe(186);
  expect((2 * Math.PI) / angle[255]!).toBeGreaterThan(12);
  expect((2 * Math.PI) / angle[255]!).toBeLessThan(12.5);
});

test('three attempts: the step is 1/4 with 5 words and 1/99 with 100', () => {
  const step = (length: number): number =>
    core.attempt({ attempt: 'fraction', length, shift: 1, dimensions: 16, base: 10_000, seed: 1 }).neighbourStep;
  expect(step(5)).toBe(0.25);
  expect(step(100)).toBeCloseTo(1 / 99, 15);
});

test('three attempts: of ten bits, half of all steps change one, a quarter two, an eighth three, and one step all ten', () => {
  const changed = Array.from({ length: 1_023 }, (_, position) => {
    const [from, to] = [position, position + 1].map((place) => core.binary({ position: place, digits: 10 }));
    return from!.filter((digit, k) => digit !== to![k]).length;
  });
  const steps = (digits: number): number => changed.filter((count) => count === digits).length;
  expect(steps(1) / 1_023).toBeCloseTo(1 / 2, 2);
  expect(steps(2) / 1_023).toBeCloseTo(1 / 4, 2);
  expect(steps(3) / 1_023).toBeCloseTo(1 / 8, 2);
  expect(steps(10)).toBe(1);
  expect(changed[511]).toBe(10);
});

describe('same turn', () => {
  const sine = (position: number): number => core.hands({ ...paper, dimensions: 8, position }).sine[0]!;

  test('from 5 to 10 the first number grows by about 0.4, from 20 to 25 it falls by more than twice as much', () => {
    const first = sine(10) - sine(5);
    expect(first).toBeGreaterThan(0.35);
    expect(first).toBeLessThan(0.45);
    expect(sine(25) - sine(20)).toBeLessThan(-2 * first);
  });

  test('a hundred examples give the rotation with 8 dimensions and another matrix with 16; fewer than dimensions give neither', () => {
    const learned = (dimensions: number, positions: number) =>
      core.learnedShift({ positions, from: 0, shift: 5, dimensions, base: 10_000, seed: 1 });
    const [found, another, unfit] = [learned(8, 100), learned(16, 100), learned(8, 3)];
    expect(found.outcome).toBe('unique');
    expect(found.largestDifference).toBeLessThan(1e-9);
    expect(another.outcome).toBe('not-unique');
    expect(another.largestDifference).toBeGreaterThan(0.1);
    expect(another.heldOutResidual).toBeLessThan(1e-6);
    expect(unfit.outcome).toBe('too-few');
    expect(unfit.trainingResidual).toBeLessThan(1e-12);
    expect(unfit.heldOutResidual).toBeGreaterThan(0.01);
  });

  test('similarity rises at nearly half of all steps, first from 43 to 44, close to seven turns, and then at every sixth', () => {
    const rises = core.similarityRises({ positions: 5_000, dimensions: 512, base: 10_000 });
    expect(rises.length / 4_999).toBeGreaterThan(0.45);
    expect(rises.length / 4_999).toBeLessThan(0.5);
    expect([...rises.slice(0, 4)]).toEqual([44, 50, 56, 62]);
    expect(44 / core.hands(paper).period[0]!).toBeCloseTo(7, 1);
  });

  test('each factor of ten in distance puts about a quarter of the hands out of step', () => {
    const alike = (other: number): number =>
      core.compare({ position: 0, other, dimensions: 512, base: 10_000 }).dot / 256;
    for (const distance of [10, 100]) {
      expect(alike(distance) - alike(10 * distance)).toBeGreaterThan(0.22);
      expect(alike(distance) - alike(10 * distance)).toBeLessThan(0.28);
    }
  });
});

describe('receiver', () => {
  const receive = (heard: string, trial: number) =>
    core.receive({
      position: 421,
      sigma: 0.2,
      seed: 1,
      trial,
      dimensions: 16,
      base: 10_000,
      heard,
      searchFrom: 0,
      searchCount: 1_024,
    });
  const trials = Array.from({ length: 400 }, (_, trial) => trial);
  const wrongTurns = (heard: string): number =>
    trials.filter((trial) => receive(heard, trial).wrongTurn).length / trials.length;

  test('hand 0 completes more than 150 turns within 1,024 positions, hand 7 not one', () => {
    const { period } = core.hands({ ...paper, dimensions: 16 });
    expect(1_024 / period[0]!).toBeGreaterThan(150);
    expect(period[7]).toBeGreaterThan(1_024);
  });

  test('without the four slow hands the bound keeps its first four digits, and some estimates take a wrong turn', () => {
    expect(receive('11110000', 0).bound.toFixed(4)).toBe(receive('11111111', 0).bound.toFixed(4));
    expect(wrongTurns('11111111')).toBe(0);
    expect(wrongTurns('11110000')).toBeGreaterThan(0.02);
    expect(wrongTurns('11110000')).toBeLessThan(0.2);
  });

  test('with three fast hands most estimates take a wrong turn', () => {
    expect(wrongTurns('11100000')).toBeGreaterThan(0.5);
  });

  test('the four slow hands alone take no wrong turn and are off by about 19 positions', () => {
    const errors = trials.map((trial) => receive('00001111', trial).error);
    expect(wrongTurns('00001111')).toBe(0);
    expect(receive('00001111', 0).bound).toBeCloseTo(19, 0);
    const spread = Math.sqrt(errors.reduce((sum, error) => sum + error * error, 0) / errors.length);
    expect(spread).toBeGreaterThan(17); // three standard errors of 400 trials are 2
    expect(spread).toBeLessThan(21);
  });

  test('hand 0 contributes nine tenths of the information with 16 dimensions, the 32 fastest of 256 hands with 512', () => {
    const share = (dimensions: number, from: number, to: number): number => {
      const squares = Array.from(core.hands({ ...paper, dimensions }).frequency, (speed) => speed * speed);
      const sum = (part: readonly number[]): number => part.reduce((total, square) => total + square, 0);
      return sum(squares.slice(from, to)) / sum(squares);
    };
    expect(share(16, 0, 1)).toBeCloseTo(0.9, 4);
    expect(share(16, 1, 2)).toBeCloseTo(0.09, 4);
    expect(share(16, 2, 8)).toBeCloseTo(0.01, 4);
    expect(share(512, 0, 32)).toBeCloseTo(0.9, 2);
  });
});

describe('cliff', () => {
  const run = (dimensions: number, sigma: number, trials = 1_000) =>
    core.cliff({ dimensions, base: 10_000, sigma, candidates: 1_024, firstTrial: 0, trials, seed: 1 });
  const rate = (dimensions: number, sigma: number): number => run(dimensions, sigma).wrongTurns / 1_000;

  // A rate of 1,000 trials has a standard error of at most 0.014; "about" allows 0.05.
  test('16 dimensions: fewer than one in a hundred at 0.3, about a quarter at 0.5, four of five at 1', () => {
    expect(run(16, 0.3, 10_000).wrongTurns).toBeLessThan(100);
    expect(rate(16, 0.5)).toBeCloseTo(0.25, 1);
    expect(rate(16, 1)).toBeCloseTo(0.8, 1);
  });

  test('about one in eight for 64 dimensions at 1 and for 256 at 2, which hardly ever fail at 1', () => {
    expect(rate(64, 1)).toBeCloseTo(1 / 8, 1);
    expect(rate(256, 2)).toBeCloseTo(1 / 8, 1);
    expect(run(256, 1).wrongTurns).toBe(0);
  });

  test('one estimate in a hundred is wrong at 0.3 for 16 dimensions, at about 0.7 for 64, and at twice that for 256', () => {
    // About one in a hundred: 0.4 to 2.5%.
    for (const [dimensions, sigma] of [
      [16, 0.3],
      [64, 0.7],
      [256, 1.4],
    ] as const) {
      const { wrongTurns, trials } = run(dimensions, sigma, 4_000);
      expect(wrongTurns / trials).toBeGreaterThan(0.004);
      expect(wrongTurns / trials).toBeLessThan(0.025);
    }
    expect(rate(64, 0.3)).toBe(0);
    expect(rate(64, 1.2)).toBeGreaterThan(0.2);
  });

  test('a few wrong turns outweigh all other errors', () => {
    const { wrongTurns, trials, squaredError, squaredRightError } = run(16, 0.3);
    expect(wrongTurns / trials).toBeLessThan(0.01);
    expect(squaredError).toBeGreaterThan(100 * squaredRightError);
  });
});

describe('add or concatenate', () => {
  const trials = { vocabulary: 1_000, positions: 1_024, firstTrial: 0, trials: 64, seed: 1 };
  const asTheyAre = (dimensions: number) => core.readBack({ ...trials, dimensions, scale: 1 });
  const timesRoot = (dimensions: number) => core.readBack({ ...trials, dimensions, scale: 1 / Math.sqrt(dimensions) });

  test('in 512 dimensions words are about 1 long, and with the factor about 22.6, which is longer than the code', () => {
    const lengths = (timesRoot: 'none' | 'sqrt') =>
      Array.from(
        { length: 40 },
        (_, k) =>
          core.addition({ position: 3, dimensions: 512, base: 10_000, word: `word ${k}`, scale: 1, timesRoot, seed: 1 })
            .wordNorm,
      );
    const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
    // A single length has a deviation of 1 / sqrt(1024) = 3%, the mean of 40 half a percent.
    expect(mean(lengths('none'))).toBeGreaterThan(0.98);
    expect(mean(lengths('none'))).toBeLessThan(1.02);
    expect(mean(lengths('sqrt')) / 22.6).toBeCloseTo(1, 1);
    expect(Math.min(...lengths('sqrt'))).toBeGreaterThan(16);
  });

  test.each([
    [16, 15],
    [32, 10],
    [128, 5],
    [512, 2.5],
  ])(
    'angles between words and codes of %i dimensions lie about 90 degrees and spread by about %f',
    (dimensions, spread) => {
      const { mean, standardDeviation } = core.anglesHistogram({ dimensions, words: 4_000, bins: 1, seed: 1 });
      expect((mean * 180) / Math.PI).toBeCloseTo(90, 0);
      // A standard error of 4,000 words is 1.1%.
      expect(Math.abs((standardDeviation * 180) / Math.PI / spread - 1)).toBeLessThan(0.05);
    },
  );

  test('unscaled: 512 dimensions give every position but the word only without the encoding; 16 nearly always both', () => {
    const wide = asTheyAre(512);
    expect(wide).toMatchObject({ positions: 64, words: 64 });
    expect(wide.wordsAsIs).toBeLessThan(6);
    expect(asTheyAre(16).both).toBeGreaterThan(58);
  });

  test('with the factor, 32 dimensions give the word, and the position needs more', () => {
    for (const dimensions of [32, 64, 128, 256, 512]) expect(timesRoot(dimensions).wordsAsIs).toBe(64);
    expect(timesRoot(32).positions).toBeLessThan(32);
    expect(timesRoot(512).positions).toBeGreaterThan(56);
  });

  test('at a noise of 1 nearly all misses of 128 dimensions or more are by a single position', () => {
    for (const dimensions of [128, 256]) {
      const code = { position: 421, sigma: 1, seed: 1, dimensions, base: 10_000, heard: '1'.repeat(dimensions / 2) };
      const misses = Array.from({ length: 300 }, (_, trial) =>
        Math.abs(Math.round(core.receive({ ...code, trial, searchFrom: 0, searchCount: 1_024 }).error)),
      ).filter((miss) => miss > 0);
      expect(misses.length).toBeGreaterThan(20);
      expect(misses.filter((miss) => miss === 1).length / misses.length).toBeGreaterThan(0.85);
    }
  });
});

test('every sum and every product of whole numbers in a formula is right', () => {
  const folder = join(root, 'web/content/en');
  const texts = readdirSync(folder)
    .filter((file) => file.endsWith('.md'))
    .map((file) => readFileSync(join(folder, file), 'utf8'));
  const found = texts.flatMap((text) => [
    ...text.replaceAll('{,}', '').matchAll(/(\d+) (\\cdot|[-+]) (\d+|\((\d+) \+ (\d+)\)) (?:&)?= (\d+)/g),
  ]);
  for (const [formula, first, sign, second, one, other, result] of found) {
    const operand = one === undefined ? Number(second) : Number(one) + Number(other);
    const [a, b] = [Number(first), operand];
    expect(sign === '\\cdot' ? a * b : sign === '+' ? a + b : a - b, formula).toBe(Number(result));
  }
  expect(found.length).toBeGreaterThanOrEqual(7);
});

describe('questions', () => {
  const given = (dimensions: number, base: number) =>
    ({ position: 0, other: 0, pair: 0, dimension: 0, sigma: 1, layout: 'interleaved', dimensions, base }) as const;
  const nearest = (dimensions: number, base: number): number => wholeQuantities.nearest(core, given(dimensions, base));
  const margin = (dimensions: number, base: number): number => wholeQuantities.margin(core, given(dimensions, base));
  /** Every base that the inline number can take, from 10 to a million. */
  const bases = Array.from({ length: 121 }, (_, k) => Number((10 * 1.1 ** k).toPrecision(3))).filter(
    (base) => base <= 1e6,
  );

  test('eight hands: at nearly every base from 10 to a million the nearest encodings are adjacent; they come a third closer', () => {
    expect(bases.filter((base) => nearest(16, base) === 1).length / bases.length).toBeGreaterThan(0.95);
    expect([nearest(16, 10), nearest(16, 1e6)]).toEqual([1, 1]);
    expect(1 - margin(16, 1e6) / margin(16, 10)).toBeCloseTo(1 / 3, 2);
  });

  test('at a base of 256 each of eight hands takes twice as long as the one before, and all repeat together', () => {
    const { period } = core.hands({ ...paper, dimensions: 16, base: 256 });
    for (let pair = 1; pair < 8; pair++) expect(period[pair]! / period[pair - 1]!).toBeCloseTo(2, 12);
    expect(4 * period[7]!).toBeCloseTo(nearest(16, 256), 1);
    expect(margin(16, 256)).toBeLessThan(margin(16, 10_000) / 50);
  });

  test('the repeating dial is visible in the figure with 16 dimensions, and not with the initial ones', () => {
    const best = (dimensions: number): number =>
      Math.max(...core.similarity({ position: 0, from: 400, count: 4_600, dimensions, base: 256 })) / (dimensions / 2);
    expect(best(16)).toBeGreaterThan(0.99);
    expect(best(512)).toBeLessThan(0.2);
  });

  test('four hands: the nearest encodings are seldom adjacent, and the margin goes up and down with the base', () => {
    const margins = bases.map((base) => margin(8, base));
    const turns = margins.filter((value, k) => (value - margins[k - 1]!) * (margins[k + 1]! - value) < 0);
    expect(bases.filter((base) => nearest(8, base) === 1).length).toBeLessThan(bases.length / 10);
    expect(turns.length).toBeGreaterThan(bases.length / 4);
  });

  test('six digits and six hands with the same ratios distinguish 64 positions, and a shift of integers or fractions is one rule', () => {
    const { period } = core.hands({ position: 0, dimensions: 12, base: 2 ** 6, unit: 'half-turn' });
    expect([...period]).toEqual([2, 4, 8, 16, 32, 64]);
    const codes = Array.from({ length: 64 }, (_, position) => core.binary({ position, digits: 6 }).join(''));
    expect(new Set(codes).size).toBe(64);
    for (const attempt of ['integer', 'fraction'] as const)
      expect(
        core.attempt({ attempt, length: 100, shift: 1, dimensions: 16, base: 10_000, seed: 1 }).affineResidual,
      ).toBeLessThan(1e-12);
  });

  test('by position 1,000 hand 0 of eight has been everywhere; hands 6 and 7 are at new angles at 5,000', () => {
    const [then, later] = [1_000, 5_000].map((position) => core.hands({ ...paper, dimensions: 16, position }));
    expect(then!.turns[0]).toBeGreaterThan(100);
    for (const pair of [6, 7]) {
      expect(then!.turns[pair]).toBe(0);
      expect(later!.turns[pair]).toBe(0);
      expect(later!.angle[pair]).toBeGreaterThan(then!.angle[pair]!);
    }
  });
});

describe('relative', () => {
  const slopes = (heads: number): number[] => [...core.positionBias({ heads }).slopes];

  test('ten steps leave less than a hundredth of a weight with the slope 1/2, and nearly all with 1/256', () => {
    const left = (head: number): number => Math.exp(core.positionBias({ head, length: 11, query: 10 }).bias[110]!);
    expect(left(0)).toBeLessThan(0.01);
    expect(left(7)).toBeGreaterThan(0.95);
  });

  test("of the 2,048 numbers of BLOOM's row some 620 to 640 remain distinct, the last in groups of about eight", () => {
    for (const slope of slopes(112)) {
      const row = Array.from({ length: 2_048 }, (_, place) => bfloat16(slope * place));
      expect(new Set(row).size).toBeGreaterThan(615);
      expect(new Set(row).size).toBeLessThan(645);
      if (!Number.isInteger(Math.log2(slope))) continue;
      expect(1_024 / new Set(row.slice(1_024)).size).toBeCloseTo(8, 0);
    }
  });

  test('as slope times distance, 8 of 112 heads are exact up to 256, and the others keep at least 235 numbers', () => {
    const kept = slopes(112).map((slope) => {
      const biases = Array.from({ length: 257 }, (_, distance) => slope * distance);
      return { exact: biases.every((bias) => bfloat16(bias) === bias), numbers: new Set(biases.map(bfloat16)).size };
    });
    expect(kept.filter(({ exact }) => exact)).toHaveLength(8);
    expect(Math.min(...kept.map(({ numbers }) => numbers))).toBe(235);
  });
});

describe('longer', () => {
  const head = { dimensions: 128, base: 10_000 } as const;

  test('eighteen hands do not go round in 4,096 positions, and four of them do in 8,192', () => {
    const { period } = core.hands({ ...paper, ...head });
    const countUnfinished = (trained: number): number => period.filter((turn) => turn > trained).length;
    expect([countUnfinished(4_096), countUnfinished(8_192)]).toEqual([18, 14]);
  });

  test('halfway between the ends of YaRN’s ramp a hand makes less than a quarter of the 32 turns', () => {
    const { period } = core.hands({ ...paper, ...head });
    const first = period.findIndex((turn) => 4_096 / turn < 32);
    const last = period.findIndex((turn) => 4_096 / turn < 1);
    expect(4_096 / period[Math.round((first + last) / 2)]!).toBeLessThan(32 / 4);
  });
});

/** Texts name a hand and then its numbers. */
const hands = { en: /[Hh]and (\d+)/g, 'zh-hans': /指针 (\d+)/g, 'zh-hant': /指針 (\d+)/g } as const;

test.each(Object.entries(hands))(
  'a number in a sentence belongs to the hand that was named last in it (%s)',
  (folder, hand) => {
    let count = 0;
    for (const file of readdirSync(join(root, 'web/content', folder)).filter((name) => name.endsWith('.md'))) {
      for (const sentence of readFileSync(join(root, 'web/content', folder, file), 'utf8').split(/[.?!] |[。？！\n]/)) {
        for (const { index, 1: pair } of sentence.matchAll(/<pe-(?:value|scrub)[^>]*\bpair="(\d+)"/g)) {
          const named = [...sentence.slice(0, index).matchAll(hand)].at(-1)?.[1];
          if (named === undefined) continue;
          expect(pair, `${file}: ${sentence}`).toBe(named);
          count++;
        }
      }
    }
    expect(count).toBeGreaterThan(5);
  },
);
