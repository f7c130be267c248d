import { expect, test } from 'vitest';

import type { Unit } from '../../web/core/index.js';
import hands from '../core/reference/hands.json' with { type: 'json' };
import rows from '../core/reference/rows.json' with { type: 'json' };
import { loadCore } from './module.js';

const core = await loadCore();

/** 64-bit FNV-1a over the bytes of the floats. */
function getHash(values: Float32Array<ArrayBuffer>): string {
  let hash = 0xcbf29ce484222325n;
  for (const byte of new Uint8Array(values.buffer)) hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  return hash.toString(16).padStart(16, '0');
}

test('the table rows of the shipped module are the exact values rounded to float', () => {
  for (const { dimensions, base, position, hash } of rows) {
    const { values } = core.sinusoidalTable({
      positions: 1,
      dimensions,
      base,
      offset: position,
      layout: 'interleaved',
    });
    expect(getHash(values), `position ${position} of ${dimensions} dimensions at base ${base}`).toBe(hash);
    expect(core.fingerprint({ position, dimensions, base, layout: 'interleaved' })).toEqual(values);
  }
});

test('the hands of the shipped module are the exact ones rounded to double', () => {
  for (const golden of hands) {
    const { dimensions, base, position, pair } = golden;
    const clock = core.hands({ position, dimensions, base, unit: golden.unit as Unit });
    expect(clock.turns[pair]).toBe(golden.turns);
    // Two units in the last place, plus at large positions the error of 6.3 x 2^-76 from a 128-bit frequency.
    expect(Math.abs(clock.angle[pair]! - golden.angle)).toBeLessThanOrEqual(golden.angle * 2 ** -51 + 6.3 * 2 ** -76);
    expect(Math.abs(clock.sine[pair]! - golden.sine)).toBeLessThanOrEqual(2 ** -52);
    expect(Math.abs(clock.cosine[pair]! - golden.cosine)).toBeLessThanOrEqual(2 ** -52);
    expect(Math.abs(clock.frequency[pair]! / golden.frequency - 1)).toBeLessThanOrEqual(2 ** -52);
    expect(Math.abs(clock.period[pair]! / golden.period - 1)).toBeLessThanOrEqual(2 ** -51);
  }
});

test('a lone surrogate in a word becomes the replacement character', () => {
  const spec = { order: Int32Array.of(0, 1), seed: 1, dimensions: 4, code: 'none', mask: 'none' } as const;
  const { vectors } = core.attention({ ...spec, words: '\ud83e\nx' });
  expect(vectors).toEqual(core.attention({ ...spec, words: '\ufffd\nx' }).vectors);
});
