/** The key of an event, or none: with Ctrl, Alt or Command it is the browser's, and goes back, to the top, or closer. */
export function ownKey({
  key,
  ctrlKey,
  altKey,
  metaKey,
}: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'altKey' | 'metaKey'>): string {
  return ctrlKey || altKey || metaKey ? '' : key;
}

/**
 * The step by which a key moves a slider, as WAI-ARIA has it: arrows up and to the right go on by `small`, Page Up by
 * `large`, the others back. Undefined for keys that are no steps; Home and End are the caller's, who knows the ends.
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

/**
 * The place to which a key leads on a slider over the whole numbers from 0 to `last`; undefined for keys that lead
 * nowhere.
 */
export function keyedPlace(key: string, place: number, last: number, large = 10): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  const step = keyedStep(key, 1, large);
  return step === undefined ? undefined : Math.min(last, Math.max(0, place + step));
}

/** Keys that point down go on if places are counted downwards. */
const turned: Readonly<Record<string, string>> = {
  ArrowUp: 'ArrowDown',
  ArrowDown: 'ArrowUp',
  PageUp: 'PageDown',
  PageDown: 'PageUp',
};

/**
 * The row to which a key leads on a slider over the rows of a picture, which are counted from the top; undefined as
 * above.
 */
export const keyedRow = (key: string, row: number, last: number): number | undefined =>
  keyedPlace(turned[key] ?? key, row, last);
