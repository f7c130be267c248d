// Computes missing prerender data for a page: `node --import tsx web/generator/dev/prepare.ts /en/gps/`.
import { importTs } from '../import-ts.js';
import type * as tours from './tour.js';

const { prepare } = (await importTs('./dev/tour.ts')) as typeof tours;
await prepare(process.argv[2] ?? '/');
