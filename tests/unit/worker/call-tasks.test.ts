import { afterEach, describe, expect, test, vi } from 'vitest';

import type { CallName, Cliff, CliffSpec, Core, Reception, Results, Specs } from '../../../web/core/index.js';
import { callTasks } from '../../../web/worker/call-tasks.js';
import { sliceTime } from '../../../web/worker/run-job.js';
import { RunningJob } from '../../../web/worker/task.js';
import { core } from '../../support/core.js';
import { runTasks, slowClock, stopClock } from './run-tasks.js';

const cliff: CliffSpec = {
  ...{ dimensions: 16, base: 10_000, sigma: 0.5, candidates: 256, firstTrial: 5, trials: 950, seed: 3 },
};

afterEach(() => void vi.restoreAllMocks());

/** Runs a job in slices, with a fake clock on which every trial takes `each` milliseconds. */
function make(each: number, specs: readonly CliffSpec[]) {
  const clock = stopClock();
  const parts: { readonly first: number; readonly trials: number; readonly sigma: number }[] = [];
  const slow = {
    wholeSpec: core.wholeSpec.bind(core),
    cliff: ({ firstTrial, trials, sigma }: CliffSpec): Partial<Cliff> => {
      clock.time += each * trials;
      parts.push({ first: firstTrial, trials, sigma });
      return { bound: sigma, trials };
    },
  };
  const running = new RunningJob(callTasks(slow as unknown as Core, { call: 'cliff', specs }));
  const slices: number[] = [];
  for (let isDone = false; !isDone;) {
    const begun = clock.time;
    isDone = running.advance(sliceTime);
    slices.push(clock.time - begun);
  }
  return { running, slices, parts };
}

// Exact in binary, so that their sums are exact.
test.each([1 / 1024, 1 / 64, 0.375, 3])('a slice takes at most 40 ms if a trial takes %f', (each) => {
  const { slices, parts } = make(each, [{ ...cliff, trials: 20_000 }]);
  expect(Math.max(...slices)).toBeLessThanOrEqual(40);
  expect(parts.reduce((sum, { trials }) => sum + trials, 0)).toBe(20_000);
});

test('if one trial takes longer than a slice, a slice is one trial', () => {
  const { parts } = make(60, [{ ...cliff, trials: 40 }]);
  expect(parts.slice(1).every(({ trials }) => trials === 1)).toBe(true);
});

test('chunks are as large as the time allows, and contiguous', () => {
  const { parts, running, slices } = make(0.1, [{ ...cliff, trials: 3_000 }]);
  expect(parts[0]!.trials).toBe(1);
  expect(Math.max(...slices)).toBeGreaterThan(15);
  let next = cliff.firstTrial;
  for (const { first, trials } of parts) {
    expect(first).toBe(next);
    next += trials;
  }
  expect(next).toBe(cliff.firstTrial + 3_000);
  expect(running.snapshot()).toEqual([{ bound: 0.5, trials: 3_000 }]);
});

test('every spec has a first result before any has a second', () => {
  const sigmas = [0.1, 0.2, 0.3, 0.4];
  const { parts } = make(0.5, sigmas.map((sigma) => ({ ...cliff, sigma, trials: 100 }))); // prettier-ignore
  for (let round = 0; round < parts.length; round += 4)
    expect(parts.slice(round, round + 4).map(({ sigma }) => sigma)).toEqual(sigmas);
  expect(parts.length).toBeGreaterThan(8);
});

test("chunks of trials add up to the core's sums", () => {
  slowClock();
  const running = new RunningJob(callTasks(core, { call: 'cliff', specs: [cliff, { ...cliff, trials: 10 }] }));
  const shares = [running.fraction];
  while (!running.advance(0)) shares.push(running.fraction);
  expect(shares).toEqual(shares.toSorted((one, other) => one - other));
  expect([shares[0], running.fraction]).toEqual([0, 1]);
  const [sums, few] = running.snapshot() as readonly Cliff[];
  const whole = core.cliff(cliff);
  expect(sums).toMatchObject({ trials: 950, wrongTurns: whole.wrongTurns, bound: whole.bound });
  expect(sums!.squaredError / whole.squaredError).toBeCloseTo(1, 12);
  expect(whole.wrongTurns).toBeGreaterThan(0);
  expect(few!.trials).toBe(10);
});

/** Ranges whose pixel edges are integers, fractions, and their rounded versions. */
const stretches: readonly (readonly [number, number, number])[] = [
  [0, 1_000_000, 1_000],
  [0, 1_000_000, 720],
  [0.25, 65_536, 333],
  [-7, 300, 300],
  [0.1, 77.7, 70],
];

test.each(stretches)(
  'a likelihood from %d over %d positions in %d pixels is the same in chunks',
  (from, positions, pixels) => {
    const spec = {
      ...{ position: 5_137.3, sigma: 0.3, seed: 1, trial: 0, dimensions: 16, base: 10_000, heard: '11111111' },
      ...({ order: 'slow-first', hands: 5, rows: 3, from, positions, pixels } as const),
    };
    const { asked, whole: inParts } = inSmallestParts('likelihood', spec);
    expect(asked.length).toBeGreaterThan(5);
    const whole = core.likelihood(spec);
    expect(inParts.pairs).toEqual(whole.pairs);
    for (const part of ['each', 'product'] as const) {
      expect(inParts[part]).toHaveLength(whole[part].length);
      // Each chunk restarts its sums, so a float's last digit may differ; a lost position would show at a peak.
      const off = whole[part].reduce(
        (max, value, k) => Math.max(max, Math.abs(value - inParts[part][k]!) / Math.max(1, Math.abs(value))),
        0,
      );
      expect(off).toBeLessThan(1e-6);
    }
  },
);

