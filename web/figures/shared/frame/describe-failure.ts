import { WorkerUnavailableError } from '../../../worker/worker-unavailable-error.js';
import type { Translate } from '../reader/messages.js';

/**
 * The sentence in the place of what could not be computed: that there was no worker, whatever the cause; otherwise the words of
 * the figure itself, or that it cannot be drawn and why.
 */
export function describeFailure(
  t: Translate,
  failure: Error,
  otherwise = t('figure.failed', { reason: failure.message }),
): string {
  return failure instanceof WorkerUnavailableError ? t('figure.noWorker') : otherwise;
}
