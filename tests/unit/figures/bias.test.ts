import { describe, expect, test } from 'vitest';

import {
  computeBias,
  biasDefaults,
  getDistances,
  minBias,
  schemes,
  countKeys,
  valueAt,
  defaultLength,
  defaultQuery,
  type BiasSettings,
  type Scheme,
} from '../../../web/figures/bias/data.js';
import { getDescription } from '../../../web/figures/bias/description.js';
import { getBands, getScale, shadeColour, shades, normalize } from '../../../web/figures/bias/view.js';
import { core } from '../../support/core.js';
import { t } from '../../support/english.js';

function getNumbers(scheme: Scheme, own: Partial<BiasSettings> = {}) {
  const length = own.length ?? defaultLength(scheme);
  return computeBias(core, {
    scheme,
    length,
    query: defaultQuery(scheme, length),
    causal: true,
    ...biasDefaults,
    ...own,
  });
}

test.each(schemes)("%s: a diagonal's value is that of all its matrix cells", (scheme) => {
  for (const causal of [true, false]) {
    const added = getNumbers(scheme, { causal, length: 30 });
    for (let query = 0; query < 30; ++query)
      for (let key = 0; key < 30; ++key) {
        const shown = valueAt(added, key - query);
        const place = added.places[query * 30 + key]!;
        expect(shown === undefined).toBe(place < 0);
        if (scheme === 'alibi' && place >= 0) expect(shown).toBe(added.bias[query * 30 + key]);
        if (scheme === 't5' && place >= 0) expect(shown).toBe(place);
      }
  }
});

describe('the matrix bands', () => {
  test('are contiguous, and omit masked distances', () => {
    const added = getNumbers('alibi');
    const bands = getBands(added, getScale(added), getDistances(added));
    expect(bands[0]?.from).toBe(-23);
    expect(bands.at(-1)).toMatchObject({ to: 0, shade: shades - 1 });
    for (const [index, { from }] of bands.slice(1).entries()) expect(from).toBe(bands[index]!.to + 1);
  });

  test('are the buckets of T5', () => {
    const added = getNumbers('t5');
    const bands = getBands(added, getScale(added), getDistances(added));
    expect(bands.map(({ to }) => Math.abs(to)).reverse()).toEqual([...added.starts]);
  });

  test("have viridis' end colours at the ends of the scale", () => {
    expect([shadeColour(0), shadeColour(shades - 1)]).toEqual(['#440154', '#fde725']);
  });
});

test('all heads of ALiBi share a scale, so that small slopes look flat', () => {
  const [steep, flat] = [getNumbers('alibi', { head: 1 }), getNumbers('alibi', { head: 8 })];
  expect(getScale(steep)).toEqual(getScale(flat));
  expect(normalize(minBias(steep), getScale(steep))).toBeLessThan(0.4);
  expect(normalize(minBias(flat), getScale(flat))).toBeGreaterThan(0.99);
});

describe('the readout', () => {
  const reading = (scheme: Scheme, own: Partial<BiasSettings> = {}) =>
    getDescription(t, getNumbers(scheme, own), false);

  test("shows the slope of a head, by the code's list if the heads aren't a power of two", () => {
    expect(reading('alibi')).toBe(
      'Head 1 of 8 takes 0.5 off a score for every step between query and key. The key furthest from query 15 loses 7.5.',
    );
    expect(reading('alibi', { heads: 12, head: 9 })).toContain('takes 0.7071 off');
  });

  test("says where T5's last bucket begins: at 91 in an encoder and at 113 in a decoder", () => {
    expect(reading('t5', { causal: false })).toContain('All keys 91 or more places back share bucket 15');
    expect(reading('t5')).toContain('All keys 113 or more places back share bucket 31');
  });

  test("counts the distinct numbers of the query's keys", () => {
    expect(countKeys(getNumbers('shaw'))).toEqual({ numbers: 5, seen: 16 });
    expect(countKeys(getNumbers('window'))).toEqual({ numbers: 1, seen: 8 });
  });

  test('says which key has the highest score, and that untrained numbers are random', () => {
    const { weights, biasedWeights } = getNumbers('alibi');
    const words = getDescription(t, getNumbers('alibi'), true);
    expect(words).toContain(`to key ${weights.indexOf(Math.max(...weights))}:`);
    expect(words).toContain(`With it, to key ${biasedWeights.indexOf(Math.max(...biasedWeights))}:`);
    expect(getDescription(t, getNumbers('t5'), true)).toContain('are random, as they are before training');
  });
});
