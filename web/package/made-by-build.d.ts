// What the build makes of web/content for the package (web/build/package.ts).
import type { ExerciseData } from '../exercises/parts/exercise-source.js';
import type { Words } from '../figures/shared/reader/words.js';
import type { Place } from '../figures/shared/links/tour-link.js';

/** Every exercise by its name, language by language (`en`, `zh-hans`, `zh-hant`): a module that is loaded when it is needed. */
export declare const exercises: Readonly<
  Record<string, () => Promise<{ readonly default: Readonly<Record<string, ExerciseData>> }>>
>;

/** The words of each language (`en`, `zh-hans`, `zh-hant`), topic by topic: modules that are loaded when they are needed. */
export declare const words: Readonly<
  Record<string, Readonly<Record<string, () => Promise<{ readonly default: Partial<Words> }>>>>
>;

/** The topics of what each element says, by its tag. */
export declare const topics: Readonly<Record<string, readonly string[]>>;

/** The place in the tour of each figure, by its tag. */
export declare const places: Readonly<Record<string, Place>>;
