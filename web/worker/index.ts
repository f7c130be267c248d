export { CoreWorker, type Progress } from './client.js';
export type { Job, Outcome } from './job.js';
export { NoWorker } from './no-worker.js';
