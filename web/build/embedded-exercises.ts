import type { Core } from '../core/core.js';
import type { ExerciseData } from '../embed/exercise-data.js';
import { numberOf, type ExerciseFile } from './exercise-files.js';
import { slotsOf } from './exercises.js';
import { write } from './files.js';
import { paths } from './paths.js';

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

/** Writes every exercise in every language to a file of its own, for those that stand in other people's pages. */
export function writeEmbeddedExercises(files: readonly ExerciseFile[], core: Core): void {
  for (const { slug, language, exercises } of files)
    for (const [index, exercise] of exercises.entries()) {
      const html = mathmlOnly(slotsOf(exercise, language.folder, core).join('\n'));
      const data: ExerciseData = { spec: exercise.spec, number: numberOf(slug, index), html };
      write(paths.next, `embed/exercises/${language.folder}/${exercise.spec.id}.json`, JSON.stringify(data));
    }
}
