import type { Words } from '../content/content.js';
import { Markup, markup } from '../pages/markup.js';
import { numberOf, type ExerciseFile } from './files.js';

/** A place that is unfolded by those who need it; what stands there comes then (`web/site/class/desks.ts`). */
const folded = (tag: string, title: string, words: Words): Markup => markup`<details class="desk" data-brings="${tag}">
<summary>${title}</summary>
<noscript><p class="still">${words['class.noscript'] ?? ''}</p></noscript>
</details>
`;

/** The desk at which a teacher makes a set of exercises. */
export const setDesk = (words: Words): Markup => folded('pe-set-maker', words['class.makeSet'] ?? '', words);

/** The desk at which a learner hands in. */
export const handInDesk = (words: Words): Markup => folded('pe-hand-in', words['class.handIn'] ?? '', words);

/**
 * The desk at which a teacher looks at the summaries of a class, with the titles of all exercises for it.
 *
 * @param files - Those of one language.
 */
export function classDesk(files: readonly ExerciseFile[], words: Words): Markup {
  const catalogue = files.flatMap(({ slug, exercises }) =>
    exercises.map((exercise, index) => [
      exercise.spec.id,
      numberOf(slug, index),
      exercise.texts.find(({ path }) => path === 'title')?.markdown ?? '',
    ]),
  );
  return markup`<div class="desk" data-brings="pe-class"><noscript><p class="still">${words['class.noscript'] ?? ''}</p></noscript></div>
<script type="application/json" id="catalogue">${new Markup(JSON.stringify(catalogue).replaceAll('<', '\\u003c'))}</script>
`;
}
