import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Drilled } from './kinds.js';
import type { Visited } from './visit.js';

/** A page as it is when all comes: its files, its letters, the elements of its figures. */
export type Whole = Omit<Visited, 'found'>;

/** The files that a page asked for and the drills that it passed, which hold as long as the page is what it was. */
interface OfPage extends Whole {
  readonly stamp: string;
  readonly good: string[];
}

/**
 * The results of drills, kept in a file: a drill that was broken off goes on where it was, and after another build it goes through
 * those pages again that have changed. Names of files have hashes of what is in them, and pages name their files.
 */
export class Journal {
  readonly #file: string;
  readonly #dist: string;
  readonly #pages: Record<string, OfPage>;

  constructor(folder: string, dist: string) {
    mkdirSync(folder, { recursive: true });
    this.#file = join(folder, 'pages.json');
    this.#dist = dist;
    this.#pages = existsSync(this.#file)
      ? (JSON.parse(readFileSync(this.#file, 'utf8')) as Record<string, OfPage>)
      : {};
  }

  /** The page as it is when all comes, from a visit of this build or an earlier drill. */
  async visited(place: Drilled, visit: () => Promise<Whole>): Promise<Whole> {
    const { path } = place;
    const known = this.#pages[path];
    if (known && known.stamp === this.#stamp(place, known.assets)) return known;
    const { assets, letters, parts } = await visit();
    const page = { stamp: this.#stamp(place, assets), assets, letters, parts, good: [] };
    this.#pages[path] = page;
    this.#write();
    return page;
  }

  isGood = (path: string, drill: string): boolean => this.#pages[path]?.good.includes(drill) === true;

  setGood(path: string, drill: string): void {
    this.#pages[path]?.good.push(drill);
    this.#write();
  }

  #write(): void {
    // A drill may be broken off at any time, and a file that is half written would forget all.
    writeFileSync(`${this.#file}.new`, JSON.stringify(this.#pages));
    renameSync(`${this.#file}.new`, this.#file);
  }

  /** Tells a page with its files from what it was in another build. */
  #stamp({ path, html = '' }: Drilled, assets: readonly string[]): string {
    const hash = createHash('sha256').update(html);
    const page = join(path.replace(/\?.*$/, ''), 'index.html');
    for (const file of [page, ...assets]) {
      const place = join(this.#dist, file);
      hash.update(file).update(existsSync(place) ? readFileSync(place) : '');
    }
    return hash.digest('hex');
  }
}
