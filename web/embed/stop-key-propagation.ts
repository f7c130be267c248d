/** The elements in which a key writes or moves something itself. */
const writable = 'input, textarea, select, [contenteditable], [role="slider"]';

/** Whether a key is meant for the element that has the focus, and not for the page around it. */
function isTyped(event: KeyboardEvent): boolean {
  if ((event.ctrlKey || event.metaKey) && !event.getModifierState('AltGraph')) return false;
  const target = event.composedPath()[0];
  return event.key !== 'Escape' && event.key !== 'Tab' && target instanceof Element && !!target.closest(writable);
}

/**
 * Keys that a figure understands end in it. A host's page that turns its pages by arrows or opens its search by a slash spares
 * fields of text, but what is in a shadow root it cannot see: to the page all keys come from the tag.
 *
 * @param isOurs - Whether the target of an event, as `frame` sees it, is the figure; captions are the host's.
 */
export function stopKeyPropagation(frame: HTMLElement, isOurs: (target: EventTarget | null) => boolean): void {
  for (const type of ['keydown', 'keypress', 'keyup'] as const)
    frame.addEventListener(type, (event) => {
      if (isOurs(event.target) && (event.defaultPrevented || isTyped(event))) event.stopPropagation();
    });
}
