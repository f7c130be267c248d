import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

interface Written {
  readonly build: string;
  readonly assets: Record<string, readonly string[]>;
  readonly letters: Record<string, number>;
  readonly good: string[];
}

/** The results of a drill of one build, kept in a file: a drill that was broken off goes on where it was. */
export class Journal {
  readonly #file: string;
  readonly #written: Written;

  constructor(folder: string, dist: string) {
    mkdirSync(folder, { recursive: true });
    this.#file = join(folder, 'drill.json');
    const build = stampOf(dist);
    const old = existsSync(this.#file) ? (JSON.parse(readFileSync(this.#file, 'utf8')) as Written) : undefined;
    this.#written = old?.build === build ? old : { build, assets: {}, letters: {}, good: [] };
  }

  /** The files of a page, from a visit of this build or an earlier drill. */
  async visited(
    path: string,
    visit: () => Promise<{ assets: readonly string[]; letters: number }>,
  ): Promise<readonly string[]> {
    const known = this.#written.assets[path];
    if (known) return known;
    const { assets, letters } = await visit();
    this.#written.assets[path] = assets;
    this.#written.letters[path] = letters;
    this.#write();
    return assets;
  }

  /** The number of letters that the page has when all comes. */
  letters = (path: string): number => this.#written.letters[path] ?? 0;

  isGood = (drill: string): boolean => this.#written.good.includes(drill);

  setGood(drill: string): void {
    this.#written.good.push(drill);
    this.#write();
  }

  #write(): void {
    writeFileSync(this.#file, JSON.stringify(this.#written));
  }
}

/** Tells builds apart: names of assets have hashes of what is in them; pages are told by their sizes. */
function stampOf(dist: string): string {
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) => !/\.(?:br|gz)$/.test(file));
  const hash = createHash('sha256');
  for (const file of files.toSorted()) hash.update(`${file} ${statSync(join(dist, file)).size}\n`);
  return hash.digest('hex');
}
