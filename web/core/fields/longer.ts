// Made from the tables of the C++ core by tests/wasm-api/table/write.ts; do not edit.
import { above, array, even, real, whole, type Fields } from '../field.js';

export const seenAngles: Fields['seenAngles'] = {
  frequencies: array('Float64Array', 2048, real(0, 1000000, 0), []),
  trainedFrequencies: array('Float64Array', 2048, real(0, 1000000, 0), []),
  trainedLength: whole(1, 2 ** 30, 4096),
  length: whole(1, 2 ** 30, 32768),
};

export const contextSums: Fields['contextSums'] = {
  dimensions: even(2, 256, 128),
  base: above(1, 10000),
  length: whole(1, 131072, 4096),
  samples: whole(1, 8192, 512),
};

export const contextBase: Fields['contextBase'] = {
  dimensions: even(2, 256, 128),
  length: whole(2, 131072, 4096),
  windows: whole(1, 64, 8),
  sums: whole(1, 2 ** 53 - 1, 2 ** 53 - 1),
  reached: array('Float64Array', 12, real(0, 131072000, 0), []),
};

export const fitScores: Fields['fitScores'] = {
  dimensions: even(2, 256, 128),
  base: above(1, 10000),
  trainedLength: even(2, 2048, 2048),
  length: whole(1, 16384, 4096),
  ridge: real(1e-12, 1000000, 1e-8),
  seed: whole(0, 2 ** 53 - 1, 1),
};
