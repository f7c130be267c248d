import type { LoadState, LoadStatus, LoadStatusEvent, Patience } from './load-error-event.js';
import { missingFeature } from '../../figures/shared/platform/missing-feature.js';
import { phrase } from '../toast.js';

const loadStatus: LoadStatusEvent = 'load-status';
/** Milliseconds until the reader is told that something is late, or missing. */
export const patience: Patience = { late: 3_000, missing: 12_000 };

/** Tells the inline script (`inline-error-handler.ts`), which shows the message: it has to work when no file loads. */
const report = (tag: string, state: LoadState, reason: LoadStatus['reason'] = 'figure', lacking?: string): void =>
  void document.dispatchEvent(new CustomEvent<LoadStatus>(loadStatus, { detail: { tag, state, reason, lacking } }));

/** The core cannot run: each figure says so, keeps its static picture and caption, and loses its controls. */
export const reportCoreFailed = (): void => report('*', 'failed', 'core', missingFeature());

/** Everything that the page needs for its first figure has loaded. */
export const reportLoaded = (): void => report('*', 'loaded');

/** The code of a figure cannot be loaded: all figures with this tag say so. */
export const reportFigureFailed = (tag: string): void => report(tag, 'failed');

/** Shows on the figures of a tag that their code is late, until it loads or fails. */
export async function reportWhileLate<Code>(tag: string, code: Promise<Code>): Promise<Code> {
  const timers = (['late', 'missing'] as const).map((state) => setTimeout(() => report(tag, state), patience[state]));
  try {
    return await code;
  } finally {
    timers.forEach(clearTimeout);
    report(tag, 'loaded');
  }
}

/** Exercises cannot be checked. Their questions stay. */
export function reportExercisesFailed(): void {
  report('pe-exercise', 'failed');
  for (const progress of document.querySelectorAll('pe-progress')) progress.remove();
  document.querySelector('section.exercises > h2')?.after(errorMessage('exercises.fault', 'exercise-fault'));
}

export function errorMessage(key: string, testId: string, values?: Readonly<Record<string, string>>): HTMLElement {
  const message = document.createElement('p');
  message.className = 'fault';
  message.dataset['testid'] = testId;
  message.textContent = phrase(key, values);
  return message;
}
