import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Drilled } from './kinds.js';

/** The files that a page asked for and the drills that it passed, which hold as long as the page is what it was. */
interface OfPage {
  readonly stamp: string;
  readonly assets: readonly string[];
  readonly letters: number;
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

  /** The files of a page, from a visit of this build or an earlier drill. */
  async visited(
    place: Drilled,
    visit: () => Promise<{ assets: readonly string[]; letters: number }>,
  ): Promise<readonly string[]> {
    const { path } = place;
    const known = this.#pages[path];
    if (known && known.stamp === this.#stamp(place, known.assets)) return known.assets;
    const { assets, letters } = await visit();
    this.#pages[path] = { stamp: this.#stamp(place, assets), assets, letters, good: [] };
    this.#write();
    return assets;
  }

  /** The number of letters that the page has when all comes. */
  letters = (path: string): number => this.#pages[path]?.letters ?? 0;

  isGood = (path: string, drill: string): boolean => this.#pages[path]?.good.includes(drill) === true;

  setGood(path: string, drill: string): void {
    this.#pages[path]?.good.push(drill);
    this.#write();
  }

  #write(): void {
    writeFileSync(this.#file, JSON.stringify(this.#pages));
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
