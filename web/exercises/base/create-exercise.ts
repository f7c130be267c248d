import { render } from 'lit';
import { unsafeHTML } from 'lit/directives/unsafe-html.js';

import { kindElements } from '../kind-elements.js';
import type { ExerciseSource } from './exercise-source.js';
import type { Exercise } from './exercise.js';

/** The settings of an exercise where it is made. */
export type Made = HTMLElement &
  Pick<Exercise, 'spec' | 'number' | 'seed' | 'pages' | 'draw' | 'case' | 'answer' | 'updateComplete'>;

/**
 * The exercise of an ID with its texts, in a language of the tour; undefined if the tour has none.
 *
 * @param fit - Changes the HTML of the texts to what the page can show.
 */
export async function makeExercise(
  { find, define }: ExerciseSource,
  id: string,
  language: string,
  fit = (html: string): string => html,
): Promise<Made | undefined> {
  const data = await find(id, language);
  if (!data) return undefined;
  const element = await kindElements[data.spec.kind]?.();
  if (!element) throw new Error(`There is no kind ${data.spec.kind} of exercise`);
  const name = define(`pe-exercise-${data.spec.kind}`, element);
  const made = document.createElement(name) as Made;
  if (!('draw' in made)) throw new Error(`This page defines <${name}> itself`);
  made.spec = data.spec;
  made.number = data.number;
  made.lang = language;
  // Lit has the leave of pages that require trusted types.
  render(unsafeHTML(fit(data.html)), made);
  return made;
}
