import { render } from 'lit';
import { unsafeHTML } from 'lit/directives/unsafe-html.js';

import { kindElements } from '../kind-elements.js';
import type { ExerciseSource } from './exercise-source.js';
import type { Exercise } from './exercise.js';

/** An exercise element, with the members that pages use. */
export type ExerciseElement = HTMLElement &
  Pick<Exercise, 'spec' | 'number' | 'seed' | 'pages' | 'draw' | 'case' | 'answer' | 'updateComplete'>;

/**
 * Creates the element of the exercise `id` with its texts in `language`; undefined if there's no such exercise.
 *
 * @param fit - Adapts the HTML of the texts to the page.
 */
export async function createExercise(
  { find, define }: ExerciseSource,
  id: string,
  language: string,
  fit = (html: string): string => html,
): Promise<ExerciseElement | undefined> {
  const data = await find(id, language);
  if (!data) return undefined;
  const element = await kindElements[data.spec.kind]?.();
  if (!element) throw new Error(`There is no kind ${data.spec.kind} of exercise`);
  const name = define(`pe-exercise-${data.spec.kind}`, element);
  const made = document.createElement(name) as ExerciseElement;
  if (!('draw' in made)) throw new Error(`This page defines <${name}> itself`);
  made.spec = data.spec;
  made.number = data.number;
  made.lang = language;
  // Lit's Trusted Types policy makes this work on pages that require trusted types.
  render(unsafeHTML(fit(data.html)), made);
  return made;
}
