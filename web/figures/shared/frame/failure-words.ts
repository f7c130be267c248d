import { NoWorker } from '../../../worker/no-worker.js';
import type { Say } from '../reader/words.js';

/**
 * The sentence in the place of what could not be computed: that there was no worker, whatever the cause; otherwise the words of
 * the figure itself, or that it cannot be drawn and why.
 */
export function failureWords(
  say: Say,
  failure: Error,
  otherwise = say('figure.failed', { reason: failure.message }),
): string {
  return failure instanceof NoWorker ? say('figure.noWorker') : otherwise;
}
