import { keepForOffline } from './offline.js';

/** What the reader first does; until then a term is a link, and nothing of its note is loaded. */
const firstDoings = ['pointerover', 'keydown'];

/** What no figure waits for: its code comes after theirs. */
export function wakeAfterwards(): void {
  keepForOffline();
  if (!document.querySelector('.term')) return;
  const wakeTerms = (): void => void import('./term-notes.js').then(({ wakeTermNotes }) => wakeTermNotes());
  for (const type of firstDoings) addEventListener(type, wakeTerms, { once: true });
}
