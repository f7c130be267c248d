// Made from the tables of the C++ core by tests/wasm-api/table/write.ts; do not edit.
import { above, array, choice, even, real, whole, type Fields } from '../field.js';

export const rotate: Fields['rotate'] = {
  vector: array('Float64Array', 4096, real(-1000000, 1000000, 0), []),
  position: real(-(2 ** 53), 2 ** 53, 1),
  base: above(1, 10000),
  layout: choice(['neighbours', 'halves'], 'neighbours'),
  rotary: even(0, 4096, 0),
};

export const rotaryScores: Fields['rotaryScores'] = {
  query: array('Float64Array', 4096, real(-1000000, 1000000, 0), []),
  key: array('Float64Array', 4096, real(-1000000, 1000000, 0), []),
  base: above(1, 10000),
  layout: choice(['neighbours', 'halves'], 'neighbours'),
  rotary: even(0, 4096, 0),
  firstDistance: real(-(2 ** 53), 2 ** 53 - 1, 0),
  distances: whole(1, 131072, 64),
};

export const rotaryDraws: Fields['rotaryDraws'] = {
  dimensions: even(2, 4096, 64),
  base: above(1, 10000),
  words: choice(['same', 'independent'], 'same'),
  draws: whole(2, 65536, 100),
  seed: whole(0, 2 ** 53 - 1, 1),
  distances: whole(1, 131072, 65),
  stride: whole(1, 131072, 16),
};

export const rotaryFrequencies: Fields['rotaryFrequencies'] = {
  dimensions: even(2, 4096, 128),
  base: above(1, 10000),
  scaling: choice(['none', 'linear', 'ntk', 'dynamic', 'yarn', 'llama3', 'longrope', 'proportional'], 'none'),
  factor: real(1, 2 ** 20, 8),
  originalLength: whole(2, 2 ** 30, 4096),
  length: whole(1, 2 ** 30, 4096),
  betaFast: above(0, 32),
  betaSlow: above(0, 1),
  truncate: whole(0, 1, 1),
  ramp: choice(['code', 'paper'], 'code'),
  lowFactor: above(0, 1),
  highFactor: above(0, 4),
  share: real(0, 1, 0.25),
  factors: array('Float64Array', 2048, real(0.000001, 1000000, 0), []),
};
