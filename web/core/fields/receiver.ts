// Made from the tables of the C++ core by tests/wasm-api/table/write.ts; do not edit.
import { above, array, choice, even, real, text, whole, type Fields } from '../field.js';

export const receive: Fields['receive'] = {
  position: real(-(2 ** 53), 2 ** 53, 137),
  sigma: real(0.000001, 100, 0.3),
  seed: whole(0, 2 ** 53 - 1, 1),
  trial: whole(0, 1000100000, 0),
  dimensions: even(2, 4096, 64),
  base: above(1, 10000),
  heard: text(2048, '11111111111111111111111111111111'),
  searchFrom: whole(-(2 ** 53), 2 ** 53 - 2 ** 20, 0),
  searchCount: whole(1, 2 ** 20, 1024),
};

export const decode: Fields['decode'] = {
  vector: array('Float32Array', 4096, real(-1000000, 1000000, 0), [0, 1]),
  dimensions: even(0, 4096, 0),
  base: above(1, 10000),
  layout: choice(['interleaved', 'halves'], 'interleaved'),
  first: whole(-(2 ** 53), 2 ** 53 - 2 ** 20, 0),
  candidates: whole(1, 2 ** 20, 1024),
};

export const likelihood: Fields['likelihood'] = {
  position: real(-(2 ** 53), 2 ** 53, 137),
  sigma: real(0.000001, 100, 0.3),
  seed: whole(0, 2 ** 53 - 1, 1),
  trial: whole(0, 1000100000, 0),
  dimensions: even(2, 4096, 64),
  base: above(1, 10000),
  heard: text(2048, '11111111111111111111111111111111'),
  order: choice(['fast-first', 'slow-first'], 'fast-first'),
  hands: whole(1, 2048, 32),
  rows: whole(0, 64, 8),
  from: real(-(2 ** 53), 2 ** 53 - 2 ** 20, 0),
  positions: real(1, 2 ** 20, 1024),
  pixels: whole(1, 8192, 800),
};

export const cliff: Fields['cliff'] = {
  dimensions: even(2, 4096, 64),
  base: above(1, 10000),
  sigma: real(0.000001, 100, 0.3),
  candidates: whole(2, 16384, 1024),
  firstTrial: whole(0, 1000000000, 0),
  trials: whole(1, 100000, 1000),
  seed: whole(0, 2 ** 53 - 1, 1),
};
