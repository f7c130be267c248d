import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';

import { provideCore } from '../../figures/shared/frame/core-provider.js';
import type { HasPrerenderData } from '../../figures/shared/frame/prerender-data.js';
import type { Sources } from '../content/content.js';
import { tagsOnLines, type FigureTag } from '../content/figure-tags.js';
import { loadCore } from '../load-core.js';
import { paths } from '../paths.js';
import { figures } from './elements.js';
import { manifests } from './manifests.js';
import { PreparedRuns } from './prepared.js';

const program = join(paths.web, 'generator/run.mjs');

/** The tags of one figure, computed together because they often share work. */
type Tags = readonly FigureTag[];

const getClass = (tag: string): Partial<HasPrerenderData> => figures[tag] as Partial<HasPrerenderData>;

/** The tags in all pages that have no prerender data yet, by figure. */
function getMissingData(sources: Sources): Tags[] {
  const all = [...sources.values()].flat().flatMap(({ body }) => tagsOnLines(body));
  const tags = new Map(all.map((tag) => [tag.text, tag]));
  const runs = new PreparedRuns();
  return manifests
    .filter(({ tag }) => getClass(tag).prepared)
    .map(({ tag }) =>
      [...tags.values()].filter(({ name, text }) => name === tag && runs.cached(name, text) === undefined),
    )
    .filter((missing) => missing.length > 0);
}

/** Starts a process that takes one figure after another from the queue until it is empty. */
function startMaker(waiting: Tags[]): Promise<void> {
  return new Promise((done, fail) => {
    const maker = fork(program, ['figures/make-runs.ts']);
    maker.on('message', () => {
      const next = waiting.shift();
      if (next) maker.send(next);
      else maker.disconnect();
    });
    maker.on('error', fail);
    maker.on('exit', (code) => (code === 0 ? done() : fail(new Error('The first runs of figures were not made'))));
  });
}

/** Computes missing prerender data on all processors; some take seconds of training. */
export async function makeFirstRuns(sources: Sources): Promise<void> {
  const waiting = getMissingData(sources);
  await Promise.all(
    Array.from({ length: Math.min(waiting.length, availableParallelism()) }, () => startMaker(waiting)),
  );
}

/** The entry point of that process. */
export async function makeRuns(): Promise<void> {
  const core = await loadCore();
  provideCore(core);
  const runs = new PreparedRuns();
  const make = async (tags: Tags): Promise<void> => {
    for (const { name, text, attributes } of tags) {
      const figure = getClass(name);
      await figure.ahead?.();
      runs.once(name, text, () => figure.prepared!(core, attributes));
    }
    process.send!('ready');
  };
  process.on('message', (tags: Tags) => void make(tags));
  process.send!('ready');
}
