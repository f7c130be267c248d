/** Event that asks whether a figure may be put to sleep. Does not bubble. */
const proposal = 'sleep-proposed';

/** Keeps an element from being put to sleep while `busy()` returns true, until the signal aborts. */
export function keepMountedWhile(element: EventTarget, busy: () => boolean, signal?: AbortSignal): void {
  const refuse = (event: Event): void => {
    if (busy()) event.preventDefault();
  };
  element.addEventListener(proposal, refuse, signal ? { signal } : {});
}

/** Whether an element may be put to sleep now. */
export function mayUnmount(element: EventTarget): boolean {
  return element.dispatchEvent(new Event(proposal, { cancelable: true }));
}
