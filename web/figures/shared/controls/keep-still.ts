/** Keeps a finger from scrolling the page, unless it scrolls already: then the browser asks nobody any longer. */
export function keepStill(event: TouchEvent): void {
  if (event.cancelable) event.preventDefault();
}
