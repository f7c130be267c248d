// Computes missing prerender data for a page: `node web/generator/run.mjs dev/prepare.ts /en/gps/`.
import { prepare } from './tour.js';

await prepare(process.argv[2] ?? '/');
