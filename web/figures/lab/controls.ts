import { html, nothing, type TemplateResult } from 'lit';
import { describeFailure } from '../shared/frame/describe-failure.js';
import { announceAtRest } from '../shared/frame/debounced-live-region.js';
import { formatNumber } from '../shared/reader/format.js';
import { inRow, type Translate } from '../shared/reader/messages.js';
import { isWhole, sequenceCounts, type LabRun } from './run.js';
import { getModels, settingsKey, type LabSettings } from './settings.js';

/** The state of the training. */
export interface TrainingState {
  /** Progress from 0 to 1 while it runs. */
  readonly share: number | undefined;
  readonly isPaused: boolean;
  /** Estimated remaining seconds, if known. */
  readonly left: number | undefined;
  readonly failure: Error | undefined;
  /** The settings in training; the controls may have changed since. */
  readonly asked: LabSettings | undefined;
  /** The run that is shown. */
  readonly run: LabRun | undefined;
  /** Whether that run is prerendered. */
  readonly isPrepared: boolean;
}

export interface LabActions {
  readonly train: () => void;
  readonly pause: () => void;
  readonly resume: () => void;
  readonly step: () => void;
  readonly cancel: (event: Event) => void;
}

/** The start button, controls of a running training, and its status. */
export function trainingControls(
  t: Translate,
  settings: LabSettings,
  state: TrainingState,
  actions: LabActions,
): TemplateResult {
  const { share, isPaused, left } = state;
  const underWay = share !== undefined;
  const [label, act] = !underWay
    ? [t('lab.train'), actions.train]
    : isPaused
      ? [t('lab.resume'), actions.resume]
      : [t('lab.pause'), actions.pause];
  return html`<div class="line run">
    <button type="button" class="button strong" @click=${act}>${label}</button>
    ${
      underWay
        ? html`<button type="button" class="text-button" @click=${actions.step}>${t('lab.step')}</button>
            <button type="button" class="text-button" @click=${actions.cancel}>${t('lab.cancel')}</button>
            <progress max="1" .value=${share} aria-label=${t('lab.progress')}></progress>
            <span class="soft"
              >${left === undefined ? nothing : t('lab.left', { seconds: formatNumber(Math.ceil(left), 0) })}</span
            >`
        : nothing
    }
    <span class="state" ${announceAtRest()}>${describeState(t, settings, state)}</span>
  </div>`;
}

/** The status without percentage, because screen readers would announce every change. The progress bar has it. */
function describeState(
  t: Translate,
  settings: LabSettings,
  { share, failure, asked, run, isPrepared }: TrainingState,
): string {
  if (failure) return describeFailure(t, failure, t('lab.failed', { reason: failure.message }));
  if (share !== undefined && asked)
    return t('lab.training', { models: getModels(asked).length, steps: formatNumber(asked.steps) });
  if (!run) return t('lab.untrained');
  if (!isWhole(run)) return t('lab.stopped', stopped(run));
  if (!isOf(run, settings)) return t('lab.changed');
  return isPrepared ? inRow(t('lab.prepared'), finished(t, run)) : finished(t, run);
}

function stopped({ settings: { steps }, models }: LabRun): Record<string, string> {
  return { done: formatNumber(Math.min(...models.map(({ step }) => step))), steps: formatNumber(steps) };
}

function finished(t: Translate, { settings: { steps, seed, seeds }, sequences }: LabRun): string {
  const values = { steps: formatNumber(steps), seed, seeds, sequences: formatNumber(sequences) };
  const finished = t(seeds > 1 ? 'lab.finishedSeeds' : 'lab.finished', values);
  return sequences === sequenceCounts.few ? inRow(finished, t('lab.few')) : finished;
}

/** Whether a run has these settings. It may contain more encodings than are shown. */
export function isOf(run: LabRun, settings: LabSettings): boolean {
  const { encodings } = run.settings;
  const isTrained = settings.encodings.every((encoding) => encodings.includes(encoding));
  return isTrained && settingsKey({ ...settings, encodings }) === settingsKey(run.settings);
}
