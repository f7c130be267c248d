// Makes the results of first runs that a page needs and no build has made yet: `node --import tsx web/generator/dev/prepare.ts /en/gps/`.
import { withDecorators } from '../with-decorators.js';
import type * as tours from './tour.js';

const { prepare } = (await withDecorators('./dev/tour.ts')) as typeof tours;
await prepare(process.argv[2] ?? '/');
