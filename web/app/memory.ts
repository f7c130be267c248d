/** The memory that the tour has of a reader, on this device alone. */
export type Memory = 'theme' | 'language' | 'motion';

/** Storage may be forbidden or full: then the choice holds for this page only. */
export function remember(key: Memory, value: string | undefined): void {
  try {
    if (value === undefined) localStorage.removeItem(`posenc.${key}`);
    else localStorage.setItem(`posenc.${key}`, value);
  } catch {
    // Nothing is lost but the memory.
  }
}

export function remembered(key: Memory): string | undefined {
  try {
    return localStorage.getItem(`posenc.${key}`) ?? undefined;
  } catch {
    return undefined;
  }
}
