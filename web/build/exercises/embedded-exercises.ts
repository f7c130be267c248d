import type { Core } from '../../core/core.js';
import type { ExerciseData } from '../../exercises/parts/exercise-source.js';
import { numberOf, type ExerciseFile } from './files.js';
import { slotsOf } from './exercises.js';
import { write } from '../files.js';
import { paths } from '../paths.js';

/**
 * Formulas as MathML alone. What KaTeX adds for the eye needs its style sheet and fonts, which another site's page does not have.
 */
export function mathmlOnly(html: string): string {
  const begin = '<span class="katex-html"';
  const start = html.indexOf(begin);
  if (start < 0) return html;
  let depth = 0;
  for (const { index, 0: tag } of html.slice(start).matchAll(/<\/?span\b[^>]*>/g)) {
    depth += tag.startsWith('</') ? -1 : 1;
    if (depth === 0) return html.slice(0, start) + mathmlOnly(html.slice(start + index + tag.length));
  }
  throw new Error('A formula has a span without an end');
}

/** Every exercise of a chapter in one language, as it stands in other people's pages. */
export const embeddedExercises = ({ slug, language, exercises }: ExerciseFile, core: Core): ExerciseData[] =>
  exercises.map((exercise, index) => ({
    spec: exercise.spec,
    number: numberOf(slug, index),
    html: mathmlOnly(slotsOf(exercise, language.folder, core).join('\n')),
  }));

/** Writes every exercise in every language to a file of its own: a page asks for one or two. */
export function writeEmbeddedExercises(files: readonly ExerciseFile[], core: Core): void {
  for (const file of files)
    for (const data of embeddedExercises(file, core))
      write(paths.next, `embed/exercises/${file.language.folder}/${data.spec.id}.json`, JSON.stringify(data));
}
