import type { Keeping } from './device/device.js';
import { nameOf, type Asked, type Trouble } from './offline/messages.js';
import { remember, remembered } from './memory.js';

/**
 * The service workers of this browser, which keep files for reading without a network. Not every browser has them, and
 * a frame without an origin may not even look for them.
 */
function serviceWorkers(): ServiceWorkerContainer | undefined {
  try {
    return 'serviceWorker' in navigator ? navigator.serviceWorker : undefined;
  } catch {
    return undefined;
  }
}

/** The place in which this tour is kept, if it can be. */
export function keepingHere(): Keeping | undefined {
  const workers = serviceWorkers();
  const root = new URL(document.documentElement.dataset['root'] ?? './', location.href);
  return workers && { workers, root, name: nameOf(root.href) };
}

/** Whether a reader wants data to be saved: then nothing is kept that was not asked for. */
const savesData = (): boolean =>
  (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true;

/**
 * Milliseconds from a page's loading to the keeping of the tour, which takes a whole processor core for seconds: figures that wake and
 * the first gestures come first.
 */
const pageComesFirst = 3_000;

/**
 * Keeps the tour readable without a network in the language that is read, once the page itself has all it needs: unless the reader
 * has deleted it here, or there was no room.
 */
export function keepForOffline(): void {
  const keeping = keepingHere();
  if (!keeping) return;
  const { workers, root, name } = keeping;
  const register = (): void => {
    if (remembered('offline') !== undefined || savesData()) return;
    new BroadcastChannel(name).addEventListener('message', ({ data }: MessageEvent<Trouble>) => {
      if (data === 'full') remember('offline', 'full');
    });
    // Where it is not allowed (a private window, an insecure origin), the tour is simply not there offline.
    workers.register(new URL('service-worker.js', root)).catch(() => undefined);
    const language = document.querySelector<HTMLElement>('[data-language][aria-current]')?.dataset['language'];
    const asked: Asked = { ask: 'language', language: language ?? '' };
    void workers.ready.then(({ active }) => active?.postMessage(asked));
  };
  const wait = (): void => void setTimeout(register, pageComesFirst);
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}
