import { expect, test } from 'vitest';

import { clockSigns, bareWord } from '../../../web/figures/find-word/drawing.js';
import {
  fitWords,
  handsText,
  receivedAngles,
  seedOfDay,
  splitStory,
  storyLength,
  wordOfSeed,
} from '../../../web/figures/find-word/puzzle.js';
import { languages } from '../../../web/figures/shared/reader/languages.js';
import { readMessages } from '../../../web/generator/content/content.js';
import { core } from '../../support/core.js';

const allHands = [0, 1, 2, 3, 4, 5, 6, 7];
const seeds = Array.from({ length: 60 }, (_, day) => 20261129 + day);

test.each(languages)('the story in $folder has 1,024 words or characters, and none is lost', (language) => {
  const story = readMessages(language, 'messages')['find-word.story']!;
  const words = splitStory(story);
  expect(words).toHaveLength(storyLength);
  expect(words.join('')).toBe(story);
  expect(words.map(bareWord)).not.toContain('');
});

test('one hand leaves many words, all eight leave the word that was sent', () => {
  for (const seed of seeds) {
    for (const hand of allHands) expect(fitWords(core, seed, [hand]).words.length).toBeGreaterThan(80);
    expect(fitWords(core, seed, allHands).words).toEqual([wordOfSeed(seed)]);
  }
});

test('four hands of different speeds nearly always find the word', () => {
  const found = seeds.filter((seed) => fitWords(core, seed, [0, 2, 4, 6]).words.length === 1);
  expect(found.length).toBeGreaterThan(0.9 * seeds.length);
  for (const seed of found) expect(fitWords(core, seed, [0, 2, 4, 6]).words).toEqual([wordOfSeed(seed)]);
});

test('a word counts the stopped hands that it fits', () => {
  const [together, fast, slow] = [[0, 7], [0], [7]].map((hands) => fitWords(core, 42, hands).hands);
  expect(together).toEqual(fast!.map((count, word) => count + slow![word]!));
});

test('days have different words, and a day the same one everywhere', () => {
  expect(new Set(seeds.map(wordOfSeed)).size).toBe(seeds.length);
  expect(seedOfDay(new Date('2026-11-29T23:59:59Z'))).toBe(20261129);
  expect(receivedAngles(core, 1)).not.toEqual(receivedAngles(core, 2));
});

test('stopped hands are written in their order, each once', () => {
  expect(handsText.fromAttribute('7 0 7')).toEqual([7, 0]);
  expect(handsText.fromAttribute('')).toEqual([]);
  expect(handsText.fromAttribute('8')).toBeUndefined();
  expect(handsText.toAttribute([7, 0])).toBe('7 0');
});

test('a stopped dial is a clock face at its hour', () => {
  expect(clockSigns([0, 2], [0, 1, Math.PI / 2, Math.PI])).toBe('🕛⚪🕒⚪');
  expect(clockSigns([0], [-Math.PI / 2])).toBe('🕘');
});
