import { setTimeout as sleep } from 'node:timers/promises';

import type { Shape } from '../implementations/implementations.js';
import { runners, type Contender, type RunnerName } from './contenders.js';
import { MissingBaseline, type Runner } from './runner.js';
import { median, quietRounds } from './statistics.js';

/** Long enough for a turn to outlast a hiccup, and to be in one state of the caches. */
const secondsOfTurn = 0.04;
const maxTimes = 40;

/** From here on one table is enough to warm up, in seconds. */
const slow = 0.5;

/** Threads of a baseline may spin for some milliseconds after their work (OpenMP): nobody starts before they sleep. */
const pause = 20;

export interface Measured {
  readonly contender: Contender;
  /** Seconds: the median of the quiet rounds, of each the median of a turn. */
  readonly seconds: number;
  /**
   * The time as a multiple of the first contender's: the median of the ratios within each quiet round, and their range.
   */
  readonly ratio: number;
  readonly ratios: readonly [min: number, max: number];
  /** Bytes of WebAssembly heap in use, where the runner knows. */
  readonly heap: number | undefined;
  /** One number for each round, the noisy ones included. */
  readonly rounds: readonly number[];
}

export interface Running {
  readonly started: ReadonlyMap<RunnerName, Runner>;
  /** The reason why a runner is not there. */
  readonly missing: ReadonlyMap<RunnerName, string>;
  close(): Promise<void>;
}

/** Starts the runners of some contenders, one after the other. Baselines that are not installed are left out by name. */
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

/** Measures contenders at one shape in interleaved rounds: A B C ... A B C ..., after a round that does not count. */
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
    const first = await turn(contender, 1); // first touch of memory, baseline code
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
