// Made from the tables of the C++ core by tests/wasm-api/table/write.ts; do not edit.
import { above, choice, even, real, whole, type Fields } from '../field.js';

export const hands: Fields['hands'] = {
  position: real(-(2 ** 53), 2 ** 53, 0),
  dimensions: even(2, 4096, 16),
  base: above(1, 10000),
  unit: choice(['radian', 'half-turn'], 'radian'),
};

export const wave: Fields['wave'] = {
  dimension: whole(0, 4095, 0),
  dimensions: even(2, 4096, 128),
  base: above(1, 10000),
  layout: choice(['interleaved', 'halves'], 'interleaved'),
  from: real(-(2 ** 53), 2 ** 53, 0),
  to: real(-(2 ** 53), 2 ** 53, 100),
  samples: whole(2, 8192, 101),
};

export const binary: Fields['binary'] = {
  position: whole(0, 2 ** 53 - 1, 0),
  digits: whole(1, 53, 8),
};

export const fingerprint: Fields['fingerprint'] = {
  position: real(-(2 ** 53), 2 ** 53, 0),
  dimensions: even(2, 4096, 128),
  base: above(1, 10000),
  layout: choice(['interleaved', 'halves'], 'interleaved'),
};

export const compare: Fields['compare'] = {
  position: real(-(2 ** 53), 2 ** 53, 0),
  other: real(-(2 ** 53), 2 ** 53, 1),
  dimensions: even(2, 4096, 128),
  base: above(1, 10000),
};

export const sinusoidalTable: Fields['sinusoidalTable'] = {
  positions: whole(1, 131072, 64),
  dimensions: even(2, 4096, 128),
  base: above(1, 10000),
  offset: whole(-(2 ** 53), 2 ** 53, 0),
  layout: choice(['interleaved', 'halves'], 'interleaved'),
};
