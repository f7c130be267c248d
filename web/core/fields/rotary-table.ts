// Made from the tables of the C++ core by tests/wasm-api/table/write.ts; do not edit.
import { above, even, whole, type Fields } from '../field.js';

export const rotaryTable: Fields['rotaryTable'] = {
  positions: whole(1, 131072, 4096),
  dimensions: even(2, 4096, 128),
  base: above(1, 10000),
  firstPosition: whole(-(2 ** 53), 2 ** 53, 0),
};
