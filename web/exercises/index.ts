import { PeExerciseBug } from './pe-exercise-bug.js';
import { PeExerciseChoice } from './pe-exercise-choice.js';
import { PeExerciseCode } from './pe-exercise-code.js';
import { PeExerciseDraw } from './pe-exercise-draw.js';
import { PeExerciseNumber } from './pe-exercise-number.js';
import { PeExerciseOrder } from './pe-exercise-order.js';
import { PeProgress } from './pe-progress.js';

/** All custom elements of the exercises by tag. Define them after the core is provided. */
export const exerciseElements: Readonly<Record<string, CustomElementConstructor>> = {
  'pe-progress': PeProgress,
  'pe-exercise-number': PeExerciseNumber,
  'pe-exercise-choice': PeExerciseChoice,
  'pe-exercise-order': PeExerciseOrder,
  'pe-exercise-code': PeExerciseCode,
  'pe-exercise-bug': PeExerciseBug,
  'pe-exercise-draw': PeExerciseDraw,
};
