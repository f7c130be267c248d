import type { FaultEvent, FaultState, FaultTold, Patience } from './fault-told.js';
import { lack } from '../../figures/shared/platform/lack.js';
import { phrase } from '../notices.js';

const faultTold: FaultEvent = 'fault-told';
/** The milliseconds for which a page waits before the reader hears that something is late, or missing. */
export const patience: Patience = { late: 3_000, missing: 12_000 };

/** The page itself says what is wrong (`early-faults.ts`), for it must be able to when no file comes. */
const tell = (tag: string, state: FaultState, reason: FaultTold['reason'] = 'figure', lacking?: string): void =>
  void document.dispatchEvent(new CustomEvent<FaultTold>(faultTold, { detail: { tag, state, reason, lacking } }));

/**
 * Tells that the core cannot run: each figure says so, keeps its first picture and its caption, and loses what would
 * not answer.
 */
export const sayCoreIsMissing = (): void => tell('*', 'lost', 'core', lack());

/** Tells that all which the page needs for its first figure is there, however late. */
export const sayAllIsHere = (): void => tell('*', 'here');

/**
 * Tells that the code of one figure cannot be loaded: all figures with its tag say so. The others are not concerned.
 */
export const sayFigureIsMissing = (tag: string): void => tell(tag, 'lost');

/** Has the figures of a tag say that their code is late, until it comes or fails. */
export async function sayWhileLate<Code>(tag: string, coming: Promise<Code>): Promise<Code> {
  const timers = (['late', 'missing'] as const).map((state) => setTimeout(() => tell(tag, state), patience[state]));
  try {
    return await coming;
  } finally {
    timers.forEach(clearTimeout);
    tell(tag, 'here');
  }
}

/** Tells that exercises cannot be checked: their questions can be read. */
export function sayExercisesAreMissing(): void {
  tell('pe-exercise', 'lost');
  for (const progress of document.querySelectorAll('pe-progress')) progress.remove();
  document.querySelector('section.exercises > h2')?.after(sentence('exercises.fault', 'exercise-fault'));
}

/** A sentence that says what went wrong, to be put where it did. */
export function sentence(key: string, testId: string, values?: Readonly<Record<string, string>>): HTMLElement {
  const words = document.createElement('p');
  words.className = 'fault';
  words.dataset['testid'] = testId;
  words.textContent = phrase(key, values);
  return words;
}
