import { ownKey } from '../controls/slider-keys.js';

/** The menu item that a key moves to, as in WAI-ARIA: arrows wrap around, Home, End, and first letters. */
export function itemAfter(event: KeyboardEvent, items: readonly HTMLElement[]): HTMLElement | undefined {
  const key = ownKey(event);
  const at = items.indexOf(event.currentTarget as HTMLElement);
  if (key === 'ArrowDown') return items[(at + 1) % items.length];
  if (key === 'ArrowUp') return items.at(at - 1);
  if (key === 'Home') return items[0];
  if (key === 'End') return items.at(-1);
  if ([...key].length !== 1 || key === ' ') return undefined;
  const others = [...items.slice(at + 1), ...items.slice(0, at + 1)];
  return others.find(({ textContent }) => textContent.trim().toLowerCase().startsWith(key.toLowerCase()));
}
