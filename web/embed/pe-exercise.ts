import { PeExercise as ExerciseOfPage } from '../exercises/pe-exercise.js';
import type { ExerciseSource } from '../exercises/base/exercise-source.js';
import { fetchExercise } from '../exercises/base/fetch-exercise.js';
import { define, type Styled } from './rem-to-px.js';
import { root } from './base-url.js';

/** An exercise from the host of the script, in the reader's size of text. */
export class PeExercise extends ExerciseOfPage {
  protected override readonly source: ExerciseSource = {
    find: (id, language) => fetchExercise(id, language, root),
    define: (tag, element) => {
      define(`${tag}-embedded`, element as Styled);
      return `${tag}-embedded`;
    },
  };
}
