import { PeExercise as ExerciseOfPage } from '../exercises/pe-exercise.js';
import type { ExerciseSource } from '../exercises/parts/exercise-source.js';
import { exercises } from './made-by-build.js';

/** An exercise from the package. */
export class PeExercise extends ExerciseOfPage {
  protected override readonly source: ExerciseSource = {
    async find(id, language) {
      const all = (await exercises[language]?.())?.default;
      return all && Object.hasOwn(all, id) ? all[id] : undefined;
    },
    define(tag, element) {
      // Another copy of this package may have been first, which is as good.
      if (!customElements.get(tag)) customElements.define(tag, element);
      return tag;
    },
  };
}
