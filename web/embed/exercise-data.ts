import type { ExerciseData } from '../exercises/parts/exercise-source.js';
import { home } from '../figures/shared/links/home.js';

/** Reads `embed/exercises/LANGUAGE/ID.json`. Undefined when there is none. @throws Error when its host does not answer. */
export async function fetchExercise(id: string, language: string): Promise<ExerciseData | undefined> {
  if (!/^[a-z0-9-]+$/.test(id)) return undefined;
  const url = new URL(`embed/exercises/${language}/${id}.json`, home()?.root);
  // Written out, as nearly all pages do: some have put a function of their own in the place of fetch.
  const response = await fetch(url.href, { credentials: 'omit', signal: AbortSignal.timeout(30_000) });
  if (response.status === 404) return undefined;
  if (!response.ok) throw new Error(`${url.href}: ${response.status}`);
  return (await response.json()) as ExerciseData;
}
