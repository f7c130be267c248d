export { doneHere } from './here.js';
export { getJob, type Job, type Outcome } from './job.js';
export { Jobs, jobs } from './jobs.js';
export { NoWorker } from './no-worker.js';
export type { Run } from './run.js';
