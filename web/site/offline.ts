/** Keeps the tour readable without a network, once the page itself has all it needs. */
export function keepForOffline(): void {
  const root = document.documentElement.dataset['root'];
  if (root === undefined || !('serviceWorker' in navigator)) return;
  const register = (): void => {
    // Where it is not allowed (a private window, an insecure origin), the tour is simply not there offline.
    navigator.serviceWorker.register(new URL(`${root}service-worker.js`, location.href)).catch(() => undefined);
  };
  if (document.readyState === 'complete') register();
  else addEventListener('load', register, { once: true });
}
