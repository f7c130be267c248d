/** The key of an event; undefined with Ctrl, Alt or Command, which are the browser's shortcuts. */
export function ownKey({
  key,
  ctrlKey,
  altKey,
  metaKey,
}: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'altKey' | 'metaKey'>): string {
  return ctrlKey || altKey || metaKey ? '' : key;
}

/** The listener of a slider: `move` gets what `keyed` makes of a key, and other keys are left to the browser. */
export const onKey =
  <To>(keyed: (key: string) => To | undefined, move: (to: To) => void) =>
  (event: KeyboardEvent): void => {
    const to = keyed(ownKey(event));
    if (to === undefined) return;
    event.preventDefault();
    move(to);
  };

/**
 * The slider step of a key as in WAI-ARIA: arrows up and right add `small`, Page Up adds `large`, the others subtract.
 * Undefined for other keys; the caller handles Home and End.
 */
export function keyedStep(key: string, small = 1, large = 10 * small): number | undefined {
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: small,
    ArrowUp: small,
    ArrowLeft: -small,
    ArrowDown: -small,
    PageUp: large,
    PageDown: -large,
  };
  return steps[key];
}

/** The new value of a slider over integers from 0 to `last`; undefined for other keys. */
export function keyedPlace(key: string, place: number, last: number, large = 10): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  const step = keyedStep(key, 1, large);
  return step === undefined ? undefined : Math.min(last, Math.max(0, place + step));
}

/** Swaps up and down for rows that count from the top. */
const turned: Readonly<Record<string, string>> = {
  ArrowUp: 'ArrowDown',
  ArrowDown: 'ArrowUp',
  PageUp: 'PageDown',
  PageDown: 'PageUp',
};

/** The new row of a slider over rows that count from the top; undefined for other keys. */
export const keyedRow = (key: string, row: number, last: number): number | undefined =>
  keyedPlace(turned[key] ?? key, row, last);
