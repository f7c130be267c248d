/** A page, a section or a term that a search can find. */
export interface Entry {
  readonly title: string;
  /** The second line of a result: a description, the title of a section's page, or the meaning of a term. */
  readonly about: string;
  /** Relative to the root of the site. */
  readonly url: string;
}

const normalize = (text: string): string => text.normalize('NFKC').toLowerCase().replaceAll('’', "'");

/**
 * The entries that contain every word of a query, those with all of them in the title first. A Latin word matches from its
 * start; Chinese, which has no spaces, matches anywhere.
 */
export function findEntries(entries: readonly Entry[], query: string): Entry[] {
  const patterns = normalize(query)
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => {
      const escaped = word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
      return new RegExp(/^[a-z0-9]/.test(word) ? `(?<![a-z0-9])${escaped}` : escaped);
    });
  if (patterns.length === 0) return [];
  const matches = (text: string): boolean => patterns.every((pattern) => pattern.test(normalize(text)));
  const found = entries.filter(({ title, about }) => matches(`${title} ${about}`));
  return [...found.filter(({ title }) => matches(title)), ...found.filter(({ title }) => !matches(title))];
}
