import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

import { filesUnder, write } from '../files.js';
import { paths } from '../paths.js';
import { compressible } from './rules.js';

// Brotli's default level is the slowest and smallest; gzip's is not.
const kinds: Readonly<Record<string, (content: Uint8Array) => Promise<Uint8Array>>> = {
  '.br': (content) => promisify(brotliCompress)(content),
  '.gz': (content) => promisify(gzip)(content, { level: 9 }),
};

const isPacked = (file: string): boolean => Object.keys(kinds).some((ending) => file.endsWith(ending));

/** Whether a folder contains compressed files. */
export const isCompressed = (folder: string): boolean => existsSync(join(folder, 'index.html.br'));

/**
 * Writes FILE.br and FILE.gz next to the files of a folder, where they are smaller. Results are cached in `cache` by
 * content hash; entries that this build does not use are deleted.
 */
export async function compress(folder: string, cache: string = paths.compressed): Promise<void> {
  mkdirSync(cache, { recursive: true });
  const used = new Set<string>();
  const one = async (file: string): Promise<void> => {
    const content = readFileSync(join(folder, file));
    const name = createHash('sha256').update(content).digest('hex');
    for (const [ending, pack] of Object.entries(kinds)) {
      const cached = join(cache, name + ending);
      used.add(name + ending);
      if (!existsSync(cached)) write(cache, name + ending, await pack(content));
      const packed = readFileSync(cached);
      if (packed.length < content.length) write(folder, file + ending, packed);
    }
  };
  const files = filesUnder(folder).filter((file) => compressible.test(file));
  // As many at once as Node has threads for it.
  const next = async (): Promise<void> => {
    for (let file = files.pop(); file !== undefined; file = files.pop()) await one(file);
  };
  await Promise.all([next(), next(), next(), next()]);
  for (const file of readdirSync(cache)) if (!used.has(file)) rmSync(join(cache, file));
}

/** Filters out the files that `compress` wrote. */
export const uncompressed = (files: readonly string[]): string[] => files.filter((file) => !isPacked(file));
