import { phrase } from './notices.js';

/** The small ones keep the number that the build computed, or stay readable as text. */
const isFigure = ({ localName }: Element): boolean =>
  localName.startsWith('pe-') && !smallTags.includes(localName) && !/^pe-(exercise|progress)/.test(localName);

/** When the core cannot run: each figure says so, keeps its first picture and its caption, and loses what would not answer. */
export function sayCoreIsMissing(): void {
  document.documentElement.dataset['fault'] = '';
  giveUp('main *', 'fault.core');
}

/** When the code of one figure cannot be loaded: so do all with its tag. The others are not concerned. */
export function sayFigureIsMissing(tag: string): void {
  if (tag === 'pe-predict') document.documentElement.dataset['fault'] = ''; // nobody can vote: what waits for votes is read
  giveUp(`main ${tag}`, 'fault.figure');
}

function giveUp(selector: string, reason: string): void {
  for (const element of document.querySelectorAll(selector)) {
    if (isFigure(element)) {
      element.shadowRoot?.querySelectorAll('.controls, .tools').forEach((part) => part.remove());
      element.prepend(sentence(reason, 'figure-fault'));
    } else if (smallTags.includes(element.localName)) {
      // A phrase or a number stays as text, without a handle.
      element.shadowRoot?.replaceChildren(document.createElement('slot'));
    }
  }
}

/** When exercises cannot be checked: their questions can be read. */
export function sayExercisesAreMissing(): void {
  for (const progress of document.querySelectorAll('pe-progress')) progress.remove();
  document.querySelector('section.exercises > h2')?.after(sentence('exercises.fault', 'exercise-fault'));
}

/** A sentence that says what went wrong, to be put where it did. */
export function sentence(key: string, testId: string): HTMLElement {
  const words = document.createElement('p');
  words.className = 'fault';
  words.dataset['testid'] = testId;
  words.textContent = phrase(key);
  return words;
}
