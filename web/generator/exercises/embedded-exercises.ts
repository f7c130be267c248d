import type { Core } from '../../core/core.js';
import { getCase } from '../../exercises/base/variant.js';
import type { ExerciseData } from '../../exercises/base/exercise-source.js';
import { readMessages, type Messages } from '../content/content.js';
import { languages, type Language } from '../../figures/shared/reader/languages.js';
import { write } from '../files.js';
import { messagesOfTags } from '../pages/messages-of-page.js';
import { firstSeed, getNumber, type ExerciseFile, type WrittenExercise } from './files.js';
import { renderText } from './text.js';

/** The texts of an exercise, each in a slot named by its path, except the title, which the page shows. */
export function getSlots({ spec, texts }: WrittenExercise, language: string, core: Core): string[] {
  const { texts: numbers } = getCase(core, spec, firstSeed);
  return texts.flatMap(({ path, markdown, inline }) => {
    if (path === 'title') return [];
    const html = renderText(markdown, inline, language, numbers);
    return [inline ? `<span slot="${path}">${html}</span>` : `<div slot="${path}">${html}</div>`];
  });
}

/** The exercises of a chapter in one language, as pages fetch them. */
export const embeddedExercises = ({ slug, language, exercises }: ExerciseFile, core: Core): ExerciseData[] =>
  exercises.map((exercise, index) => ({
    spec: exercise.spec,
    number: getNumber(slug, index),
    html: getSlots(exercise, language.folder, core).join('\n'),
  }));

/** Writes one file per exercise and language, because pages fetch single exercises. */
export function writeEmbeddedExercises(folder: string, files: readonly ExerciseFile[], core: Core): void {
  for (const file of files)
    for (const data of embeddedExercises(file, core))
      write(folder, `embed/exercises/${file.language.folder}/${data.spec.id}.json`, JSON.stringify(data));
}

export const exerciseMessages = (language: Language): Messages =>
  messagesOfTags(['pe-exercise'], readMessages(language, 'messages'));

/** Writes the messages of exercises per language, for pages of the tour. */
export function writeExerciseMessages(folder: string): void {
  for (const language of languages)
    write(folder, `embed/exercise-messages/${language.folder}.json`, JSON.stringify(exerciseMessages(language)));
}
