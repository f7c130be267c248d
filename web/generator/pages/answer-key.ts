import type { Core } from '../../core/core.js';
import { messagesFor } from '../../figures/shared/reader/messages.js';
import { firstSeed, getNumber, type ExerciseFile, type WrittenExercise } from '../exercises/files.js';
import { getElement, getText } from '../exercises/static-fallback.js';
import type { Language } from '../../figures/shared/reader/languages.js';
import { markup, type Markup } from './markup.js';

/** The correct answer as HTML, as the element would print it for the numbers in the file. */
function getAnswer(exercise: WrittenExercise, language: Language, core: Core): Markup {
  const parts = getElement(exercise, language).answer;
  return markup`${parts.map((part) => (typeof part === 'string' ? part : 'code' in part ? markup`<code>${part.code}</code>` : getText(exercise, part.slot, language, core)))}`;
}

/**
 * The answers to a chapter's exercises, for readers without scripts and for printing, where a script fills in the
 * answers to the numbers shown (`web/app/print-answer-key.ts`).
 */
export function answerKey({ slug, language, exercises }: ExerciseFile, core: Core): Markup {
  const t = messagesFor(language.tag);
  const lines = exercises.map(
    (exercise, index) =>
      markup`<dt data-exercise="${exercise.spec.id}">${getNumber(slug, index)} · ${t('exercise.seed', { seed: firstSeed })}</dt><dd>${getAnswer(exercise, language, core)}</dd>\n`,
  );
  return markup`<section class="answer-key"><h2>${t('exercise.key')}</h2>\n<dl>\n${lines}</dl></section>\n`;
}
