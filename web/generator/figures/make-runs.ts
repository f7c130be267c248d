// Computes prerender data for the build that started this process (first-runs.ts).
import { importTs } from '../import-ts.js';
import type * as firstRuns from './first-runs.js';

const { makeRuns } = (await importTs('./figures/first-runs.ts')) as typeof firstRuns;
await makeRuns();
