import { PeExercise as ExerciseOfPage } from '../exercises/pe-exercise.js';
import type { ExerciseSource } from '../exercises/base/exercise-source.js';
import { exercises } from './exercise-texts.js';

/** An exercise from the package. */
export class PeExercise extends ExerciseOfPage {
  protected override readonly source: ExerciseSource = {
    async find(id, language) {
      const own = exercises[language] ?? {};
      return Object.hasOwn(own, id) ? (await own[id]?.())?.default : undefined;
    },
    define(tag, element) {
      // Another copy of this package may have been first, which is as good.
      if (!customElements.get(tag)) customElements.define(tag, element);
      return tag;
    },
  };
}
