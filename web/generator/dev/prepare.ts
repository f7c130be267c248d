// Makes the results of first runs that a page needs and no build has made yet: `node --import tsx web/generator/dev/prepare.ts /en/gps/`.
import { importTs } from '../import-ts.js';
import type * as tours from './tour.js';

const { prepare } = (await importTs('./dev/tour.ts')) as typeof tours;
await prepare(process.argv[2] ?? '/');
