import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';

import { provideCore } from '../../figures/shared/frame/core-provider.js';
import type { HasPrerenderData } from '../../figures/shared/frame/prerender-data.js';
import type { Sources } from '../content/content.js';
import { anchorFigures, figureTagsIn, type FigureTag } from '../content/figure-tags.js';
import { loadCore } from '../load-core.js';
import { getClassName, getModule } from './element-files.js';
import { load, manifests } from './manifests.js';
import { PreparedRuns } from './prepared.js';

const program = fileURLToPath(new URL('make-runs.ts', import.meta.url));

/** The tags of one figure, computed together because they often share work. */
type Tags = readonly FigureTag[];

const getClass = async (tag: string): Promise<Partial<HasPrerenderData>> =>
  (await load(`${getModule(tag)}.ts`))[getClassName(tag)] as Partial<HasPrerenderData>;

/** The tags in all pages that have no prerender data yet, by figure. */
async function getMissingData(sources: Sources): Promise<Tags[]> {
  const tags = new Map<string, FigureTag>();
  for (const { body } of [...sources.values()].flat())
    anchorFigures(body, (written) => {
      for (const tag of figureTagsIn(written)) tags.set(tag.text, tag);
      return written;
    });
  const runs = new PreparedRuns();
  const byFigure = manifests.map(async ({ tag }) =>
    (await getClass(tag)).prepared
      ? [...tags.values()].filter(({ name, text }) => name === tag && runs.cached(name, text) === undefined)
      : [],
  );
  return (await Promise.all(byFigure)).filter((missing) => missing.length > 0);
}

/** Starts a process that takes one figure after another from the queue until it is empty. */
function startMaker(waiting: Tags[]): Promise<void> {
  return new Promise((done, fail) => {
    const maker = fork(program);
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
  const waiting = await getMissingData(sources);
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
      const figure = await getClass(name);
      await figure.ahead?.();
      runs.once(name, text, () => figure.prepared!(core, attributes));
    }
    process.send!('ready');
  };
  process.on('message', (tags: Tags) => void make(tags));
  process.send!('ready');
}
