// Computes prerender data for the build that started this process (first-runs.ts).
import { makeRuns } from './first-runs.js';

await makeRuns();
