// Stands in the page, before every file: so it can say what is wrong when none of them comes. It puts a sentence into each figure
// that does not work, and tries once more what failed.
import type { FaultEvent, FaultTold, Patience } from './fault-told.js';

/** Listens from now on for what fails, and for what the page's scripts tell of themselves. */
export function watchFaults(): void {
  const page = document.documentElement;
  const faultTold: FaultEvent = 'fault-told';
  const patience: Patience = { late: 3_000, missing: 12_000 };
  /** The sentences that stand in the page, by the tag of those that are told of. */
  const said = new Map<string, HTMLElement[]>();
  /** The state that was told of all figures before the text of the page was there. */
  let ofAll: FaultTold | undefined;

  const t = (
    place: Element | null,
    key: string,
    testId: string,
    put: 'prepend' | 'after',
    lacking = '',
  ): HTMLElement[] => {
    const words = document.createElement('p');
    words.className = 'fault';
    words.dataset['testid'] = testId;
    words.textContent =
      document
        .querySelector<HTMLTemplateElement>('#phrases')
        ?.content.querySelector(`[data-phrase='${key}']`)
        ?.textContent.replace('{missing}', lacking) ?? '';
    place?.[put](words);
    return [words];
  };

  const tell = (told: FaultTold): void => {
    const { tag, state, reason, lacking } = told;
    const isAll = tag === '*';
    const isLost = state === 'lost';
    const none = state === 'here';
    const why = state === 'late' ? 'late' : lacking === undefined ? reason : 'browser';
    if (isAll) ofAll = told;
    said.get(tag)?.forEach((words) => words.remove());
    if (isAll || tag === 'pe-predict') {
      // Nobody can vote: what waits for votes is read.
      if (none) delete page.dataset['fault'];
      else if (state !== 'late') page.dataset['fault'] = '';
    }
    const words: HTMLElement[] = [];
    said.set(tag, words);
    if (none) return;
    // Nobody comes to choose one exercise: all of them are there to be read.
    if (isAll) delete page.dataset['one'];
    // What is embedded as in other people's pages says so itself.
    for (const element of document.querySelectorAll(`main ${tag}:not(:defined, .live *)`)) {
      const { localName, shadowRoot } = element;
      if (/^pe-(exercise|progress)/.test(localName)) continue;
      if (!smallTags.includes(localName)) {
        words.push(...t(element, `fault.${why}`, 'figure-fault', 'prepend', lacking));
        if (isLost) shadowRoot?.querySelectorAll('.controls, .tools').forEach((part) => part.remove());
      } else if (isLost) {
        // A phrase or a number stays as text, without a handle.
        shadowRoot?.replaceChildren(document.createElement('slot'));
      }
    }
    if (!isAll || state === 'late') return;
    const title = document.querySelector('section.exercises > h2');
    const ofExercises = `exercises.${lacking === undefined ? 'fault' : 'browser'}`;
    if (title) words.push(...t(title, ofExercises, 'exercise-fault', 'after', lacking));
    if (isLost) document.querySelector('pe-progress')?.remove();
  };

  /** The text of a page as its host has it now, for which nothing is taken from what the browser keeps. */
  const asked = (address: string): Promise<string> =>
    fetch(address, { cache: 'reload' }).then((reply) => (reply.ok ? reply.text() : Promise.reject(new Error(address))));

  const deleted = 'posenc.caches-deleted';

  /** Whether what is kept for reading offline may be at fault: nobody reads it before it is used. It is deleted once a visit. */
  const isSuspect = (): boolean => {
    try {
      return navigator.serviceWorker.controller !== null && sessionStorage.getItem(deleted) === null;
    } catch {
      return false; // there is no service worker, or storage is forbidden
    }
  };

  const deleteCaches = async (): Promise<void> => {
    sessionStorage.setItem(deleted, '');
    const root = new URL(page.dataset['root'] ?? './', location.href).href;
    for (const name of await caches.keys()) if (name.endsWith(` ${root}`)) await caches.delete(name);
  };

  /**
   * Fetches page and scripts anew and loads the page again, if there is hope in it, since a module that failed stays failed for as
   * long as its page: what is kept may be damaged, or the network was at fault.
   */
  const tryAgain = async (isNetworkSuspect: boolean): Promise<boolean> => {
    const isCacheSuspect = isSuspect();
    if (!isNetworkSuspect && !isCacheSuspect) return false;
    const scripts = [...document.querySelectorAll('script[src], link[rel=modulepreload]')].map(
      (script) => script.getAttribute('src') ?? script.getAttribute('href') ?? '',
    );
    try {
      const now = await asked(location.href); // without a network what is kept is all there is
      if (isCacheSuspect) await deleteCaches();
      // Another build than that of this page: its files are not there any more, those of the other one are.
      if (scripts.every((address) => now.includes(address))) await Promise.all(scripts.map(asked));
    } catch {
      return false;
    }
    location.reload();
    return true;
  };

  const [late, missing] = (['late', 'missing'] as const).map((state) =>
    setTimeout(() => tell({ tag: '*', state, reason: 'figure' }), patience[state]),
  );
  const listening = new AbortController();
  const { signal } = listening;
  const rest = (): void => {
    clearTimeout(late);
    clearTimeout(missing);
  };

  // The first script has not begun yet: whatever fails now keeps it from beginning. Afterwards it says itself what fails.
  const fail = ({ target, filename }: Event & { filename?: string }): void => {
    if (!(target instanceof HTMLScriptElement || filename?.startsWith(location.origin))) return;
    listening.abort();
    // A page that was loaded again has been tried.
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    void tryAgain(visit?.type !== 'reload').then((again) => {
      if (again) return;
      rest();
      tell({ tag: '*', state: 'lost', reason: 'figure' });
    });
  };
  addEventListener('error', fail, { capture: true, signal });
  document.addEventListener(faultTold, ({ detail }) => {
    listening.abort();
    if (detail.tag === '*' && detail.state !== 'late' && detail.state !== 'missing') rest();
    tell(detail);
    if (detail.state === 'lost' && detail.lacking === undefined) void tryAgain(false);
  });
  // Figures that have been read in since.
  document.addEventListener('readystatechange', () => ofAll && tell(ofAll));
}

declare global {
  interface DocumentEventMap {
    'fault-told': CustomEvent<FaultTold>;
  }
}
