// `positional-encoding-tour/core`: class Core, which finds its wasm wherever the package was bundled, and in Node.
import './wasm-url.js';

export * from '../core/index.js';
