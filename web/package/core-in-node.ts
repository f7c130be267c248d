// `positional-encoding-tour/core` in Node, which has no fetch for files: the wasm is read from the package.
import { readFile } from 'node:fs/promises';

import { readBytesBy } from '../core/own-bytes.js';

// Where the package has it (web/build/package.ts), seen from this file.
readBytesBy((name) => readFile(new URL(`../wasm/${name}.wasm`, import.meta.url)));

export * from '../core/index.js';
