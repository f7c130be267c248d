import type { Spec } from './spec.js';

/** One exercise in one language, as written by the build. */
export interface ExerciseData {
  readonly spec: Spec;
  /** Chapter and index, such as 3.2. */
  readonly number: string;
  /** The texts, each in a slot named by its path. */
  readonly html: string;
}

/** Where a page gets its exercises from. */
export interface ExerciseSource {
  /**
   * Resolves to the exercise `id` in a language such as `zh-hant`; undefined if there is none.
   *
   * @throws Error if it can't be loaded.
   */
  readonly find: (id: string, language: string) => Promise<ExerciseData | undefined>;
  /** Defines the element of a kind, once per page. Returns the tag name that was used. */
  readonly define: (tag: string, element: CustomElementConstructor) => string;
}
