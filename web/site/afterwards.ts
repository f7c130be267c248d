import { keepForOffline } from './offline.js';

/** Starts everything that no figure waits for: its code comes after theirs. */
export function wakeAfterwards(): void {
  keepForOffline();
  if (document.querySelector('.chapters'))
    void import('./contents/contents-progress.js').then(({ followProgress }) => followProgress());
  if (document.querySelector('.term')) void import('./term-notes.js').then(({ wakeTermNotes }) => wakeTermNotes());
}
