import { expect, test } from 'vitest';

import {
  getAnswers,
  getHand,
  model,
  getOrder,
  pairings,
  rightAmong,
  getShares,
  getTurning,
} from '../../../../web/figures/layouts/model.js';
import { readTrained, trainedText } from '../../../../web/figures/layouts/prepared-text.js';
import { asked, getSentence, sentences, wantedAt } from '../../../../web/figures/layouts/sentences.js';
import { trainedHere } from '../../../../web/figures/shared/trained-models/trained.js';
import { weightsText } from '../../../../web/figures/shared/trained-models/weights-text.js';
import { core } from '../../../support/core.js';

const weights = trainedHere(core, model);
const shares = { trained: 1, other: 0.25, reordered: 0.5 };
/** The model that comes with a page. */
const shipped = readTrained(trainedText(shares, weightsText(weights)))!;

test('the model that comes with the page is right in its own layout, lost in the other, and right again re-ordered', () => {
  const found = getShares(core, shipped.weights);
  expect(found.trained).toBeGreaterThan(0.99);
  expect(found.other).toBeLessThan(0.2);
  expect(found.reordered).toBe(found.trained);
});

test('re-ordered, every sentence is answered as in the layout of training, word for word', () => {
  for (let number = 1; number <= sentences; ++number) {
    const words = getSentence(number);
    expect(getAnswers(core, shipped.weights, 'reordered', words)).toEqual(
      getAnswers(core, shipped.weights, 'trained', words),
    );
  }
});

test('what turns together turned together in training, except in the other layout', () => {
  const matching = pairings.map((pairing) => {
    const order = getOrder(pairing);
    return getTurning(pairing).every((places, hand) => places.every((place) => getHand(order[place]!) === hand));
  });
  expect(matching).toEqual([true, false, true]);
});

test('a sentence has no word twice, is the same each time, and asks for the word three places back', () => {
  const all = Array.from({ length: sentences }, (_, index) => getSentence(index + 1));
  for (const words of all) expect(new Set(words).size).toBe(12);
  expect(new Set(all.map((words) => words.join())).size).toBe(sentences);
  expect(new Set(all.map((words) => words[0])).size).toBe(16);
  expect(getSentence(7)).toEqual(all[6]);
  const words = all[0]!;
  expect(words.map((_, place) => wantedAt(words, place)).filter((word) => word !== undefined)).toEqual(
    words.slice(0, asked),
  );
  expect(rightAmong([0, 0, 0, ...words].slice(0, 12), words)).toBe(asked);
});

test('the shares travel with the weights, and what is no such text counts as not given', () => {
  expect(shipped.shares).toEqual(shares);
  expect(shipped.weights).toHaveLength(weights.length);
  for (const text of [null, '', weightsText(weights), trainedText({ ...shares, other: 2 }, weightsText(weights))])
    expect(readTrained(text)).toBeUndefined();
});
