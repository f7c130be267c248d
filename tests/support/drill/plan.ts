import type { Whole } from './journal.js';
import type { Drilled } from './kinds.js';
import type { Fault } from './visit.js';
import { ways } from './ways.js';

/** A page, and what it is when all comes. */
export interface Asking {
  readonly place: Drilled;
  readonly whole: Whole;
}

export interface Planned {
  /** The kind of page, the file and its fate. */
  readonly name: string;
  readonly place: Drilled;
  readonly whole: Whole;
  readonly fault: Fault;
}

/** Files that fail alike, each with a name for all of them: the sheets of figures, and the faces of one family of fonts. */
const alike: readonly (readonly [RegExp, string])[] = [
  [/\/drawn-[\da-f]{8}\.css$/, '/drawn.css'],
  [/\/KaTeX_[\w-]+\.woff2$/, '/KaTeX.woff2'],
];
const getRole = (asset: string): string => alike.reduce((name, [file, role]) => name.replace(file, role), asset);

/**
 * Each file once for each kind of page, on the page of that kind which asks for the fewest files; of those that are alike, the
 * first one that is met. The guide shows all figures as a post does, by the same code: so a file that some posts ask for and others
 * do not is one of single figures, and is drilled in a post, which takes a tenth of the time.
 */
export function getFaults(pages: readonly Asking[]): Planned[] {
  const posts = pages.filter(({ place }) => place.kind === 'post').map(({ whole }) => whole.assets);
  const isOfSomePosts = (asset: string): boolean =>
    posts.some((assets) => assets.includes(asset)) && !posts.every((assets) => assets.includes(asset));
  const seen = new Set<string>();
  return pages
    .toSorted((one, other) => one.whole.assets.length - other.whole.assets.length)
    .flatMap(({ place, whole }) =>
      whole.assets.flatMap((asset) => {
        const key = `${place.kind} ${getRole(asset)}`;
        if (seen.has(key) || (place.kind === 'guide' && isOfSomePosts(asset))) return [];
        seen.add(key);
        return ways.map((way) => ({ name: `${key} ${way}`, place, whole, fault: { asset, way } }));
      }),
    );
}
