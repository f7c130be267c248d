/** No worker can be started: its code or its wasm didn't load, or the page's CSP forbids it. */
export class WorkerUnavailableError extends Error {
  override readonly name = 'WorkerUnavailableError';
}
