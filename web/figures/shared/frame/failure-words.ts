import { NoWorker } from '../../../worker/no-worker.js';
import type { Say } from '../reader/words.js';

/** Why a long job came to nothing: a worker that could not be had, for whatever reason; else what the figure itself says. */
export function failureWords(say: Say, failure: Error, otherwise: string): string {
  return failure instanceof NoWorker ? say('figure.noWorker') : otherwise;
}
