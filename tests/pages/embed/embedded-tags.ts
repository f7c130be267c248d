import { readdirSync } from 'node:fs';

/** Those that stand inside sentences, and those that are made of a page's own text. */
const others = ['pe-act', 'pe-scrub', 'pe-value', 'pe-predict'];

/** The figures that stand in other people's pages on lines of their own: each has a room, and what figures share is none. */
export const embeddedTags: readonly string[] = readdirSync('web/figures', { recursive: true, encoding: 'utf8' })
  .flatMap((file) => /^(?!shared\b)[\w-]+[\\/](pe-[\w-]+)\.ts$/.exec(file)?.[1] ?? [])
  .filter((tag) => !others.includes(tag))
  .sort();
