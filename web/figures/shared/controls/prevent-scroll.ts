/** Prevents a touch from scrolling, unless scrolling has already started. */
export function preventScroll(event: TouchEvent): void {
  if (event.cancelable) event.preventDefault();
}
