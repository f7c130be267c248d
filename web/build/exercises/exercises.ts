import type { Core } from '../../core/core.js';
import { needsClockAlone } from '../../exercises/answers/index.js';
import { caseOf } from '../../exercises/parts/case.js';
import { answerKey } from '../pages/answer-key.js';
import { folderOf, relativeUrl } from '../pages/addresses.js';
import type { Words } from '../content/content.js';
import { firstSeed, numberOf, type ExerciseFile, type WrittenExercise } from './files.js';
import { renderText } from './text.js';
import { Markup, escapeHtml, markup } from '../pages/markup.js';
import { chapters, type PageName, type Slug } from '../content/tour.js';

/** The texts of an exercise, each in a slot named by its path. */
export function slotsOf({ spec, texts }: WrittenExercise, language: string, core: Core): string[] {
  const { texts: numbers } = caseOf(core, spec, firstSeed);
  return texts.map(({ path, markdown, inline }) => {
    const html = renderText(markdown, inline, language, numbers);
    return inline ? `<span slot="${path}">${html}</span>` : `<div slot="${path}">${html}</div>`;
  });
}

/** One exercise as a tag with its texts, each in a slot named by its path. */
function exerciseTag(exercise: WrittenExercise, number: string, language: string, core: Core): string {
  const { spec } = exercise;
  const slots = slotsOf(exercise, language, core);
  const tag = `pe-exercise-${spec.kind}`;
  return `<${tag} id="exercise-${spec.id}" number="${number}" seed="${firstSeed}" spec="${escapeHtml(JSON.stringify(spec))}">\n${slots.join('\n')}\n</${tag}>\n`;
}

/** The exercises of a chapter, one after another, numbered 3.1, 3.2, ... */
function exerciseTags({ slug, exercises, language }: ExerciseFile, core: Core): string {
  return exercises.map((exercise, index) => exerciseTag(exercise, numberOf(slug, index), language.folder, core)).join('');
}

/** How many of some exercises the reader has solved. */
function progressTag(files: readonly ExerciseFile[], whole: boolean): string {
  const ids = files.flatMap(({ exercises }) => exercises.map(({ spec }) => spec.id));
  return `<pe-progress ids="${ids.join(' ')}"${whole ? ' whole' : ''}>\n</pe-progress>\n`;
}

/** Which wasm module the exercises of some files ask for. */
function coreOfExercises(files: readonly ExerciseFile[]): 'clock' | 'core' {
  return files.every(({ exercises }) => exercises.every(({ spec }) => needsClockAlone(spec))) ? 'clock' : 'core';
}

/**
 * What stands after the text of a page: at the end of a chapter its exercises, on the page of all exercises those of every
 * chapter under its title, elsewhere nothing.
 *
 * @param files - Those of one language.
 */
export function exercisesAfter(page: PageName, files: readonly ExerciseFile[], words: Words, written: ReadonlyMap<Slug, string>, core: Core): string {
  const shown = files.filter(({ slug, exercises }) => exercises.length > 0 && (page === 'exercises' || page === slug));
  if (shown.length === 0) return '';
  const wasm = coreOfExercises(shown);
  const sections = shown.map((file) => {
    const { slug, language } = file;
    const heading =
      page === slug
        ? markup`<h2 id="exercises">${words['exercises.heading'] ?? ''}</h2>`
        : markup`<h2 id="exercises-${slug}"><a href="${relativeUrl(folderOf(language, page), folderOf(language, slug))}">${chapters.indexOf(slug) + 1} · ${written.get(slug) ?? slug}</a></h2>`;
    return markup`<section class="exercises" data-core="${wasm}">\n${heading}\n<noscript><p class="still">${words['exercises.noscript'] ?? ''}</p></noscript>\n${page === slug && new Markup(progressTag([file], false))}${new Markup(exerciseTags(file, core))}</section>\n`;
  });
  return `${page === 'exercises' ? progressTag(shown, true) : ''}${sections.join('')}${answerKey(shown, core).text}`;
}
