import { provideExercises } from '../exercises/parts/exercise-source.js';
import { fetchExercise } from './exercise-data.js';
import { define, type Styled } from './own-units.js';

provideExercises({
  find: fetchExercise,
  define: (tag, element) => {
    define(`${tag}-embedded`, element as Styled);
    return `${tag}-embedded`;
  },
});

export { PeExercise } from '../exercises/pe-exercise.js';
