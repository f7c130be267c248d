// Made from the tables of the C++ core by tests/wasm-api/table/write.ts; do not edit.
import { above, choice, even, real, whole, type Fields } from '../field.js';

export const rotation: Fields['rotation'] = {
  position: real(-(2 ** 53), 2 ** 53, 5),
  shift: real(-(2 ** 53), 2 ** 53, 5),
  dimensions: even(2, 4096, 16),
  base: above(1, 10000),
  layout: choice(['interleaved', 'halves'], 'interleaved'),
};

export const learnedShift: Fields['learnedShift'] = {
  positions: whole(2, 512, 100),
  from: whole(-(2 ** 52), 2 ** 52, 0),
  shift: whole(-(2 ** 52), 2 ** 52, 5),
  dimensions: even(2, 32, 8),
  base: above(1, 10000),
  seed: whole(0, 2 ** 53 - 1, 1),
};
