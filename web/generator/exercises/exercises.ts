import type { Core } from '../../core/core.js';
import { chapters, type PageName } from '../content/tour.js';
import type { Messages } from '../content/content.js';
import { getFolder, relativeUrl } from '../pages/addresses.js';
import { answerKey } from '../pages/answer-key.js';
import type { PageContext } from '../pages/layout.js';
import { Markup, markup } from '../pages/markup.js';
import { getNumber, type ExerciseFile, type WrittenExercise } from './files.js';
import { stillExercise, getText } from './static-fallback.js';

/** The tag that tells the number of these exercises that the reader has solved. */
function progressTag(files: readonly ExerciseFile[], whole: boolean): string {
  const ids = files.flatMap(({ exercises }) => exercises.map(({ spec }) => spec.id));
  return `<pe-progress ids="${ids.join(' ')}"${whole ? ' whole' : ''}>\n</pe-progress>\n`;
}

/**
 * An exercise folded to its title. What is inside can be read without scripts; they fetch the exercise itself when the reader
 * unfolds it (`web/app/exercise-disclosure.ts`). The page finds it at the anchor within, so a link to it unfolds it.
 */
function fold(
  exercise: WrittenExercise,
  number: string,
  file: ExerciseFile,
  inside: Markup,
  words: Messages,
  core: Core,
): Markup {
  const { id } = exercise.spec;
  return markup`<details class="fold" data-exercise="${id}">
<summary><h3><span class="number">${number}</span> <span class="title">${getText(exercise, 'title', file.language, core)}</span></h3> <span class="solved" hidden><span aria-hidden="true">✓</span> ${words['exercises.solved'] ?? ''}</span></summary>
<div class="still" id="exercise-${id}">${inside}</div>
</details>
`;
}

/**
 * The part after the text of a page: at the end of a chapter its exercises, folded to their titles; on the page of all
 * exercises the titles of every chapter's, each with the way to its text; elsewhere nothing.
 *
 * @param files - Those of one language.
 */
export function exercisesAfter(
  page: PageName,
  files: readonly ExerciseFile[],
  words: Messages,
  written: PageContext['written'],
  core: Core,
): string {
  const shown = files.filter(({ slug, exercises }) => exercises.length > 0 && (page === 'exercises' || page === slug));
  const sections = shown.map((file) => {
    const { slug, language, exercises } = file;
    const isHere = page === slug;
    const chapter = relativeUrl(getFolder(language, page), getFolder(language, slug));
    const heading = isHere
      ? markup`<h2 id="exercises">${words['exercises.heading'] ?? ''}</h2>`
      : markup`<h2 id="exercises-${slug}"><a href="${chapter}">${chapters.indexOf(slug) + 1} · ${written.get(slug)?.title ?? slug}</a></h2>`;
    const inside = (exercise: WrittenExercise): Markup =>
      isHere
        ? stillExercise(exercise, language, core)
        : markup`<p><a href="${chapter}#exercise-${exercise.spec.id}">${words['exercises.inChapter'] ?? ''}</a></p>`;
    const folds = exercises.map((exercise, index) =>
      fold(exercise, getNumber(slug, index), file, inside(exercise), words, core),
    );
    return markup`<section class="exercises">\n${heading}\n${isHere && markup`<noscript><p class="still">${words['exercises.noscript'] ?? ''}</p></noscript>\n${new Markup(progressTag([file], false))}`}${folds}</section>\n${isHere && answerKey(file, core)}`
      .text;
  });
  return page === 'exercises'
    ? progressTag(shown, true) +
        markup`<p class="unfold"><button type="button" hidden>${words['exercises.unfold'] ?? ''}</button></p>\n`.text +
        sections.join('')
    : sections.join('');
}
