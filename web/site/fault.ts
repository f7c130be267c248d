import { phrase } from './notices.js';

/** The small ones keep the number that the build computed, or stay readable as text. */
const inSentences = ['pe-predict', 'pe-value', 'pe-scrub'];
const isFigure = ({ localName }: Element): boolean =>
  localName.startsWith('pe-') && !inSentences.includes(localName) && !/^pe-(exercise|progress)/.test(localName);

/** When the core cannot run: each figure says so, keeps its first picture and its caption, and loses what would not answer. */
export function sayCoreIsMissing(): void {
  document.documentElement.dataset['fault'] = '';
  for (const figure of document.querySelectorAll('main *')) {
    if (!isFigure(figure)) continue;
    figure.shadowRoot?.querySelectorAll('.controls, .tools').forEach((part) => part.remove());
    figure.prepend(sentence('fault.core', 'figure-fault'));
  }
  for (const number of document.querySelectorAll('pe-scrub')) {
    const shown = number.shadowRoot?.querySelector('[role=slider]');
    shown?.replaceWith(shown.textContent);
  }
}

/** When exercises cannot be checked: their questions stay, what would not answer goes. */
export function sayExercisesAreMissing(): void {
  for (const exercise of document.querySelectorAll('main [spec]'))
    exercise.shadowRoot?.querySelectorAll('.check, .tools').forEach((part) => part.remove());
  for (const progress of document.querySelectorAll('pe-progress')) progress.remove();
  document.querySelector('section.exercises > h2')?.after(sentence('exercises.fault', 'exercise-fault'));
}

function sentence(key: string, testId: string): HTMLElement {
  const words = document.createElement('p');
  words.className = 'fault';
  words.dataset['testid'] = testId;
  words.textContent = phrase(key);
  return words;
}
