import { sentence } from './faults/fault.js';
import { keepForOffline, keepingHere } from './offline.js';

/** A term stays a link to the glossary, a list of chapters has no marks. */
const doWithout = (): void => undefined;

/**
 * The marks of the contents wait until a list of chapters is in sight: the menu is opened, or the reader is there. So does what
 * counts a chapter as read, until its end is.
 */
function followContents(): void {
  const end = document.querySelector('article > section.exercises, .pager');
  const parts = [...document.querySelectorAll('.chapters'), end].filter((part) => part !== null);
  const near = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    near.disconnect();
    void import('./contents/contents-progress.js').then(({ followProgress }) => followProgress(end), doWithout);
  });
  for (const part of parts) near.observe(part);
}

/** Brings what keeps the tour into its place at the foot of the page once that is unfolded. What did not come is asked for again the next time. */
function followDevice(place: HTMLDetailsElement): void {
  let isComing = false;
  const bring = async (): Promise<void> => {
    if (!place.open || isComing || place.querySelector('pe-device')) return;
    isComing = true;
    place.querySelector('.fault')?.remove();
    await import('./device/pe-device.js').then(
      ({ newDevice }) => place.append(newDevice(keepingHere())),
      () => place.append(sentence('device.fault', 'device-fault')),
    );
    isComing = false;
  };
  const follow = (): void => {
    if (location.hash === `#${place.id}`) place.open = true;
  };
  place.addEventListener('toggle', () => void bring());
  addEventListener('hashchange', follow);
  follow();
  void bring(); // it may have been unfolded before
}

/** Starts everything that no figure waits for: its code comes after theirs. */
export function wakeAfterwards(): void {
  keepForOffline();
  followContents();
  const device = document.querySelector<HTMLDetailsElement>('details.device');
  if (device) followDevice(device);
  if (document.querySelector('.term'))
    void import('./term-notes.js').then(({ wakeTermNotes }) => wakeTermNotes(), doWithout);
}
