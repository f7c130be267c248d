// Made from the tables of the C++ core by tests/wasm-api/table/write.ts; do not edit.
import { above, array, choice, even, real, whole, type Fields } from '../field.js';

export const castNumbers: Fields['castNumbers'] = {
  format: choice(['fp32', 'fp16', 'bf16', 'e4m3', 'e5m2'], 'bf16'),
  overflow: choice(['infinite', 'saturate'], 'infinite'),
  values: array('Float64Array', 4096, real(-Number.MAX_VALUE, Number.MAX_VALUE, 0), []),
  codes: array('Float64Array', 4096, whole(0, 2 ** 32 - 1, 0), []),
  below: whole(1, 2 ** 24, 131072),
};

export const castEncoding: Fields['castEncoding'] = {
  kind: choice(['rotary', 'sinusoidal'], 'rotary'),
  dimensions: even(2, 512, 128),
  base: above(1, 10000),
  position: choice(['exact', 'fp32', 'fp16', 'bf16', 'e4m3', 'e5m2'], 'exact'),
  frequency: choice(['exact', 'fp32', 'fp16', 'bf16', 'e4m3', 'e5m2'], 'exact'),
  angle: choice(['exact', 'fp32', 'fp16', 'bf16', 'e4m3', 'e5m2'], 'exact'),
  wave: choice(['exact', 'fp32', 'fp16', 'bf16', 'e4m3', 'e5m2'], 'exact'),
  product: choice(['exact', 'fp32', 'fp16', 'bf16', 'e4m3', 'e5m2'], 'exact'),
  rotated: choice(['exact', 'fp32', 'fp16', 'bf16', 'e4m3', 'e5m2'], 'exact'),
  offset: whole(0, 2 ** 20, 0),
  distance: whole(0, 65536, 100),
  offsets: array('Float64Array', 256, whole(0, 2 ** 20, 0), []),
  draws: whole(1, 1000, 20),
  seed: whole(0, 2 ** 53 - 1, 1),
};
