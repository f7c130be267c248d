import { expect, test } from 'vitest';

import { runInLanes, withNeeds, type Job } from './schedule.js';

const tick = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Jobs that write down when they begin and end. */
function diary(): { made: string[]; job: (name: string, more?: Partial<Job>) => Job } {
  const made: string[] = [];
  const job = (name: string, more: Partial<Job> = {}): Job => ({
    name,
    needs: [],
    run: async () => {
      made.push(`${name} begins`);
      await tick();
      made.push(`${name} ends`);
      return undefined;
    },
    leftOut: (needed) => made.push(`${name} without ${needed.name}`),
    ...more,
  });
  return { made, job };
}

test('what is needed is done first, and once', async () => {
  const { made, job } = diary();
  const core = job('core');
  const site = job('site', { needs: [core] });
  await runInLanes([job('pages', { needs: [core, site] }), job('engines', { needs: [site] })], 1);
  expect(made.filter((line) => line.endsWith('begins'))).toEqual(
    ['core', 'site', 'pages', 'engines'].map((name) => `${name} begins`),
  );
});

test('two lanes hold two jobs, and a third begins when one has ended', async () => {
  const { made, job } = diary();
  await runInLanes([job('one'), job('two'), job('three')], 2);
  expect(made.slice(0, 3)).toEqual(['one begins', 'two begins', 'one ends']);
  expect(made).toHaveLength(6);
});

test('two jobs that write one folder take turns, and another goes before the one that waits', async () => {
  const { made, job } = diary();
  await runInLanes([job('one', { folder: 'build' }), job('two', { folder: 'build' }), job('three')], 2);
  expect(made.slice(0, 2)).toEqual(['one begins', 'three begins']);
  expect(made.indexOf('two begins')).toBeGreaterThan(made.indexOf('one ends'));
});

test('what needs a job that went wrong is left out, as is what needs that, and the rest is done', async () => {
  const { made, job } = diary();
  const broken = job('broken', { run: () => Promise.resolve('it broke') });
  const first = job('first', { needs: [broken] });
  await runInLanes([job('second', { needs: [first] }), job('other')], 1);
  expect(made).toEqual(['first without broken', 'second without first', 'other begins', 'other ends']);
});

test('jobs that need each other are refused, rather than waited for', async () => {
  const { job } = diary();
  const needs: Job[] = [];
  const one = job('one', { needs });
  needs.push(job('two', { needs: [one] }));
  expect(withNeeds([one])).toHaveLength(2);
  await expect(runInLanes([one], 2)).rejects.toThrow('need each other');
});
