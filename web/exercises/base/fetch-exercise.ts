import { tourAddress } from '../../figures/shared/links/tour-address.js';
import { registerMessages, type Messages } from '../../figures/shared/reader/messages.js';
import type { ExerciseData } from './exercise-source.js';

/** Reads a JSON file of the tour; undefined for 404. @throws Error if the host doesn't answer. */
async function read(file: string, root = tourAddress()?.root): Promise<unknown> {
  const url = new URL(file, root);
  // Pass a string, not the URL: some pages replace `fetch` with wrappers that expect strings.
  const response = await fetch(url.href, { credentials: 'omit', signal: AbortSignal.timeout(30_000) });
  if (response.status === 404) return undefined;
  if (!response.ok) throw new Error(`${url.href}: ${response.status}`);
  return response.json();
}

/**
 * Reads `embed/exercises/LANGUAGE/ID.json` below `root` (default: the tour). Undefined if it doesn't exist. @throws
 * Error if the host doesn't answer.
 */
export async function fetchExercise(id: string, language: string, root?: string): Promise<ExerciseData | undefined> {
  if (!/^[a-z0-9-]+$/.test(id)) return undefined;
  return (await read(`embed/exercises/${language}/${id}.json`, root)) as ExerciseData | undefined;
}

/** Loads and registers the messages that exercises need in a language. @throws Error if they can't be loaded. */
export async function fetchExerciseMessages(language: string): Promise<void> {
  const words = await read(`embed/exercise-messages/${language}.json`);
  if (!words) throw new Error(`There are no words of exercises in ${language}`);
  registerMessages(language, words as Messages);
}
