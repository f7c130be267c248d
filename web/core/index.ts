export { Core } from './core.js';
export type { Table } from './empty-core.js';
export type { ArrayField, ChoiceField, Field, Fields, NumberField, TextField } from './field.js';
export { fields } from './fields.js';
export { moduleCalls, type ModuleName } from './modules.js';
export type { Bytes, MemoryUse } from './embind-types.js';
export type * from './specs.js';
export type { CompiledModule, Wasm } from './wasm.js';
