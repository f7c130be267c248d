/** No worker can be had: its code or its core did not load, or the page's policy forbids it. */
export class WorkerUnavailableError extends Error {
  override readonly name = 'WorkerUnavailableError';
}
