/** Something to be done once what it needs has been done. */
export interface Job {
  readonly name: string;
  readonly needs: readonly Job[];
  /** The folder that it writes: of two jobs with the same folder, one waits for the other. */
  readonly folder?: string;
  /** Resolves with what went wrong, undefined if nothing did: then those who need it are not begun. */
  run(): Promise<string | undefined>;
  /** Hears that it is not begun because what it needs went wrong. */
  leftOut?(needed: Job): void;
}

/** All of the jobs and what they need, each once, those that are needed first. */
export function withNeeds(jobs: readonly Job[]): Job[] {
  const met = new Set<Job>();
  const sorted: Job[] = [];
  const add = (job: Job): void => {
    if (met.has(job)) return;
    met.add(job);
    job.needs.forEach(add);
    sorted.push(job);
  };
  jobs.forEach(add);
  return sorted;
}

/** Runs the jobs and what they need, at most so many at once; of those that could begin, the first in the list does. */
export async function runInLanes(jobs: readonly Job[], lanes: number): Promise<void> {
  const waiting = new Set(withNeeds(jobs));
  const running = new Map<Job, Promise<void>>();
  const ended = new Map<Job, 'well' | 'badly'>();
  const canBegin = (job: Job): boolean =>
    job.needs.every((needed) => ended.has(needed)) &&
    (job.folder === undefined || [...running.keys()].every(({ folder }) => folder !== job.folder));
  while (waiting.size + running.size > 0) {
    const next = running.size < lanes ? [...waiting].find(canBegin) : undefined;
    if (!next) {
      if (running.size === 0) throw new Error(`${[...waiting].map(({ name }) => name).join(', ')}: need each other`);
      await Promise.race(running.values());
      continue;
    }
    waiting.delete(next);
    const broken = next.needs.find((needed) => ended.get(needed) === 'badly');
    if (broken) {
      ended.set(next, 'badly');
      next.leftOut?.(broken);
      continue;
    }
    running.set(
      next,
      next.run().then((problem) => {
        ended.set(next, problem === undefined ? 'well' : 'badly');
        running.delete(next);
      }),
    );
  }
}
