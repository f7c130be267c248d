import { keepForOffline } from './offline.js';

/** A term stays a link to the glossary, a list of chapters has no marks. */
const doWithout = (): void => undefined;

/**
 * The marks of the contents wait until a list of chapters is in sight: the menu is opened, or the reader is there. So does what
 * counts a chapter as read, until its end is.
 */
function observeContents(): void {
  const end = document.querySelector('article > section.exercises, .pager');
  const parts = [...document.querySelectorAll('.chapters'), end].filter((part) => part !== null);
  const near = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    near.disconnect();
    void import('./toc/contents-progress.js').then(({ observeProgress }) => observeProgress(end), doWithout);
  });
  for (const part of parts) near.observe(part);
}

/** Starts everything that no figure waits for: its code comes after theirs. */
export function initDeferred(): void {
  keepForOffline();
  observeContents();
  if (document.querySelector('.term'))
    void import('./term-notes.js').then(({ initTermNotes }) => initTermNotes(), doWithout);
}
