import { PeExerciseNumber } from './pe-exercise-number.js';

/** Every element of the exercises by its tag. Define them once the core is provided. */
export const exerciseElements: Readonly<Record<string, CustomElementConstructor>> = {
  'pe-exercise-number': PeExerciseNumber,
};
