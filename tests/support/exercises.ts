import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

import { root } from './programs.js';

/** An exercise as it is written, as far as tests choose by it. */
export interface WrittenExercise {
  readonly id: string;
  readonly kind: string;
  readonly several?: boolean;
  readonly unit?: string;
}

const folder = join(root, 'web/content/en/exercises');

/** The exercises of all chapters, in their order. */
export const exercises: readonly WrittenExercise[] = readdirSync(folder)
  .filter((file) => file.endsWith('.yaml'))
  .toSorted()
  .flatMap((file) => parse(readFileSync(join(folder, file), 'utf8')) as WrittenExercise[]);
