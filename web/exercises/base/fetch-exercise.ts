import { tourAddress } from '../../figures/shared/links/tour-address.js';
import { registerMessages, type Messages } from '../../figures/shared/reader/messages.js';
import type { ExerciseData } from './exercise-source.js';

/** Reads a file of the tour; undefined when there is none. @throws Error when its host does not answer. */
async function read(file: string, root = tourAddress()?.root): Promise<unknown> {
  const url = new URL(file, root);
  // Written out, as nearly all pages do: some have put a function of their own in the place of fetch.
  const response = await fetch(url.href, { credentials: 'omit', signal: AbortSignal.timeout(30_000) });
  if (response.status === 404) return undefined;
  if (!response.ok) throw new Error(`${url.href}: ${response.status}`);
  return response.json();
}

/** Reads `embed/exercises/LANGUAGE/ID.json` below `root`, or below the tour. Undefined when there is none. @throws Error when its host does not answer. */
export async function fetchExercise(id: string, language: string, root?: string): Promise<ExerciseData | undefined> {
  if (!/^[a-z0-9-]+$/.test(id)) return undefined;
  return (await read(`embed/exercises/${language}/${id}.json`, root)) as ExerciseData | undefined;
}

/** Makes exercises able to speak a language of the tour. @throws Error when its words cannot be had. */
export async function fetchExerciseMessages(language: string): Promise<void> {
  const words = await read(`embed/exercise-messages/${language}.json`);
  if (!words) throw new Error(`There are no words of exercises in ${language}`);
  registerMessages(language, words as Messages);
}
