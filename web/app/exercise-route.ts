import { seedRange } from '../exercises/base/spec.js';
import { readNumber } from '../figures/shared/reader/number-range.js';
import { shown } from './url-state.js';
import { exerciseIn, getId, type Fold } from './exercise-disclosure.js';
import { phrase, showToast } from './toast.js';

/**
 * The exercises that an address asks for: `?exercise=ID,ID` these in this order, `?exercise=ID&seed=N` with the numbers of that
 * seed, `?seed=N` all of them with these numbers. What cannot be had gets a sentence, and all titles are shown.
 */
export async function showAsked(search: string, folds: readonly Fold[]): Promise<void> {
  const query = new URLSearchParams(search);
  const [list, written] = [query.get('exercise'), query.get('seed')];
  const seed = written === null ? undefined : readNumber(written, seedRange);
  if (seed && 'refused' in seed) {
    showToast(phrase('exercises.badSeed', { value: shown(seed.refused) || '“”' }));
    return;
  }
  if (list === null) {
    if (seed) await unfold(folds, seed.value);
    return;
  }
  const ids = [...new Set(list.split(',').map((id) => id.trim()))];
  const asked = ids.flatMap((id) => folds.find((fold) => getId(fold) === id) ?? []);
  if (asked.length < ids.length) {
    const unknown = ids.filter((id) => !asked.some((fold) => getId(fold) === id));
    showToast(phrase('exercises.unknown', { value: shown(unknown.join(', ')) }));
    return;
  }
  showOnly(asked, folds.length);
  await unfold(asked, seed?.value);
}

/** Unfolds exercises, drawn from a seed if there is one. Resolves when all are there that can be had. */
export async function unfold(folds: readonly Fold[], seed?: number): Promise<void> {
  const made = folds.map(async (fold) => {
    fold.open = true;
    const exercise = await exerciseIn(fold);
    if (seed === undefined) return;
    exercise.draw(seed);
    await exercise.updateComplete;
  });
  await Promise.allSettled(made);
}

const restOfPage = 'article > p, article > pe-progress, section.exercises';

/** Shows only these exercises, in this order, under the headings of their chapters, and the way to all of them. */
function showOnly(asked: readonly Fold[], all: number): void {
  for (const part of document.querySelectorAll<HTMLElement>(restOfPage)) part.hidden = true;
  let [chapter, section]: (Element | null)[] = [null, null];
  for (const fold of asked) {
    const own = fold.closest('section.exercises');
    if (own !== chapter) section = headedLike(own);
    chapter = own;
    section?.append(fold);
  }
  showWay({ count: String(asked.length), all: String(all) });
}

/** A new section at the end of the page with the heading of another one. */
function headedLike(section: Element | null): HTMLElement {
  const copy = section?.cloneNode() as HTMLElement;
  const heading = section?.querySelector('h2')?.cloneNode(true) as HTMLElement;
  heading.removeAttribute('id'); // the hidden one has it
  copy.hidden = false;
  copy.append(heading);
  document.querySelector('article')?.append(copy);
  return copy;
}

/** Says that this is not all, and leads there. */
function showWay(values: Readonly<Record<string, string>>): void {
  const way = document.createElement('p');
  way.className = 'one';
  const link = document.createElement('a');
  link.href = './';
  link.textContent = phrase('exercises.showAll');
  way.append(phrase('exercises.some', values), ' ', link);
  document.querySelector('article > h1')?.after(way);
}
