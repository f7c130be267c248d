import type { Core } from '../../core/core.js';
import { exerciseElements } from '../../exercises/index.js';
import { caseOf } from '../../exercises/parts/case.js';
import type { Exercise } from '../../exercises/parts/exercise.js';
import { wordsFor } from '../../figures/shared/reader/words.js';
import { firstSeed, numberOf, type ExerciseFile, type WrittenExercise } from '../exercises/files.js';
import { renderText } from '../exercises/text.js';
import { Markup, markup } from './markup.js';

/** The right answer as HTML: what the element would print, for the numbers that the build wrote. */
function answerOf({ spec, texts }: WrittenExercise, language: string, core: Core): Markup {
  const Element = exerciseElements[`pe-exercise-${spec.kind}`] as unknown as new () => Exercise;
  const exercise = Object.assign(new Element(), { spec, seed: firstSeed, lang: language });
  const { texts: numbers } = caseOf(core, spec, firstSeed);
  const htmlOf = (slot: string): string => {
    const text = texts.find(({ path }) => path === slot);
    return text ? renderText(text.markdown, text.inline, language, numbers) : '';
  };
  return markup`${exercise.answer.map((part) => (typeof part === 'string' ? part : 'code' in part ? markup`<code>${part.code}</code>` : new Markup(htmlOf(part.slot))))}`;
}

/** The answers to the exercises of some chapters, for readers without scripts; with them, a printed page brings its own. */
export function answerKey(files: readonly ExerciseFile[], core: Core): Markup {
  const lines = files.flatMap(({ slug, language, exercises }) => {
    const say = wordsFor(language.tag);
    return exercises.map((exercise, index) => markup`<dt>${numberOf(slug, index)} · ${say('exercise.seed', { seed: firstSeed })}</dt><dd>${answerOf(exercise, language.folder, core)}</dd>\n`);
  });
  const [first] = files;
  const heading = first ? wordsFor(first.language.tag)('exercise.key') : '';
  return markup`<noscript><section class="answer-key"><h2>${heading}</h2>\n<dl>\n${lines}</dl></section></noscript>\n`;
}
