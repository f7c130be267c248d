import { setTimeout as sleep } from 'node:timers/promises';

import type { Shape } from '../implementations/implementations.js';
import { runners, type Contender, type RunnerName } from './contenders.js';
import { MissingBaseline, type Runner } from './runner.js';
import { median, quietRounds } from './statistics.js';

/** Seconds per turn: long enough to outlast hiccups, and to have a steady cache state. */
const secondsOfTurn = 0.04;
const maxTimes = 40;

/** From this time in seconds on, a single warm-up table is enough. */
const slow = 0.5;

/** Milliseconds between turns, because OpenMP threads of a baseline spin for a while after their work. */
const pause = 20;

export interface Measured {
  readonly contender: Contender;
  /** Seconds: the median over quiet rounds of each turn's median. */
  readonly seconds: number;
  /** Time relative to the first contender: median and range over quiet rounds of the ratio within each round. */
  readonly ratio: number;
  readonly ratios: readonly [min: number, max: number];
  /** Used WebAssembly heap in bytes, if the runner reports it. */
  readonly heap: number | undefined;
  /** Seconds per round, including noisy ones. */
  readonly rounds: readonly number[];
}

export interface Running {
  readonly started: ReadonlyMap<RunnerName, Runner>;
  /** Why a runner is missing. */
  readonly missing: ReadonlyMap<RunnerName, string>;
  close(): Promise<void>;
}

/** Starts the contenders' runners one by one. Baselines that aren't installed go to `missing`. */
export async function startRunners(contenders: readonly Contender[]): Promise<Running> {
  const started = new Map<RunnerName, Runner>();
  const missing = new Map<RunnerName, string>();
  for (const name of new Set(contenders.map(({ runner }) => runner))) {
    try {
      started.set(name, await runners[name]());
    } catch (error) {
      if (!(error instanceof MissingBaseline)) throw error;
      missing.set(name, error.message);
    }
  }
  const close = async () => {
    await Promise.all([...started.values()].map((runner) => runner.close()));
  };
  return { started, missing, close };
}

/** Measures contenders at one shape in interleaved rounds (A B C ... A B C ...), after a warm-up. */
export async function measure(
  contenders: readonly Contender[],
  { started }: Running,
  shape: Shape,
  roundCount: number,
): Promise<Measured[]> {
  const present = contenders.filter(({ runner }) => started.has(runner));
  const heaps = new Map<Contender, number | undefined>();
  const turn = async (contender: Contender, times: number): Promise<number> => {
    await sleep(pause);
    const { seconds, heap } = await started
      .get(contender.runner)!
      .time(contender.implementation, times, contender.shape ?? shape);
    heaps.set(contender, heap);
    return median(seconds);
  };
  const times = new Map<Contender, number>();
  for (const contender of present) {
    const first = await turn(contender, 1); // touches memory, compiles baseline code
    const seconds = first > slow ? first : await turn(contender, 2);
    times.set(contender, Math.min(maxTimes, Math.max(1, Math.round(secondsOfTurn / seconds))));
  }
  const rounds: number[][] = [];
  for (let round = 0; round < roundCount; round++) {
    const row: number[] = [];
    for (const contender of present) row.push(await turn(contender, times.get(contender)!));
    rounds.push(row);
  }
  const quiet = quietRounds(rounds).map((round) => rounds[round]!);
  return present.map((contender, c) => {
    const ratios = quiet.map((row) => row[c]! / row[0]!);
    return {
      contender,
      seconds: median(quiet.map((row) => row[c]!)),
      ratio: median(ratios),
      ratios: [Math.min(...ratios), Math.max(...ratios)],
      heap: heaps.get(contender),
      rounds: rounds.map((row) => row[c]!),
    };
  });
}
