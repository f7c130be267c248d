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

/** Whether a reader wants data to be saved: then nothing is kept. */
const savesData = (): boolean =>
  (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true;

/** Milliseconds from a page's loading to the keeping of the tour: figures that wake and the first gestures come first. */
const pageComesFirst = 3_000;

async function keepLanguage(workers: ServiceWorkerContainer): Promise<void> {
  const { root = './' } = document.documentElement.dataset;
  const { language } = document.querySelector<HTMLElement>('[data-language][aria-current]')?.dataset ?? {};
  await workers.register(new URL('service-worker.js', new URL(root, location.href)));
  const { active } = await workers.ready;
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => document.querySelector('.offline')?.removeAttribute('hidden');
  active?.postMessage({ language }, [port2]);
}

/** Keeps the tour readable offline in the language that is read, once the page itself has all it needs, and says so at its foot. */
export function keepForOffline(): void {
  const workers = serviceWorkers();
  if (!workers || savesData()) return;
  // Where it is not allowed (a private window, an insecure origin), the tour is simply not there offline.
  const start = (): void => void setTimeout(() => keepLanguage(workers).catch(() => undefined), pageComesFirst);
  if (document.readyState === 'complete') start();
  else addEventListener('load', start, { once: true });
}
