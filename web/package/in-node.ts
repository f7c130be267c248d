// `positional-encoding-tour` in Node, where pages are rendered: the same exports, with the wasm read from the package.
import './core-in-node.js';

export * from './index.js';
