import type { Core } from '../../core/core.js';
import { exerciseElements } from '../../exercises/index.js';
import type { BugSpec } from '../../exercises/kinds/bug.js';
import type { CodeSpec } from '../../exercises/kinds/code.js';
import { getCase } from '../../exercises/base/variant.js';
import type { Exercise } from '../../exercises/base/exercise.js';
import type { Language } from '../../figures/shared/reader/languages.js';
import { Markup, markup } from '../pages/markup.js';
import { firstSeed, type WrittenExercise } from './files.js';
import { renderText } from './text.js';

/** Creates the element of an exercise in its initial state, to read its order or its answer. */
export function getElement(
  { spec }: WrittenExercise,
  { tag }: Language,
): Exercise & { readonly order: readonly number[] } {
  const Element = exerciseElements[`pe-exercise-${spec.kind}`] as unknown as new () => Exercise & {
    readonly order: readonly number[];
  };
  return Object.assign(new Element(), { spec, seed: firstSeed, lang: tag });
}

/** The text at this path, with the numbers of the first seed; empty if there is none. */
export function getText({ spec, texts }: WrittenExercise, path: string, language: Language, core: Core): Markup {
  const text = texts.find((other) => other.path === path);
  return new Markup(
    text ? renderText(text.markdown, text.inline, language.folder, getCase(core, spec, firstSeed).texts) : '',
  );
}

/** The static content below the question, by kind. */
const below: Readonly<
  Record<string, (exercise: WrittenExercise, textAt: (path: string) => Markup, language: Language) => Markup | false>
> = {
  number: (_, textAt) => markup`<p class="blank">${textAt('unit')}</p>`,
  choice: (exercise, textAt, language) =>
    markup`<ol class="letters">${getElement(exercise, language).order.map((option) => markup`<li>${textAt(`options.${option}.text`)}</li>`)}</ol>`,
  order: (exercise, textAt, language) =>
    markup`<p>${textAt('first')}</p><ul>${getElement(exercise, language).order.map((item) => markup`<li>${textAt(`items.${item}.text`)}</li>`)}</ul><p>${textAt('last')}</p>`,
  code: ({ spec }) => markup`<pre><code>${(spec as CodeSpec).start}</code></pre>`,
  bug: ({ spec }) =>
    markup`<ol class="code">${(spec as BugSpec).code.split('\n').map((line) => markup`<li><code>${line}</code></li>`)}</ol>`,
  draw: () => false,
};

/** An exercise as static HTML, without scripts and without its answer. */
export function staticExercise(exercise: WrittenExercise, language: Language, core: Core): Markup {
  const kind = below[exercise.spec.kind];
  if (!kind)
    throw new Error(`there is no still form of ${exercise.spec.kind}: web/generator/exercises/static-fallback.ts`);
  const textAt = (path: string): Markup => getText(exercise, path, language, core);
  return markup`${textAt('question')}${kind(exercise, textAt, language)}`;
}
