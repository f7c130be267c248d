import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { paths } from '../paths.js';

/**
 * The tags of all figures, in alphabetical order. A folder with a manifest is a figure, named like its tag without
 * `pe-`.
 */
export const figureTags: readonly string[] = readdirSync(paths.figures)
  .filter((folder) => existsSync(join(paths.figures, folder, 'manifest.ts')))
  .map((folder) => `pe-${folder}`)
  .toSorted();

export const exerciseTag = 'pe-exercise';

/** The module that defines a tag, below `web/` and without extension: `figures/clock/pe-clock`. */
export const getModule = (tag: string): string =>
  `${tag === exerciseTag ? 'exercises' : `figures/${tag.slice('pe-'.length)}`}/${tag}`;

/** The name of the class in that module: `PeWorkedExample`. */
export const getClassName = (tag: string): string =>
  tag.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
