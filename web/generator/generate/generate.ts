// `npm run generate`: writes the generated TypeScript, which git ignores. Imports none of it, and does not touch files
// that are up to date.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { filesUnder, write } from '../files.js';
import { paths } from '../paths.js';
import { getCoreFiles } from './core-files.js';
import { readTable } from './core-table.js';
import { classesFile, manifestsFile, tagsFile } from './tags-file.js';

const files = {
  ...getCoreFiles(readTable()),
  'package/tags.ts': tagsFile(),
  'generator/figures/figure-manifests.ts': manifestsFile(),
  'generator/figures/figure-classes.ts': classesFile(),
};

for (const [file, text] of Object.entries(files)) {
  const path = join(paths.web, file);
  if (!existsSync(path) || readFileSync(path, 'utf8') !== text) write(paths.web, file, text);
}

// These folders contain generated files only.
for (const folder of ['core/fields', 'core/modules'])
  for (const file of filesUnder(join(paths.web, folder)))
    if (!Object.hasOwn(files, `${folder}/${file}`)) rmSync(join(paths.web, folder, file));
