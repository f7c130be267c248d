import { expect, test } from 'vitest';

import { getModel, getNames, runForward, sentence } from '../../../web/figures/pronoun/model.js';
import { trainedHere } from '../../../web/figures/shared/trained-models/trained.js';
import { readWeights, weightsText } from '../../../web/figures/shared/trained-models/weights-text.js';
import { moved } from '../../../web/figures/shared/word-chips/sentence.js';
import { core } from '../../support/core.js';

const written = sentence.map((_, place) => place);
const she = 8;
/** One model with positions, and one without. */
const trained = ['t5', 'none'] as const;
const weights = Object.fromEntries(trained.map((encoding) => [encoding, trainedHere(core, getModel(encoding))]));
/** The model embedded in the page. */
const shipped = readWeights(weightsText(weights['t5']!))!;

test('wherever the pronoun is, the prerendered model names the nearest noun to its left, and attends to it', () => {
  const named = sentence.map((_, to) => {
    const order = moved(written, she, to);
    const reading = runForward(core, 't5', shipped, order, 0);
    expect(reading.attention.reduce((sum, look) => sum + look, 0)).toBeCloseTo(1, 5);
    expect(reading.attention.slice(to + 1).every((look) => look === 0)).toBe(true);
    if (reading.nearest !== undefined) {
      expect(reading.answer).toBe(reading.nearest);
      const [max] = reading.attention
        .map((look, place) => ({ look, place }))
        .toSorted((one, other) => other.look - one.look);
      expect(sentence[order[max!.place]!]).toBe(reading.nearest);
    }
    return reading.nearest;
  });
  expect([...new Set(named)]).toEqual([undefined, 0, 1, 2]);
});

test('a quantized model answers like the trained one', () => {
  for (const encoding of trained) {
    const small = readWeights(weightsText(weights[encoding]!))!;
    expect(small).toHaveLength(weights[encoding]!.length);
    for (const to of [2, 4, 6, 9]) {
      const order = moved(written, she, to);
      const [one, other] = [weights[encoding]!, small].map((some) => runForward(core, encoding, some, order, 0));
      expect(Math.abs(one!.probability - other!.probability)).toBeLessThan(0.03);
      expect(other!.answer).toBe(one!.answer);
    }
  }
});

test("a model without positions doesn't know the nearest noun", () => {
  const answers = [3, 5, 6].map((to) => runForward(core, 'none', weights['none']!, moved(written, she, to), 0));
  expect(answers.some(({ answer, nearest, probability }) => answer !== nearest || probability < 0.7)).toBe(true);
});

test('the mean of the heads is their mean, and a single head is that head', () => {
  const all = runForward(core, 't5', shipped, written, 0);
  const each = [1, 2, 3, 4].map((head) => runForward(core, 't5', shipped, written, head).attention);
  expect(each).toEqual(all.byHead);
  all.attention.forEach((look, place) =>
    expect(look).toBeCloseTo(
      each.reduce((sum, row) => sum + row[place]! / 4, 0),
      6,
    ),
  );
});

test('a malformed model is ignored', () => {
  for (const text of [null, '', 'AAAA', 'x y', '%% %%', `${weightsText(Float32Array.of(1))}AAAA`])
    expect(readWeights(text)).toBeUndefined();
  expect(readWeights(weightsText(Float32Array.of(0, 0)))).toEqual(Float32Array.of(0, 0));
});

test('every word of the sentence has a localized name', () => {
  expect(sentence.map(getNames('A B C', 'f g h i j k', 'she'))).toEqual('A f g B h i C j she k'.split(' '));
});
