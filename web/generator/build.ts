// Builds the site: `node --import tsx web/generator/build.ts [--draft] [--compress] [--keep OLD_DIST]`. SITE_URL names where it will be read.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

import type * as site from './site.js';
import { importTs } from './import-ts.js';

const { buildSite } = (await importTs('./site.ts')) as typeof site;

const mended = ['ContentError', 'SettingError'];

try {
  const { values } = parseArgs({
    options: {
      draft: { type: 'boolean' },
      compress: { type: 'boolean' },
      keep: { type: 'string' },
    },
  });
  await buildSite({
    draft: values.draft === true,
    compress: values.compress === true,
    // npm starts us in the project's folder, and says where it was called.
    keep: values.keep === undefined ? undefined : resolve(process.env['INIT_CWD'] ?? '', values.keep),
  });
} catch (error) {
  // What authors must mend is a list of places, a setting or an option; anything else is a defect of the build and shows where it came from.
  const isForAuthors =
    error instanceof Error &&
    (mended.includes(error.name) || ('code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')));
  console.error(isForAuthors ? error.message : error);
  process.exitCode = 1;
}
