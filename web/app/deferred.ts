import { initAppendix } from './appendix.js';
import { markCurrentSection } from './reading/current-section.js';
import { keepForOffline } from './offline.js';

/**
 * Without this code a term stays a link to the glossary, lists of chapters have no marks, pictures do not dock, and the
 * contents have no search.
 */
const ignoreFailure = (): void => undefined;

/**
 * Loads the progress marks when a list of chapters comes into view, or the end of the chapter, which marks it as read.
 */
function observeContents(): void {
  const end = document.querySelector('article > section.exercises, .pager');
  const parts = [...document.querySelectorAll('.chapters'), end].filter((part) => part !== null);
  const near = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    near.disconnect();
    void import('./toc/toc-progress.js').then(({ observeProgress }) => observeProgress(end), ignoreFailure);
  });
  for (const part of parts) near.observe(part);
}

/** Loads the search when the table of contents is opened. */
function loadSearch(): void {
  const contents = document.querySelector<HTMLDetailsElement>('details.contents');
  const load = (): void =>
    void import('./search/search.js').then(({ initSearch }) => contents && initSearch(contents), ignoreFailure);
  if (contents?.open) load();
  else contents?.addEventListener('toggle', load, { once: true });
}

/** Starts what no figure waits for; its code loads after theirs. */
export function initDeferred(): void {
  keepForOffline();
  // In wide windows figures stay beside their text without scripts.
  if (matchMedia('(width < 1100px)').matches)
    void import('./reading/dock-while-reading.js').then(({ dockWhileReading }) => dockWhileReading(), ignoreFailure);
  observeContents();
  initAppendix();
  loadSearch();
  const bar = document.querySelector<HTMLElement>('.bar');
  if (bar) markCurrentSection(bar);
  const deck = document.querySelector<HTMLElement>('.deck');
  // Without its code, all cards are in sight.
  if (deck)
    void import('./reading/deck.js').then(
      ({ initDeck }) => initDeck(deck),
      () => deck.classList.remove('deck'),
    );
  if (document.querySelector('.term'))
    void import('./glossary-popover.js').then(({ initTermNotes }) => initTermNotes(), ignoreFailure);
}
