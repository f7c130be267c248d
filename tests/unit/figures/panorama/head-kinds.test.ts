import { expect, test } from 'vitest';

import { getKinds } from '../../../../web/figures/panorama/classify-heads.js';
import { kindsText, readKinds, type HeadKinds } from '../../../../web/figures/panorama/head-kinds.js';
import { heads, isNoun, pronoun, read } from '../../../../web/figures/panorama/model.js';
import { loadModel } from '../../../../web/figures/panorama/models.js';
import { core } from '../../../support/core.js';

/** As embedded in a page. */
const { weights, kinds } = await loadModel('sinusoidal');

test('prerendered head names hold for other sentences', () => {
  const length = 12;
  const sums = Array.from({ length: heads }, () => ({ nearest: 0, nouns: 0, itself: 0 }));
  let pronouns = 0;
  for (let sentence = 0; sentence < 150; ++sentence) {
    // Nouns, fillers and pronouns cycle with three coprime steps, so that all sentences differ.
    const words = Array.from({ length }, (_, at) => {
      const turn = (7 * sentence + 3 * at + at * at * (1 + (sentence % 5))) % 10;
      return turn < 3 ? (sentence + 5 * at) % 8 : turn < 7 ? 8 + ((3 * sentence + at) % 8) : pronoun;
    });
    const { attention } = read(core, 'sinusoidal', weights, words).trace;
    words.forEach((word, place) => {
      const before = words.slice(0, place);
      if (word !== pronoun || !before.some(isNoun)) return;
      ++pronouns;
      sums.forEach((sum, head) => {
        const look = (at: number): number => attention[(head * length + place) * length + at]!;
        sum.itself += look(place);
        sum.nearest += look(before.findLastIndex(isNoun));
        before.forEach((other, at) => (sum.nouns += isNoun(other) ? look(at) : 0));
      });
    });
  }
  expect(pronouns).toBeGreaterThan(200);
  const named = kinds.flatMap((one, head) => (one ? [{ ...one, again: sums[head]![one.kind] / pronouns }] : []));
  // Five trainings gave seven or eight names each.
  expect(named.length).toBeGreaterThanOrEqual(5);
  expect(named.filter(({ kind }) => kind === 'nearest').length).toBeGreaterThan(heads / 2);
  for (const { kind, share, again } of named) expect(Math.abs(again - share), kind).toBeLessThan(0.15);
});

test('heads with uniform attention have no name', () => {
  expect(getKinds(core, 'none', new Float32Array(weights.length))).toEqual(Array.from({ length: heads }));
});

test('head names parse back to the percent, and malformed text is rejected', () => {
  const some: HeadKinds = [{ kind: 'nearest', share: 0.84 }, undefined, { kind: 'itself', share: 0.61 }];
  expect(readKinds(kindsText(some))).toEqual(some);
  expect(readKinds('previous:90,nouns:57')).toEqual([undefined, { kind: 'nouns', share: 0.57 }]);
});
