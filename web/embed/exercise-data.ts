import { home } from '../figures/parts/home.js';
import type { Spec } from '../exercises/parts/spec.js';

/** One exercise in one language, as the build wrote it to `embed/exercises/LANGUAGE/ID.json`. */
export interface ExerciseData {
  readonly spec: Spec;
  /** Its place in the tour, such as 3.2. */
  readonly number: string;
  /** Its texts, each in a slot named by its path; formulas are MathML, which needs no style sheet. */
  readonly html: string;
}

/** Undefined when the tour has no such exercise. @throws Error when its host does not answer. */
export async function fetchExercise(id: string, language: string): Promise<ExerciseData | undefined> {
  if (!/^[a-z0-9-]+$/.test(id)) return undefined;
  const url = new URL(`embed/exercises/${language}/${id}.json`, home()?.root);
  const response = await fetch(url, { credentials: 'omit', signal: AbortSignal.timeout(30_000) });
  if (response.status === 404) return undefined;
  if (!response.ok) throw new Error(`${url.href}: ${response.status}`);
  return (await response.json()) as ExerciseData;
}
