// Made from the tables of the C++ core by tests/wasm-api/table/write.ts; do not edit.
import { above, array, choice, even, real, whole, type Fields } from '../field.js';

export const startTraining: Fields['startTraining'] = {
  task: choice(['who-bit-whom', 'words-before', 'mirror', 'nearest-noun', 'random-walk', 'recall'], 'nearest-noun'),
  encoding: choice(['none', 'learned', 'sinusoidal', 'shaw', 't5', 'alibi', 'rotary'], 'none'),
  mask: choice(['none', 'causal'], 'causal'),
  layers: whole(1, 2, 1),
  heads: whole(1, 8, 4),
  dimensions: even(16, 128, 32),
  length: whole(4, 256, 16),
  shortest: whole(0, 256, 0),
  batch: whole(1, 1024, 32),
  rate: real(0.00001, 0.1, 0.003),
  steps: whole(1, 100000, 800),
  distance: whole(1, 15, 3),
  repeated: whole(0, 1, 0),
  tableStart: real(0, 2, 0.3),
  clip: whole(1, 64, 8),
  buckets: even(4, 28, 16),
  seed: whole(0, 2 ** 53 - 1, 1),
};

export const train: Fields['train'] = {
  run: whole(1, 2 ** 53 - 1, 1),
  steps: whole(1, 1000, 1),
  pieces: whole(0, 1000, 0),
};

export const evaluate: Fields['evaluate'] = {
  run: whole(1, 2 ** 53 - 1, 1),
  length: whole(4, 256, 16),
  sequences: whole(1, 16384, 512),
  firstSequence: whole(0, 1000000000, 0),
  seed: whole(0, 2 ** 53 - 1, 1),
  scaling: choice(['none', 'linear', 'ntk', 'yarn'], 'none'),
  factor: real(1, 64, 1),
  betaFast: above(0, 32),
};

export const continueTraining: Fields['continueTraining'] = {
  run: whole(1, 2 ** 53 - 1, 1),
  length: whole(4, 256, 64),
  steps: whole(0, 1000, 0),
  scaling: choice(['none', 'linear', 'ntk', 'yarn'], 'none'),
  factor: real(1, 64, 1),
  betaFast: above(0, 32),
};

export const attentionOf: Fields['attentionOf'] = {
  run: whole(1, 2 ** 53 - 1, 1),
  words: array('Int32Array', 256, whole(0, 23, 0), []),
  length: whole(4, 256, 16),
  seed: whole(0, 2 ** 53 - 1, 1),
};

export const positionTable: Fields['positionTable'] = {
  run: whole(1, 2 ** 53 - 1, 1),
};

export const weights: Fields['weights'] = {
  run: whole(1, 2 ** 53 - 1, 1),
};

export const endTraining: Fields['endTraining'] = {
  run: whole(1, 2 ** 53 - 1, 1),
};
