import type { ExerciseElement } from '../exercises/base/create-exercise.js';
import type { AnswerPart } from '../exercises/base/exercise.js';
import { messagesFor } from '../figures/shared/reader/messages.js';
import { answerable, getId } from './exercise-disclosure.js';

/**
 * A printed page gets the answers to its questions, with the numbers it shows, on a page of their own. The build wrote those of a
 * chapter for its first numbers (`web/generator/pages/answer-key.ts`); where the reader has drawn others, they stand there instead.
 */
export function keepAnswerKey(): void {
  let undo: (() => void)[] = [];
  addEventListener('beforeprint', () => {
    const key = document.querySelector('.answer-key dl') ?? emptyKey(undo);
    for (const [fold, exercise] of answerable) {
      if (fold.hidden) continue;
      const written = key.querySelector(`[data-exercise="${getId(fold)}"]`);
      const entry = getEntry(exercise);
      const old = written ? [written, written.nextElementSibling] : [];
      if (written) written.before(...entry);
      else key.append(...entry);
      old.forEach((part) => part?.remove());
      undo.push(() => {
        if (written) entry[0].before(...old.filter((part) => part !== null));
        entry.forEach((part) => part.remove());
      });
    }
  });
  addEventListener('afterprint', () => {
    undo.toReversed().forEach((step) => step());
    undo = [];
  });
}

/** On the page of all exercises, whose texts come when they are asked for. */
function emptyKey(undo: (() => void)[]): Element {
  const section = document.createElement('section');
  section.className = 'answer-key';
  const list = document.createElement('dl');
  if (answerable.size > 0) {
    const heading = document.createElement('h2');
    heading.textContent = messagesFor(document.documentElement.lang)('exercise.key');
    section.append(heading, list);
    document.querySelector('article')?.append(section);
    undo.push(() => section.remove());
  }
  return list;
}

function getEntry(exercise: ExerciseElement): [HTMLElement, HTMLElement] {
  const [name, answer] = [document.createElement('dt'), document.createElement('dd')];
  const seed = messagesFor(document.documentElement.lang)('exercise.seed', { seed: exercise.case.seed });
  name.textContent = `${exercise.number} · ${seed}`;
  answer.append(...exercise.answer.flatMap((part) => getNodes(part, exercise)));
  return [name, answer];
}

/** A text of the exercise comes as it stands there, formulas and numbers of the case with it. */
function getNodes(part: AnswerPart, exercise: ExerciseElement): (Node | string)[] {
  if (typeof part === 'string') return [part];
  if ('code' in part) {
    const code = document.createElement('code');
    code.textContent = part.code;
    return [code];
  }
  const text = exercise.querySelector(`[slot="${part.slot}"]`)?.cloneNode(true);
  return text ? [...text.childNodes] : [];
}
