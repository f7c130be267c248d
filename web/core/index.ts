export { Core, type Table } from './core.js';
export { fields, type ChoiceField, type Field, type Fields, type NumberField, type TextField } from './fields.js';
export { clockCalls, type MemoryUse } from './raw.js';
export type * from './addition-specs.js';
export type * from './receiver-specs.js';
export type * from './shift-specs.js';
export type * from './specs.js';
