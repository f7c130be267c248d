// `positional-encoding-tour/core`: class Core, which finds its wasm wherever the package was bundled, and in Node.
import './find-wasm.js';

export * from '../core/index.js';
