// Made from the tables of the C++ core by tests/wasm-api/table/write.ts; do not edit.
import { choice, even, whole, type Fields } from '../field.js';

export const positionBias: Fields['positionBias'] = {
  scheme: choice(['alibi', 't5', 'shaw', 'window'], 'alibi'),
  heads: whole(1, 128, 8),
  head: whole(0, 127, 0),
  length: whole(1, 512, 24),
  query: whole(0, 511, 15),
  mask: choice(['none', 'causal'], 'causal'),
  buckets: even(4, 256, 32),
  farthest: whole(3, 4096, 128),
  clip: whole(1, 512, 4),
  window: whole(1, 4096, 8),
  dimensions: whole(1, 64, 16),
  seed: whole(0, 2 ** 53 - 1, 1),
};
