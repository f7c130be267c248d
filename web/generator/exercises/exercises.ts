import type { Core } from '../../core/core.js';
import { chapters, type PageName } from '../content/tour.js';
import type { Messages } from '../content/content.js';
import { getFolder, relativeUrl } from '../pages/addresses.js';
import { answerKey } from '../pages/answer-key.js';
import type { PageContext } from '../pages/layout.js';
import { Markup, markup } from '../pages/markup.js';
import { getNumber, type ExerciseFile, type WrittenExercise } from './files.js';
import { staticExercise, getText } from './static-fallback.js';

/** The tag that shows how many of these exercises the reader has solved. */
function progressTag(files: readonly ExerciseFile[], whole: boolean): string {
  const ids = files.flatMap(({ exercises }) => exercises.map(({ spec }) => spec.id));
  return `<pe-progress ids="${ids.join(' ')}"${whole ? ' whole' : ''}>\n</pe-progress>\n`;
}

/**
 * A collapsed exercise. Its content is readable without scripts; `web/app/exercise-disclosure.ts` replaces it with the
 * interactive element when the reader opens it. The anchor is on the content, so that a link opens the disclosure.
 */
function disclosure(
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
 * The HTML after the text of a page. For a chapter: its exercises, collapsed. For the page of all exercises: the titles
 * of all exercises by chapter, with links to their texts. Otherwise empty.
 *
 * @param files - The exercise files of one language.
 */
export function renderExercises(
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
        ? staticExercise(exercise, language, core)
        : markup`<p><a href="${chapter}#exercise-${exercise.spec.id}">${words['exercises.inChapter'] ?? ''}</a></p>`;
    const folds = exercises.map((exercise, index) =>
      disclosure(exercise, getNumber(slug, index), file, inside(exercise), words, core),
    );
    return markup`<section class="exercises">\n${heading}\n${isHere && markup`<noscript><p class="still">${words['exercises.noscript'] ?? ''}</p></noscript>\n${new Markup(progressTag([file], false))}`}${folds}</section>\n${isHere && answerKey(file, core)}`
      .text;
  });
  return page === 'exercises'
    ? progressTag(shown, true) +
        markup`<p class="unfold"><button type="button" class="button" hidden>${words['exercises.unfold'] ?? ''}</button></p>\n`
          .text +
        sections.join('')
    : sections.join('');
}
