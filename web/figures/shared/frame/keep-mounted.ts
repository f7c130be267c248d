/** Event that asks whether a figure may be put to sleep. Does not bubble. */
const proposal = 'sleep-proposed';

/** Keeps an element from being put to sleep while `busy()` returns true. */
export function keepMountedWhile(element: EventTarget, busy: () => boolean): void {
  element.addEventListener(proposal, (event) => {
    if (busy()) event.preventDefault();
  });
}

/** Whether an element may be put to sleep now. */
export function mayUnmount(element: EventTarget): boolean {
  return element.dispatchEvent(new Event(proposal, { cancelable: true }));
}
