import { WorkerUnavailableError } from '../../../worker/worker-unavailable-error.js';
import type { Translate } from '../reader/messages.js';

/**
 * The error message shown in place of a result: that no worker could start; otherwise the figure's own message, or the
 * generic one with the reason.
 */
export function describeFailure(
  t: Translate,
  failure: Error,
  otherwise = t('figure.failed', { reason: failure.message }),
): string {
  return failure instanceof WorkerUnavailableError ? t('figure.noWorker') : otherwise;
}
