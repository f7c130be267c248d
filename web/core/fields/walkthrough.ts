// Made from the tables of the C++ core by tests/wasm-api/table/write.ts; do not edit.
import { above, array, choice, even, real, text, whole, type Fields } from '../field.js';

export const windowPixels: Fields['windowPixels'] = {
  width: whole(1, 8192, 512),
  height: whole(1, 8192, 512),
  from: real(-(2 ** 53), 2 ** 53 - 1, 0),
  positions: real(1, 2 ** 53, 512),
  firstDimension: real(0, 4095, 0),
  shownDimensions: real(1, 4096, 128),
  dimensions: even(2, 4096, 128),
  base: above(1, 10000),
  layout: choice(['interleaved', 'halves'], 'interleaved'),
  colours: choice(['viridis', 'RdBu'], 'viridis'),
};

export const attention: Fields['attention'] = {
  words: text(10303, 'I\nlove\nNLP'),
  order: array('Int32Array', 64, whole(0, 63, 0), []),
  seed: whole(0, 2 ** 53 - 1, 1),
  dimensions: even(2, 64, 16),
  code: choice(['none', 'sinusoidal'], 'none'),
  mask: choice(['none', 'causal'], 'none'),
};

export const attempt: Fields['attempt'] = {
  attempt: choice(['integer', 'fraction', 'binary', 'sinusoidal', 'random'], 'sinusoidal'),
  length: whole(4, 2000, 100),
  shift: whole(1, 1999, 1),
  dimensions: even(2, 64, 16),
  base: above(1, 10000),
  seed: whole(0, 2 ** 53 - 1, 1),
};

export const workedExample: Fields['workedExample'] = {
  position: real(-(2 ** 53), 2 ** 53, 1),
  dimensions: even(2, 4096, 4),
  base: above(1, 10000),
};

export const similarity: Fields['similarity'] = {
  position: real(-(2 ** 53), 2 ** 53, 0),
  from: real(-(2 ** 53), 2 ** 53 - 1, 0),
  count: whole(1, 131072, 512),
  dimensions: even(2, 4096, 128),
  base: above(1, 10000),
};

export const similarityRises: Fields['similarityRises'] = {
  positions: whole(2, 131072, 512),
  dimensions: even(2, 4096, 128),
  base: above(1, 10000),
};
