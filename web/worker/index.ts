export { CoreWorker, type Progress } from './client.js';
export type { Job, Outcome } from './job.js';
