// Builds the site: `node --import tsx web/build/build.ts [--draft]`. SITE_URL names where it will be read.
import type * as site from './site.js';
import { withDecorators } from './with-decorators.js';

const { buildSite } = (await withDecorators('./site.ts')) as typeof site;

try {
  await buildSite({ draft: process.argv.includes('--draft') });
} catch (error) {
  // What authors must mend is a list of places; anything else is a defect of the build and shows where it came from.
  console.error(error instanceof Error && error.name === 'ContentError' ? error.message : error);
  process.exitCode = 1;
}
