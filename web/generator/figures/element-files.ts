import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { paths } from '../paths.js';

/** The folders of all figures below `web/figures/`, in alphabetical order. A folder with a manifest is a figure. */
export const figureFolders: readonly string[] = readdirSync(paths.figures)
  .filter((folder) => existsSync(join(paths.figures, folder, 'manifest.ts')))
  .toSorted();

/** The tags of all figures: the names of their folders with `pe-` in front. */
export const figureTags: readonly string[] = figureFolders.map((folder) => `pe-${folder}`);

/** The tag of all exercises. */
export const exerciseTag = 'pe-exercise';

/** The module that defines a tag, below `web/` and without extension: `figures/clock/pe-clock`. */
export const getModule = (tag: string): string =>
  `${tag === exerciseTag ? 'exercises' : `figures/${tag.slice('pe-'.length)}`}/${tag}`;

/** The name of the class in that module: `PeWorkedExample`. */
export const getClassName = (tag: string): string =>
  tag.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
