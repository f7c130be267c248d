// Made from the tables of the C++ core by tests/wasm-api/table/write.ts; do not edit.
import { array, choice, even, real, whole, type Fields } from '../field.js';

export const traceForward: Fields['traceForward'] = {
  task: choice(['who-bit-whom', 'words-before', 'mirror', 'nearest-noun', 'random-walk', 'recall'], 'nearest-noun'),
  encoding: choice(['none', 'learned', 'sinusoidal', 'shaw', 't5', 'alibi', 'rotary'], 'none'),
  mask: choice(['none', 'causal'], 'causal'),
  layers: whole(1, 2, 1),
  heads: whole(1, 8, 4),
  dimensions: even(16, 128, 32),
  clip: whole(1, 64, 8),
  buckets: even(4, 28, 16),
  layout: choice(['neighbours', 'halves'], 'halves'),
  permuted: whole(0, 1, 0),
  weights: array('Float64Array', 400000, real(-1000000, 1000000, 0), []),
  words: array('Int32Array', 32, whole(0, 23, 0), []),
};
