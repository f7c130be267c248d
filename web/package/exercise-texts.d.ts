// The texts that the build makes of web/content for exercises in the package (web/generator/package.ts).
import type { ExerciseData } from '../exercises/base/exercise-source.js';

/** Each exercise by its language, such as `zh-hant`, and its name: a module of its own, loaded when it is needed. */
export declare const exercises: Readonly<
  Record<string, Readonly<Record<string, () => Promise<{ readonly default: ExerciseData }>>>>
>;
