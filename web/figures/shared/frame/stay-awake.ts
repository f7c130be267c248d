/** Asked of a figure before it is put away for a while; it bubbles to nobody. */
const proposal = 'sleep-proposed';

/** Lets an element be put away only while nothing is under way that would be lost. */
export function stayAwakeWhile(element: EventTarget, busy: () => boolean): void {
  element.addEventListener(proposal, (event) => {
    if (busy()) event.preventDefault();
  });
}

/** True if an element may be put away now. */
export function maySleep(element: EventTarget): boolean {
  return element.dispatchEvent(new Event(proposal, { cancelable: true }));
}
