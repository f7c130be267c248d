import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Drilled } from './kinds.js';
import type { Visited } from './visit.js';

/** A page without faults: its files, its text length, and the elements of its figures. */
export type Baseline = Omit<Visited, 'found'>;

/** A page's files and passed faults, valid while its hash stays the same. */
interface OfPage extends Baseline {
  readonly stamp: string;
  readonly good: string[];
}

/**
 * The stored results, so that an interrupted drill continues, and a new build repeats only changed pages. File names
 * contain content hashes, and pages name their files.
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

  /** The page without faults, from this run or an earlier one. */
  async visited(place: Drilled, visit: () => Promise<Baseline>): Promise<Baseline> {
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
    // Written atomically, because a drill may be interrupted at any time.
    writeFileSync(`${this.#file}.new`, JSON.stringify(this.#pages));
    renameSync(`${this.#file}.new`, this.#file);
  }

  /** A hash that changes with the page or its files. */
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
