import { html, nothing, type TemplateResult } from 'lit';
import { describeFailure } from '../shared/frame/describe-failure.js';
import { announceAtRest } from '../shared/frame/debounced-live-region.js';
import { fixed, formatNumber, formatPercent } from '../shared/reader/format.js';
import type { Translate } from '../shared/reader/messages.js';
import type { Evaluation } from './run.js';
import { positions, type TableSettings } from './settings.js';
import type { TableState } from './shape.js';
import { dataTable } from '../shared/data-table.js';

/** The state of the run. */
export interface RunState {
  /** Progress from 0 to 1 while it runs. */
  readonly progress: number | undefined;
  readonly paused: boolean;
  readonly failure: Error | undefined;
  readonly reached: number;
  readonly judgement: Evaluation | undefined;
}

export interface RunActions {
  readonly train: () => void;
  readonly pause: () => void;
  readonly resume: () => void;
  readonly cancel: () => void;
}

/** One button for start, cancel and restart, so that it keeps the focus. */
export function runControls(
  t: Translate,
  settings: TableSettings,
  state: RunState,
  actions: RunActions,
): TemplateResult {
  const underWay = state.progress !== undefined;
  const [label, act] = !underWay
    ? [t('learnedTable.train'), actions.train]
    : state.paused
      ? [t('learnedTable.resume'), actions.resume]
      : [t('learnedTable.pause'), actions.pause];
  return html`
    <div class="line run">
      <button type="button" class="button" @click=${act}>${label}</button>
      <button type="button" class="text-button" ?hidden=${!underWay} @click=${actions.cancel}>
        ${t('learnedTable.cancel')}
      </button>
      ${underWay ? html`<progress max="1" .value=${state.progress} aria-label=${t('learnedTable.progress')}></progress>` : nothing}
      <span class="state reserve" ${announceAtRest()}>${describeState(t, settings, state)}</span>
    </div>
  `;
}

export const describeRunFailure = (t: Translate, failure: Error): string =>
  describeFailure(t, failure, t('learnedTable.failed', { reason: failure.message }));

/** The status without the current step, because screen readers would announce every change. */
function describeState(t: Translate, { start, seed, steps }: TableSettings, state: RunState): string {
  const { progress, paused, failure, reached, judgement } = state;
  if (failure) return describeRunFailure(t, failure);
  if (progress !== undefined) return t(paused ? 'learnedTable.paused' : 'learnedTable.running', { start, seed });
  if (!judgement) return t('learnedTable.stopped', { reached: formatNumber(reached), steps: formatNumber(steps) });
  return t('learnedTable.judged', {
    ...{
      start,
      steps: formatNumber(steps),
      accuracy: formatPercent(judgement.accuracy),
      best: formatPercent(judgement.best),
    },
  });
}

/** A sentence on the state that the pictures show. When comparing, the fraction of variance is above each table. */
export function stateDescription(t: Translate, state: TableState, row: number, compared: boolean): TemplateResult {
  const nearest = state.nearest[row];
  if (nearest === undefined) return html`<p class="reading"></p>`;
  return html`
    <p class="reading">
      ${t('learnedTable.neighbours', { step: formatNumber(state.step), count: state.neighbours, rows: positions })}
      <span class="row">${t('learnedTable.nearest', { row, nearest })}</span>
      ${compared ? nothing : t('learnedTable.share', { share: formatPercent(state.varianceFraction) })}
    </p>
  `;
}

/** Each row of the table that is shown: its components, and the row that is most like it. */
export const stateTable = (t: Translate, { nearest, components }: TableState): TemplateResult =>
  dataTable(Array.from(nearest), [
    [t('learnedTable.position'), (_, row) => row],
    [t('learnedTable.first'), (_, row) => fixed(components[2 * row] ?? 0, 3)],
    [t('learnedTable.second'), (_, row) => fixed(components[2 * row + 1] ?? 0, 3)],
    [t('learnedTable.nearestColumn'), (neighbour) => neighbour],
  ]);