/** Makes a call in minimal chunks, and records the spec of each. */
function inSmallestParts<Name extends CallName>(call: Name, spec: Partial<Specs[Name]>) {
  const asked: Specs[Name][] = [];
  const methods = core as unknown as Record<Name, (spec: Specs[Name]) => unknown>;
  const listening = {
    wholeSpec: core.wholeSpec.bind(core),
    [call]: (part: Specs[Name]) => {
      asked.push(part);
      return methods[call](part);
    },
  };
  slowClock();
  const looks: unknown[] = [];
  for (const { snapshot } of callTasks(listening as unknown as Core, { call, specs: [spec] })[0]!)
    looks.push(snapshot());
  return { asked, looks: looks as (Results[Name] | undefined)[], whole: looks.at(-1) as Results[Name] };
}

const reception = {
  ...{ position: 137, sigma: 0.3, seed: 1, trial: 0, dimensions: 64, base: 10_000, heard: '1'.repeat(32) },
  ...{ searchFrom: 0, searchCount: 1024 },
};

describe('a search in chunks of at most 2,048 positions', () => {
  // Enough noise that a later chunk often beats an earlier one.
  const spec = { ...reception, dimensions: 16, heard: '11011101', sigma: 1.5, searchFrom: -9_000, searchCount: 50_001 };

  test.each([0, 1, 2, 3, 4])('gives exactly the unsplit result in trial %d', (trial) => {
    const { asked, whole } = inSmallestParts('receive', { ...spec, trial });
    expect(whole).toEqual(core.receive({ ...spec, trial }));
    expect(asked.length).toBeGreaterThan(10);
    expect(asked.slice(1).map(({ searchCount }) => searchCount)).toEqual([
      ...asked.slice(2).map(() => 2_048),
      expect.any(Number),
    ]);
    expect(asked.at(-1)!.searchFrom + asked.at(-1)!.searchCount).toBe(spec.searchFrom + spec.searchCount);
  });

  test('returns the first of equally good candidates', () => {
    const parts = [5, 7, 7, 6].map((wholeScore, index) => ({ wholeScore, whole: index }) as Reception);
    const slow = { wholeSpec: core.wholeSpec.bind(core), receive: () => parts.shift() } as unknown as Core;
    slowClock();
    const [fix] = runTasks(callTasks(slow, { call: 'receive', specs: [{ ...spec, searchCount: 4 * 2_048 }] }));
    expect(fix).toMatchObject({ whole: 1 });
  });
});

describe('reading back in parts', () => {
  const spec = { dimensions: 12, vocabulary: 90, positions: 200, firstTrial: 3, trials: 30, seed: 5 };
  const { asked, looks, whole } = inSmallestParts('readBack', spec);

  test('equals the unsplit result, trial by trial', () => {
    const all = core.readBack(spec);
    expect(whole).toEqual(all);
    expect(all.both).toBeGreaterThan(5);
    expect(all.both).toBeLessThan(all.trials);
  });

  test('reads one position at a time, or tries one word once the positions are known', () => {
    for (const { trials, words, found } of asked) {
      expect(words === 0 ? trials : words).toBe(1);
      expect(found).toHaveLength(words === 0 ? 0 : trials);
    }
    expect(asked.filter(({ words }) => words > 0).length).toBeGreaterThan(90);
  });

  test('shows a few trials early, and only those with all words tried', () => {
    const few = core.readBack({ ...spec, trials: 8 });
    const seen = looks.slice(0, -1).filter((look) => look !== undefined);
    expect(seen.length).toBeGreaterThan(10);
    for (const look of seen) expect(look).toEqual(few);
  });
});

describe('windows of bases in chunks', () => {
  const spec = { dimensions: 64, length: 512, windows: 2 };
  const all = core.contextBase(spec);

  test('equal the unsplit search, and are shown only when all are found', () => {
    const { asked, looks, whole } = inSmallestParts('contextBase', spec);
    expect(whole).toEqual(all);
    expect(whole.starts).toHaveLength(2);
    expect(asked.length).toBeGreaterThan(100);
    expect(looks.slice(0, -1).every((look) => look === undefined)).toBe(true);
  });

  test("aren't split if the spec limits the work", () => {
    const some = { ...spec, sums: 1_000 };
    const { asked, whole } = inSmallestParts('contextBase', some);
    expect(asked).toHaveLength(1);
    expect(whole).toEqual(core.contextBase(some));
    const rest = { ...spec, reached: whole.reached };
    expect(inSmallestParts('contextBase', rest).whole).toEqual(all);
  });
});

test("a short range isn't split", () => {
  const spec = {
    ...{ position: 5.3, sigma: 0.3, seed: 1, trial: 0, dimensions: 16, base: 10_000, heard: '11111111' },
    ...({ order: 'fast-first', hands: 8, rows: 2, from: 3, positions: 4, pixels: 100 } as const),
  };
  const { asked, whole } = inSmallestParts('likelihood', spec);
  expect(asked).toHaveLength(1);
  expect(whole).toEqual(core.likelihood(spec));
});

test('an invalid spec is rejected like by the core', () => {
  const run = <Name extends CallName>(call: Name, spec: Partial<Specs[Name]>) =>
    runTasks(callTasks(core, { call, specs: [spec] }));
  expect(run('receive', reception)).toEqual([core.receive(reception)]);
  expect(() => run('cliff', { ...cliff, trials: NaN })).toThrow(/^trials must be/);
  expect(() => run('cliff', { ...cliff, trials: 0 })).toThrow(/^trials must be/);
  expect(() => run('readBack', { vocabulary: 2.5 })).toThrow(/^vocabulary must be/);
  expect(() => run('receive', { searchCount: 0 })).toThrow(/^searchCount must be/);
});
