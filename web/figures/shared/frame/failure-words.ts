import { NoWorker } from '../../../worker/no-worker.js';
import type { Say } from '../reader/words.js';

/**
 * The reason why a long job failed: that there was no worker, whatever the cause; otherwise the words of the figure
 * itself.
 */
export function failureWords(say: Say, failure: Error, otherwise: string): string {
  return failure instanceof NoWorker ? say('figure.noWorker') : otherwise;
}
