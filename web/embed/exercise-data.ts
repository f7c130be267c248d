import type { ExerciseData } from '../exercises/parts/exercise-source.js';
import { home } from '../figures/parts/home.js';

/** Reads `embed/exercises/LANGUAGE/ID.json`. Undefined when there is none. @throws Error when its host does not answer. */
export async function fetchExercise(id: string, language: string): Promise<ExerciseData | undefined> {
  if (!/^[a-z0-9-]+$/.test(id)) return undefined;
  const url = new URL(`embed/exercises/${language}/${id}.json`, home()?.root);
  const response = await fetch(url, { credentials: 'omit', signal: AbortSignal.timeout(30_000) });
  if (response.status === 404) return undefined;
  if (!response.ok) throw new Error(`${url.href}: ${response.status}`);
  return (await response.json()) as ExerciseData;
}
