// Inline in every page, so that it can show an error when no file loads. It puts a message into each figure that does not work, and
// tries once to load again what failed.
import type { LoadStatusEvent, LoadStatus, Patience } from './load-error-event.js';

/** Listens for scripts that fail, and for the load status that the page's scripts report. */
export function watchLoading(): void {
  const page = document.documentElement;
  const loadStatus: LoadStatusEvent = 'load-status';
  const patience: Patience = { late: 3_000, missing: 12_000 };
  /** The messages in the page, by tag. */
  const messages = new Map<string, HTMLElement[]>();
  /** The last status of the whole page: figures that are parsed later get it as well. */
  let pageStatus: LoadStatus | undefined;

  const showMessage = (
    place: Element | null,
    key: string,
    testId: string,
    put: 'prepend' | 'after',
    lacking = '',
  ): HTMLElement[] => {
    const message = document.createElement('p');
    message.className = 'fault';
    message.dataset['testid'] = testId;
    message.textContent =
      document
        .querySelector<HTMLTemplateElement>('#phrases')
        ?.content.querySelector(`[data-phrase='${key}']`)
        ?.textContent.replace('{missing}', lacking) ?? '';
    place?.[put](message);
    return [message];
  };

  const show = (status: LoadStatus): void => {
    const { tag, state, reason, lacking } = status;
    const isAll = tag === '*';
    const hasFailed = state === 'failed';
    const isLoaded = state === 'loaded';
    const why = state === 'late' ? 'late' : lacking === undefined ? reason : 'browser';
    if (isAll) pageStatus = status;
    messages.get(tag)?.forEach((message) => message.remove());
    if (isAll || tag === 'pe-predict') {
      // Nobody can make a prediction, so the answers are shown.
      if (isLoaded) delete page.dataset['fault'];
      else if (state !== 'late') page.dataset['fault'] = '';
    }
    const shown: HTMLElement[] = [];
    messages.set(tag, shown);
    if (isLoaded) return;
    // No exercise can be chosen, so all of them are shown.
    if (isAll) delete page.dataset['one'];
    // Figures that are embedded as in other people's pages report their own errors.
    for (const element of document.querySelectorAll(`main ${tag}:not(:defined, .live *)`)) {
      const { localName, shadowRoot } = element;
      if (/^pe-(exercise|progress)/.test(localName)) continue;
      if (!smallTags.includes(localName)) {
        shown.push(...showMessage(element, `fault.${why}`, 'figure-fault', 'prepend', lacking));
        if (hasFailed) shadowRoot?.querySelectorAll('.controls, .tools').forEach((part) => part.remove());
      } else if (hasFailed) {
        // A phrase or a number becomes plain text.
        shadowRoot?.replaceChildren(document.createElement('slot'));
      }
    }
    if (!isAll || state === 'late') return;
    const title = document.querySelector('section.exercises > h2');
    const ofExercises = `exercises.${lacking === undefined ? 'fault' : 'browser'}`;
    if (title) shown.push(...showMessage(title, ofExercises, 'exercise-fault', 'after', lacking));
    if (hasFailed) document.querySelector('pe-progress')?.remove();
  };

  /** A file from the network, not from the browser's cache. */
  const fetchFresh = (address: string): Promise<string> =>
    fetch(address, { cache: 'reload' }).then((reply) => (reply.ok ? reply.text() : Promise.reject(new Error(address))));

  const deletedKey = 'posenc.caches-deleted';

  /** Whether the offline cache may hold a damaged file: nothing checks its entries. It is deleted at most once a visit. */
  const isSuspect = (): boolean => {
    try {
      return navigator.serviceWorker.controller !== null && sessionStorage.getItem(deletedKey) === null;
    } catch {
      return false; // there is no service worker, or storage is forbidden
    }
  };

  const deleteCaches = async (): Promise<void> => {
    sessionStorage.setItem(deletedKey, '');
    const root = new URL(page.dataset['root'] ?? './', location.href).href;
    for (const name of await caches.keys()) if (name.endsWith(` ${root}`)) await caches.delete(name);
  };

  /**
   * Fetches page and scripts again and reloads the page, if that can help: the network failed, or the cache is damaged. A module
   * that failed to load stays failed until its page is reloaded.
   */
  const tryAgain = async (isNetworkSuspect: boolean): Promise<boolean> => {
    const isCacheSuspect = isSuspect();
    if (!isNetworkSuspect && !isCacheSuspect) return false;
    const scripts = [...document.querySelectorAll('script[src], link[rel=modulepreload]')].map(
      (script) => script.getAttribute('src') ?? script.getAttribute('href') ?? '',
    );
    try {
      const now = await fetchFresh(location.href); // fails without a network: then the cache is all there is
      if (isCacheSuspect) await deleteCaches();
      // A page of another build has other files, and those of this page are gone.
      if (scripts.every((address) => now.includes(address))) await Promise.all(scripts.map(fetchFresh));
    } catch {
      return false;
    }
    location.reload();
    return true;
  };

  const [late, missing] = (['late', 'missing'] as const).map((state) =>
    setTimeout(() => show({ tag: '*', state, reason: 'figure' }), patience[state]),
  );
  const listening = new AbortController();
  const { signal } = listening;
  const stopTimers = (): void => {
    clearTimeout(late);
    clearTimeout(missing);
  };

  // Until the first script runs, any script that fails keeps it from running. Afterwards it reports what fails itself.
  const fail = ({ target, filename }: Event & { filename?: string }): void => {
    if (!(target instanceof HTMLScriptElement || filename?.startsWith(location.origin))) return;
    listening.abort();
    // After a reload there is no second try.
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    void tryAgain(visit?.type !== 'reload').then((again) => {
      if (again) return;
      stopTimers();
      show({ tag: '*', state: 'failed', reason: 'figure' });
    });
  };
  addEventListener('error', fail, { capture: true, signal });
  document.addEventListener(loadStatus, ({ detail }) => {
    listening.abort();
    if (detail.tag === '*' && detail.state !== 'late' && detail.state !== 'missing') stopTimers();
    show(detail);
    if (detail.state === 'failed' && detail.lacking === undefined) void tryAgain(false);
  });
  document.addEventListener('readystatechange', () => pageStatus && show(pageStatus));
}

declare global {
  interface DocumentEventMap {
    'load-status': CustomEvent<LoadStatus>;
  }
}
