// Made from the tables of the C++ core by tests/seam/table/write.ts; do not edit.
import { hands, binary, fingerprint, compare } from '../fields/clock.js';
import { forward } from '../fields/forward.js';
import { rotate, rotaryScores, rotaryDraws, rotaryFrequencies } from '../fields/rotary.js';

export { default } from '../../../build/wasm/rope.mjs';
export const fields = {
  hands,
  binary,
  fingerprint,
  compare,
  forward,
  rotate,
  rotaryScores,
  rotaryDraws,
  rotaryFrequencies,
};
