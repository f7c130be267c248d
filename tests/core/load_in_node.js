// Emscripten 3.1.6 would fetch the test program's own file, which Node 18 and later answer with a network error.
Module['wasmBinary'] = require('fs').readFileSync(__filename.replace(/\.js$/, '.wasm'));
