/** The minimum distance of a popup from the window's edge, in pixels. */
const margin = 8; // pixels

/** Places an open popup below a button, right-aligned; above if there is more room. */
export function placeBelow(popup: HTMLElement | null, button: Element | null): void {
  if (!popup || !button) return;
  const { clientWidth, clientHeight } = document.documentElement;
  const { right, top, bottom } = button.getBoundingClientRect();
  const { offsetWidth, scrollHeight } = popup;
  const [above, below] = [top - margin, clientHeight - bottom - margin];
  const isBelow = below >= scrollHeight || below >= above;
  const room = Math.max(0, isBelow ? below : above);
  const height = Math.min(scrollHeight + 2, room);
  popup.style.maxBlockSize = `${room}px`;
  popup.style.left = `${Math.max(margin, Math.min(right, clientWidth - margin) - offsetWidth)}px`;
  popup.style.top = `${isBelow ? bottom : top - height}px`;
}
