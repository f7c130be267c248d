import type { Drilled } from './kinds.js';
import type { Fault, Visited } from './visit.js';
import { ways } from './ways.js';

/** A page and its state without faults. */
export interface PageFiles {
  readonly place: Drilled;
  readonly whole: Visited;
}

export interface Planned {
  /** Kind of page, file and fault. */
  readonly name: string;
  readonly place: Drilled;
  readonly whole: Visited;
  readonly fault: Fault;
}

/** Files that fail alike, under a common name: the figures' style sheets, and the faces of a font family. */
const alike: readonly (readonly [RegExp, string])[] = [
  [/\/drawn-[\da-f]{8}\.css$/, '/drawn.css'],
  [/\/KaTeX_[\w-]+\.woff2$/, '/KaTeX.woff2'],
];
const getRole = (asset: string): string => alike.reduce((name, [file, role]) => name.replace(file, role), asset);

/**
 * Each file once per kind of page, on the page with the fewest files; of similar files only the first. The guide shows
 * all figures with the code used by posts, so files that only some posts need belong to single figures and are tested
 * in a post, which takes a tenth of the time.
 */
export function getFaults(pages: readonly PageFiles[]): Planned[] {
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
