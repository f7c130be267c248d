// Made from the tables of the C++ core by tests/wasm-api/table/write.ts; do not edit.
import { above, array, choice, even, real, text, whole, type Fields } from '../field.js';

export const readBack: Fields['readBack'] = {
  dimensions: even(2, 1024, 64),
  vocabulary: whole(1, 50000, 1000),
  positions: whole(1, 16384, 1024),
  scale: real(0, 100, 1),
  firstTrial: whole(0, 1000000000, 0),
  trials: whole(1, 256, 32),
  seed: whole(0, 2 ** 53 - 1, 1),
  firstWord: whole(0, 49999, 0),
  words: whole(0, 50000, 50000),
  found: array('Int32Array', 256, whole(0, 16383, 0), []),
};

export const addition: Fields['addition'] = {
  word: text(160, 'love'),
  position: real(-(2 ** 53), 2 ** 53, 1),
  dimensions: even(2, 4096, 64),
  base: above(1, 10000),
  scale: real(0, 100, 1),
  timesRoot: choice(['none', 'sqrt'], 'none'),
  seed: whole(0, 2 ** 53 - 1, 1),
};

export const anglesHistogram: Fields['anglesHistogram'] = {
  dimensions: even(2, 4096, 64),
  firstWord: whole(0, 1000000000, 0),
  words: whole(1, 10000, 1000),
  bins: whole(1, 1000, 90),
  seed: whole(0, 2 ** 53 - 1, 1),
};
