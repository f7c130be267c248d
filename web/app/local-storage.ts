/** What the tour stores about a reader, on this device only. */
export type StoredChoice = 'theme' | 'language' | 'motion' | 'sentence';

/** Stores a choice. When storage is forbidden or full, the choice holds for this page only. */
export function remember(key: StoredChoice, value: string | undefined): void {
  try {
    if (value === undefined) localStorage.removeItem(`posenc.${key}`);
    else localStorage.setItem(`posenc.${key}`, value);
  } catch {
    // See above.
  }
}

export function recall(key: StoredChoice): string | undefined {
  try {
    return localStorage.getItem(`posenc.${key}`) ?? undefined;
  } catch {
    return undefined;
  }
}
