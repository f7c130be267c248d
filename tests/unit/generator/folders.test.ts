import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

import { expect, test } from 'vitest';

import { root } from '../../support/programs.js';

const maxFiles = 25;

const folders = ['cpp', 'web', 'tests'].flatMap((folder) => [
  folder,
  ...readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ parentPath, name }) => relative(root, join(parentPath, name)))
    .filter((path) => !path.includes('node_modules')), // third-party files of the blogs
]);

/** The number of files directly in a folder. */
const filesIn = (folder: string): number =>
  readdirSync(join(root, folder), { withFileTypes: true }).filter((entry) => entry.isFile()).length;

test(`no folder of cpp, web and tests has more than ${maxFiles} files`, () => {
  expect(folders.length).toBeGreaterThan(100);
  const crowded = folders
    .map((folder) => `${folder}: ${filesIn(folder)}`)
    .filter((folder) => Number(folder.split(': ')[1]) > maxFiles);
  expect(crowded).toEqual([]);
});
