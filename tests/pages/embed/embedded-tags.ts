import { readdirSync } from 'node:fs';

/** Those that stand inside sentences, and the one that is made of a page's own text. */
const others = ['pe-scrub', 'pe-value', 'pe-predict'];

/** The figures that stand in other people's pages on lines of their own. */
export const embeddedTags: readonly string[] = readdirSync('web/figures')
  .filter((file) => /^pe-.*\.ts$/.test(file))
  .map((file) => file.replace(/\.ts$/, ''))
  .filter((tag) => !others.includes(tag));
