// Builds the site: `node web/generator/run.mjs build.ts [--draft] [--compress] [--keep OLD_DIST]`. SITE_URL is the
// site's public URL, REPOSITORY_URL that of its repository on GitHub.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

import { buildSite } from './site.js';

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
    // npm runs this in the project's folder; INIT_CWD is the folder that the user was in.
    keep: values.keep === undefined ? undefined : resolve(process.env['INIT_CWD'] ?? '', values.keep),
  });
} catch (error) {
  // Authors get the message only: a list of places, or a setting or option. Anything else is a bug in the build and
  // prints its stack.
  const isForAuthors =
    error instanceof Error &&
    (mended.includes(error.name) || ('code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')));
  console.error(isForAuthors ? error.message : error);
  process.exitCode = 1;
}
