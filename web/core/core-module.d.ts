// Made from the tables of the C++ core by tests/seam/table/write.ts; do not edit.

declare module '*/build/wasm/clock.mjs' {
  const create: import('./raw.js').Glue['default'];
  export default create;
}

declare module '*/build/wasm/picture.mjs' {
  const create: import('./raw.js').Glue['default'];
  export default create;
}

declare module '*/build/wasm/words.mjs' {
  const create: import('./raw.js').Glue['default'];
  export default create;
}

declare module '*/build/wasm/shift.mjs' {
  const create: import('./raw.js').Glue['default'];
  export default create;
}

declare module '*/build/wasm/receiver.mjs' {
  const create: import('./raw.js').Glue['default'];
  export default create;
}

declare module '*/build/wasm/addition.mjs' {
  const create: import('./raw.js').Glue['default'];
  export default create;
}

declare module '*/build/wasm/relative.mjs' {
  const create: import('./raw.js').Glue['default'];
  export default create;
}

declare module '*/build/wasm/rope.mjs' {
  const create: import('./raw.js').Glue['default'];
  export default create;
}

declare module '*/build/wasm/longer.mjs' {
  const create: import('./raw.js').Glue['default'];
  export default create;
}

declare module '*/build/wasm/precision.mjs' {
  const create: import('./raw.js').Glue['default'];
  export default create;
}

declare module '*/build/wasm/model.mjs' {
  const create: import('./raw.js').Glue['default'];
  export default create;
}

declare module '*/build/wasm/learned.mjs' {
  const create: import('./raw.js').Glue['default'];
  export default create;
}

declare module '*/build/wasm/core.mjs' {
  const create: import('./raw.js').Glue['default'];
  export default create;
}

declare module '*/build/wasm/jobs.mjs' {
  const create: import('./raw.js').Glue['default'];
  export default create;
}

declare module '*/build/wasm/training.mjs' {
  const create: import('./raw.js').Glue['default'];
  export default create;
}

declare module '*/build/wasm/forward.mjs' {
  const create: import('./raw.js').Glue['default'];
  export default create;
}

declare module '*/build/wasm/panorama.mjs' {
  const create: import('./raw.js').Glue['default'];
  export default create;
}
