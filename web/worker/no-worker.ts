/** There is no worker to be had: its code or its core did not load, or the page's policy forbids it. */
export class NoWorker extends Error {
  override readonly name = 'NoWorker';
}
