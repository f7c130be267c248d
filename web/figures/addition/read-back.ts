import { html, nothing, type TemplateResult } from 'lit';
import type { Core, ReadBack, ReadBackSpec } from '../../core/index.js';
import { callJob, type Outcome } from '../../worker/job.js';
import type { Addend } from './data.js';
import { describePlot } from '../shared/charts/describe-plot.js';
import { keyedPlace } from '../shared/controls/slider-keys.js';
import { dataTable, type Column } from '../shared/data-table.js';
import { describeFailure } from '../shared/frame/describe-failure.js';
import type { Figure } from '../shared/frame/figure.js';
import { RunController } from '../shared/frame/run-controller.js';
import { plot, type Line } from '../shared/plot/plot.js';
import { linear, log } from '../shared/plot/scale.js';
import type { Translate } from '../shared/reader/messages.js';

/** The widths at which the sum is read back. */
export const widths = [8, 16, 32, 64, 128, 256, 512] as const;
const last = widths.length - 1;
const positions = 1_024;

type ReadingSpec = Omit<ReadBackSpec, 'firstWord' | 'words' | 'found'>;

const counted = ['trials', 'positions', 'words', 'wordsAsIs', 'both'] as const;
/** The numbers of trials that were read correctly. */
type Counts = Pick<ReadBack, (typeof counted)[number]>;

/**
 * The trials of every width. A word multiplied by the root of the dimensions is a code divided by it: the words of the core
 * are 1 long, and reading does not ask how large both are together.
 */
export function readBackSpecs(addend: Omit<Addend, 'word'>, vocabulary: number): ReadingSpec[] {
  return widths.map((dimensions) => ({
    dimensions,
    vocabulary,
    positions,
    scale: addend.timesRoot === 'sqrt' ? addend.scale / Math.sqrt(dimensions) : addend.scale,
    firstTrial: 0,
    trials: 64,
    seed: addend.seed,
  }));
}

interface Reading {
  readonly settings: readonly ReadingSpec[];
  readonly counts: readonly Counts[];
}

export type ReadBackRun = RunController<Reading, Outcome<'readBack'>>;

/** For the build: the reading of these specs, as the text of an attribute. */
export function preparedReading(core: Core, settings: readonly ReadingSpec[]): string {
  const counts = settings.map((spec) => {
    const read = core.readBack(spec);
    return Object.fromEntries(counted.map((name) => [name, read[name]]));
  });
  return JSON.stringify({ settings, counts });
}

/** Reads sums back in the worker whenever the specs change. The last reading stays until all widths have trials. */
export const readBackRun = (host: Figure, settings: () => readonly ReadingSpec[] | undefined): ReadBackRun =>
  new RunController<Reading, Outcome<'readBack'>>(host, {
    settings,
    parse: (text) => JSON.parse(text) as Reading,
    job: (specs) => callJob('readBack', specs),
    read(specs, outcome) {
      const counts = outcome.filter((count) => count !== undefined);
      return counts.length === outcome.length ? { settings: specs, counts } : undefined;
    },
  });

/** Lines are told apart by dash and marker as well as by color; a smaller marker lies on a larger one. */
const lines = {
  wordsAsIs: { color: 'var(--ink-soft)', dash: [2, 4], marker: 'ring' },
  positions: { color: 'var(--light)', marker: 'dot' },
  words: { color: 'var(--ink)', dash: [7, 4], marker: 'square' },
} as const satisfies Partial<Record<keyof Counts, Partial<Line>>>;
const kinds = Object.keys(lines) as readonly (keyof typeof lines)[];

/**
 * The fraction of the trials that were read correctly, over the width.
 *
 * @param width - The index of the width that is read out.
 */
export function readBackPicture(
  t: Translate,
  run: ReadBackRun,
  width: number,
  pick: (width: number) => void,
): TemplateResult {
  const { isCurrent } = run;
  const counts = run.shown?.counts ?? [];
  const words = isCurrent ? describeCounts(t, counts[width]) : '';
  return html`
    ${plot({
      label: describePlot(t, 'field.dimensions', 'addition.read.axis'),
      className: isCurrent ? '' : 'stale',
      x: { scale: log(widths[0], widths[last]!), ticks: widths, title: t('field.dimensions') },
      y: {
        scale: linear(0, 1),
        ticks: [0, 0.25, 0.5, 0.75, 1],
        format: (fraction) => `${100 * fraction}%`,
        title: t('addition.read.axis'),
      },
      marks: kinds.map((kind) => ({
        type: 'line',
        points: counts.map((count, k) => ({ x: widths[k]!, y: count[kind] / count.trials })),
        legend: t(`addition.read.${kind}`),
        ...lines[kind],
      })),
      reader: {
        x: widths[width]!,
        label: t('addition.width'),
        text: `d = ${widths[width]}. ${words}`,
        shown: `d = ${widths[width]}`,
        hovers: true,
        move: (x) => pick(Math.round(last * log(widths[0], widths[last]!).at(x))),
        keyed: (key) => widths[keyedPlace(key, width, last) ?? -1],
      },
    })}
    <p class="reading">${words}</p>
  `;
}

const describeCounts = (t: Translate, counts: Counts | undefined): string =>
  counts ? t('addition.countsWords', Object.fromEntries(counted.map((name) => [name, counts[name]]))) : '';

/** Start and stop, and how far the trials have come. */
export function readBackButtons(t: Translate, controller: ReadBackRun): TemplateResult {
  const { progress, failure } = controller.job;
  const isRunning = progress !== undefined;
  return html`<div class="line">
    <button type="button" class="button" @click=${() => (isRunning ? controller.job.cancel() : controller.start())}>
      ${t(isRunning ? 'addition.stop' : 'addition.start')}
    </button>
    ${isRunning ? html`<progress aria-label=${t('addition.progress')} max="1" .value=${progress}></progress>` : nothing}
    <span class="refusal" role="status">${failure ? describeFailure(t, failure, t('addition.failed')) : nothing}</span>
  </div>`;
}

export const readBackTable = (t: Translate, { shown, isCurrent }: ReadBackRun): TemplateResult =>
  dataTable(shown && isCurrent ? shown.counts : [], [
    [t('field.dimensions'), (_, index) => widths[index]],
    [t('addition.trials'), ({ trials }) => trials],
    ...(['positions', 'words', 'wordsAsIs', 'both'] as const).map((kind): Column<Counts> => [
      t(`addition.read.${kind}`),
      (count) => count[kind],
    ]),
  ]);
