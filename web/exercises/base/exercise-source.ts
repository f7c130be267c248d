import type { Spec } from './spec.js';

/** One exercise in one language, as the build wrote it. */
export interface ExerciseData {
  readonly spec: Spec;
  /** Its place in the tour, such as 3.2. */
  readonly number: string;
  /** Its texts, each in a slot named by its path. */
  readonly html: string;
}

/** The source of the exercises of a page. */
export interface ExerciseSource {
  /**
   * The exercise of this name, in a language of the tour, such as `zh-hant`; undefined if there is none.
   *
   * @throws Error when it cannot be loaded.
   */
  readonly find: (id: string, language: string) => Promise<ExerciseData | undefined>;
  /** Defines the element of a kind, once for the page. Returns the name under which it is defined. */
  readonly define: (tag: string, element: CustomElementConstructor) => string;
}
