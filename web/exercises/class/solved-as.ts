import { progress as progressOfPage } from '../parts/progress.js';
import { work as workOfPage } from './work.js';

/** True if an exercise is solved as it is asked for: `second-shadow` with any numbers, `second-shadow:3` with those of seed 3. */
export function isSolvedAs(asked: string, progress = progressOfPage, work = workOfPage): boolean {
  const [id = '', written] = asked.split(':');
  if (written === undefined) return progress.isSolved(id);
  const seed = Number(written);
  const isThis = (entry: { readonly exercise: string; readonly seed: number; readonly solved?: unknown }): boolean =>
    entry.exercise === id && entry.seed === seed && entry.solved !== undefined;
  // Progress remembers the first solution alone, work the latest seeds.
  return progress.solved.get(id)?.seed === seed || work.entries.some(isThis);
}
