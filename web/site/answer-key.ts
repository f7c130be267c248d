import type { AnswerPart, Exercise } from '../exercises/parts/exercise.js';
import { wordsFor } from '../figures/shared/reader/words.js';

/**
 * A printed page gets the answers to its questions, with the numbers it shows, on a page of their own. Where scripts are off
 * the build's key stands there instead (`web/build/pages/answer-key.ts`).
 */
export function keepAnswerKey(exercises: readonly Exercise[]): void {
  let key: HTMLElement | undefined;
  addEventListener('beforeprint', () => {
    key?.remove();
    key = answerKey(exercises.filter(({ hidden }) => !hidden));
    document.querySelector('article')?.append(key);
  });
  addEventListener('afterprint', () => key?.remove());
}

function answerKey(exercises: readonly Exercise[]): HTMLElement {
  const say = wordsFor(document.documentElement.lang);
  const section = document.createElement('section');
  section.className = 'answer-key';
  const heading = document.createElement('h2');
  heading.textContent = say('exercise.key');
  const list = document.createElement('dl');
  for (const exercise of exercises) {
    const [name, answer] = [document.createElement('dt'), document.createElement('dd')];
    name.textContent = `${exercise.number} · ${say('exercise.seed', { seed: exercise.case.seed })}`;
    answer.append(...exercise.answer.flatMap((part) => nodesOf(part, exercise)));
    list.append(name, answer);
  }
  section.append(heading, list);
  return section;
}

/** A text of the exercise comes as it stands there, formulas and numbers of the case with it. */
function nodesOf(part: AnswerPart, exercise: Exercise): (Node | string)[] {
  if (typeof part === 'string') return [part];
  if ('code' in part) {
    const code = document.createElement('code');
    code.textContent = part.code;
    return [code];
  }
  const text = exercise.querySelector(`[slot="${part.slot}"]`)?.cloneNode(true);
  return text ? [...text.childNodes] : [];
}
