// Made from the tables of the C++ core by tests/wasm-api/table/write.ts; do not edit.

declare module '*/build/wasm/clock.mjs' {
  const create: import('./raw.js').Glue['default'];
  export default create;
}

declare module '*/build/wasm/core.mjs' {
  const create: import('./raw.js').Glue['default'];
  export default create;
}

declare module '*/build/wasm/training.mjs' {
  const create: import('./raw.js').Glue['default'];
  export default create;
}
