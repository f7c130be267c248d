// Made from the tables of the C++ core by tests/wasm-api/table/write.ts; do not edit.
import { array, real, whole, type Fields } from '../field.js';

export const tableShape: Fields['tableShape'] = {
  values: array('Float32Array', 262144, real(-1000000, 1000000, 0), [1, 0, 0, 1]),
  positions: whole(2, 256, 2),
  dimensions: whole(2, 128, 2),
  axes: array('Float64Array', 256, real(-1000000, 1000000, 0), []),
};
