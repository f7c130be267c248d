import { html, nothing, type TemplateResult } from 'lit';
import type { CliffLine } from './data.js';
import { length, lengthRange, rate, rateRange } from './plot.js';
import type { CliffSettings } from './run.js';
import { describeFailure } from '../shared/frame/describe-failure.js';
import { announceAtRest } from '../shared/frame/debounced-live-region.js';
import { formatNumber } from '../shared/reader/format.js';
import type { Translate } from '../shared/reader/messages.js';
import { dataTable } from '../shared/data-table.js';

export interface RunState {
  /** From 0 to 1 while running; otherwise undefined. */
  readonly progress: number | undefined;
  /** Whether all requested trials are shown. */
  readonly finished: boolean;
  /** The minimum number of trials per point. */
  readonly done: number;
  readonly failure: Error | undefined;
}

export interface CliffActions {
  readonly run: () => void;
  readonly cancel: () => void;
  readonly another: () => void;
}

/** The primary controls: widths, trials and buttons of the run. */
export function cliffMainControls(
  t: Translate,
  settings: CliffSettings,
  state: RunState,
  { run, cancel, another }: CliffActions,
): TemplateResult {
  const [label, act] =
    state.progress !== undefined
      ? [t('cliff.cancel'), cancel]
      : state.finished
        ? [t('cliff.another'), another]
        : [t('cliff.run'), run];
  return html`
    <div class="line run">
      <button type="button" class="button" @click=${act}>${label}</button>
      ${state.progress === undefined ? nothing : html`<progress max="1" .value=${state.progress} aria-label=${t('cliff.progress')}></progress>`}
      <span class="state" ${announceAtRest()}>${describeState(t, settings, state)}</span>
    </div>
  `;
}

export const describeRunFailure = (t: Translate, failure: Error): string =>
  describeFailure(t, failure, t('cliff.failed', { reason: failure.message }));

/** Doesn't mention the progress, which screen readers would announce at every step; the progress bar has it. */
function describeState(
  t: Translate,
  { trials, seed }: CliffSettings,
  { progress, finished, done, failure }: RunState,
): string {
  if (failure) return describeRunFailure(t, failure);
  if (progress !== undefined) return t('cliff.running', { trials: formatNumber(trials) });
  if (finished) return t('cliff.finished', { trials: formatNumber(trials), seed });
  return t('cliff.stopped', { done: formatNumber(done), trials: formatNumber(trials) });
}

export function cliffTable(t: Translate, lines: readonly CliffLine[]): TemplateResult {
  const rows = lines.flatMap(({ dimensions, points }) => points.map((point) => ({ dimensions, ...point })));
  return dataTable(rows, [
    [t('cliff.dimensions'), ({ dimensions }) => dimensions],
    [t('cliff.sigma'), ({ sigma }) => formatNumber(sigma)],
    [t('cliff.trials'), ({ trials }) => formatNumber(trials)],
    [t('cliff.errorColumn'), ({ error }) => `${length(error.value)} (${lengthRange(error)})`],
    [t('cliff.boundColumn'), ({ bound }) => length(bound)],
    [t('cliff.wholeColumn'), ({ wholeError }) => `${length(wholeError.value)} (${lengthRange(wholeError)})`],
    [t('cliff.rateColumn'), ({ wrong }) => `${rate(wrong.value)} (${rateRange(wrong)})`],
  ]);
}
