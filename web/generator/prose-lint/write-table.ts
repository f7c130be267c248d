// Writes the style list into web/content's README: `node --import tsx web/generator/prose-lint/write-table.ts`.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { paths } from '../paths.js';
import { style } from './style.js';
import { withStyle } from './table.js';

const path = join(paths.content, 'README.md');
writeFileSync(path, withStyle(readFileSync(path, 'utf8'), style));
