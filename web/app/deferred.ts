import type { define } from './hydrate.js';
import { initTermNotes } from './glossary-popover.js';
import { markCurrentSection } from './reading/current-section.js';
import { keepForOffline } from './offline.js';
import { whenNear } from './when-near.js';

/** Without this code lists of chapters have no marks, pictures do not dock, and the contents have no search. */
const ignoreFailure = (): void => undefined;

/**
 * Loads the appendix of a chapter when the reader comes near, and the progress marks when a list of chapters comes into view,
 * or the end of the chapter, which marks it as read. There the next chapter's figure comes to life.
 */
function observeEnd(defineFigure: typeof define): void {
  const end = document.querySelector('article > section.exercises, .pager');
  const ends = end ? [end] : [];
  whenNear([...document.querySelectorAll('.chapters'), ...ends], '0px', () => {
    void import('./toc/toc-progress.js').then(({ observeProgress }) => observeProgress(end), ignoreFailure);
  });
  whenNear(ends, '1000px', () => {
    void import('./appendix.js').then(({ initAppendix }) => initAppendix(), ignoreFailure);
  });
  const card = document.querySelector('.card');
  if (card)
    whenNear([card], '500px', () => {
      void import('./reading/next-figure.js')
        .then(({ showNextFigure }) => showNextFigure(card, defineFigure))
        .catch(ignoreFailure);
    });
}

/** Beside the text, high pictures scroll. Those without controls get a tab stop while they do. */
function makeScrollable(): void {
  const resized = new ResizeObserver((entries) => {
    for (const { target } of entries)
      if (target.scrollHeight > target.clientHeight) target.setAttribute('tabindex', '0');
      else target.removeAttribute('tabindex');
  });
  for (const figure of document.querySelectorAll('.scene > [lang]')) {
    const picture = figure.shadowRoot?.querySelector('.picture');
    if (picture && !picture.querySelector('a, button, input, [tabindex]')) resized.observe(picture);
  }
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
export function initDeferred(defineFigure: typeof define): void {
  keepForOffline();
  // In wide windows figures stay beside their text without scripts.
  if (matchMedia('(width >= 1100px)').matches) makeScrollable();
  else void import('./reading/dock-while-reading.js').then(({ dockWhileReading }) => dockWhileReading(), ignoreFailure);
  observeEnd(defineFigure);
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
  if (document.querySelector('.term')) initTermNotes();
}
