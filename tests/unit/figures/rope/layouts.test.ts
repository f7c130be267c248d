import { expect, test } from 'vitest';

import {
  getAnswers,
  getTrainedPair,
  model,
  getOrder,
  pairings,
  countCorrect,
  getAccuracies,
  getRotatedPairs,
} from '../../../../web/figures/layouts/model.js';
import { parseModel, serializeModel } from '../../../../web/figures/layouts/prepared-text.js';
import {
  answersPerSentence,
  getSentence,
  sentences,
  correctAnswer,
} from '../../../../web/figures/layouts/sentences.js';
import { trainedHere } from '../../../../web/figures/shared/trained-models/trained.js';
import { weightsText } from '../../../../web/figures/shared/trained-models/weights-text.js';
import { core } from '../../../support/core.js';

const weights = trainedHere(core, model);
const shares = { trained: 1, other: 0.25, reordered: 0.5 };
/** The model embedded in the page. */
const shipped = parseModel(serializeModel(shares, weightsText(weights)))!;

test('the prerendered model is right in its own layout, wrong in the other, and right again when permuted', () => {
  const found = getAccuracies(core, shipped.weights);
  expect(found.trained).toBeGreaterThan(0.99);
  expect(found.other).toBeLessThan(0.2);
  expect(found.reordered).toBe(found.trained);
});

test('permuted, every sentence has the same answers as in the training layout', () => {
  for (let number = 1; number <= sentences; ++number) {
    const words = getSentence(number);
    expect(getAnswers(core, shipped.weights, 'reordered', words)).toEqual(
      getAnswers(core, shipped.weights, 'trained', words),
    );
  }
});

test('dimensions that rotate together were trained together, except in the other layout', () => {
  const matching = pairings.map((pairing) => {
    const order = getOrder(pairing);
    return getRotatedPairs(pairing).every((places, hand) =>
      places.every((place) => getTrainedPair(order[place]!) === hand),
    );
  });
  expect(matching).toEqual([true, false, true]);
});

test('a sentence has distinct words, is reproducible, and asks for the word three places back', () => {
  const all = Array.from({ length: sentences }, (_, index) => getSentence(index + 1));
  for (const words of all) expect(new Set(words).size).toBe(12);
  expect(new Set(all.map((words) => words.join())).size).toBe(sentences);
  expect(new Set(all.map((words) => words[0])).size).toBe(16);
  expect(getSentence(7)).toEqual(all[6]);
  const words = all[0]!;
  expect(words.map((_, place) => correctAnswer(words, place)).filter((word) => word !== undefined)).toEqual(
    words.slice(0, answersPerSentence),
  );
  expect(countCorrect([0, 0, 0, ...words].slice(0, 12), words)).toBe(answersPerSentence);
});

test('accuracies are serialized with the weights; malformed text is ignored', () => {
  expect(shipped.accuracies).toEqual(shares);
  expect(shipped.weights).toHaveLength(weights.length);
  for (const text of [null, '', weightsText(weights), serializeModel({ ...shares, other: 2 }, weightsText(weights))])
    expect(parseModel(text)).toBeUndefined();
});
