// Makes first runs of figures for the build that started this process (first-runs.ts).
import { withDecorators } from '../with-decorators.js';
import type * as firstRuns from './first-runs.js';

const { makeRuns } = (await withDecorators('./figures/first-runs.ts')) as typeof firstRuns;
await makeRuns();
