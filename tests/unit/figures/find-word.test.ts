import type { TemplateResult } from 'lit';
import { expect, test } from 'vitest';

import { clockSigns, quote } from '../../../web/figures/find-word/drawing.js';
import {
  bareWord,
  example,
  fitWords,
  getSent,
  handsText,
  receivedAngles,
  seedOfDay,
  splitStory,
  storyLength,
} from '../../../web/figures/find-word/puzzle.js';
import { languages } from '../../../web/figures/shared/reader/languages.js';
import { readMessages } from '../../../web/generator/content/content.js';
import { core } from '../../support/core.js';

const allHands = [0, 1, 2, 3, 4, 5, 6, 7];
const words = splitStory(readMessages(languages[0], 'messages')['find-word.story']!);
const days = Array.from({ length: 60 }, (_, day) => getSent(words, 20261129 + day));

test.each(languages)('the story in $folder has 1,024 words or characters, and none is lost', (language) => {
  const story = readMessages(language, 'messages')['find-word.story']!;
  const words = splitStory(story);
  expect(words).toHaveLength(storyLength);
  expect(words.join('')).toBe(story);
  expect(words.map(bareWord)).not.toContain('');
});

test('one hand leaves many words, all eight leave the word that was sent', () => {
  for (const sent of days) {
    for (const hand of allHands) expect(fitWords(core, sent, [hand]).words.length).toBeGreaterThan(50);
    expect(fitWords(core, sent, allHands).words).toEqual([sent.position]);
  }
});

test('four hands of different speeds nearly always find the word', () => {
  const found = days.filter((sent) => fitWords(core, sent, [0, 2, 4, 6]).words.length === 1);
  expect(found.length).toBeGreaterThan(0.9 * days.length);
  for (const sent of found) expect(fitWords(core, sent, [0, 2, 4, 6]).words).toEqual([sent.position]);
});

test('a word counts the stopped hands that it fits', () => {
  const [together, fast, slow] = [[0, 7], [0], [7]].map((hands) => fitWords(core, example.sent, hands).hands);
  expect(together).toEqual(fast!.map((count, word) => count + slow![word]!));
});

test('the example leaves fewer words with each hand, and then one in every language', () => {
  const left = example.hands.map(
    (_, last) => fitWords(core, example.sent, example.hands.slice(0, last + 1)).words.length,
  );
  expect(left).toEqual([138, 11, 2, 1]);
});

test('days have different words, none of them dull, and a day the same one everywhere', () => {
  expect(new Set(days.map(({ position }) => position)).size).toBeGreaterThan(0.9 * days.length);
  for (const { position } of days) expect(bareWord(words[position]!).length).toBeGreaterThan(3);
  expect(getSent(words, 2 ** 53 - 1).position).toBeLessThan(storyLength);
  expect(seedOfDay(new Date('2026-11-29T23:59:59Z'))).toBe(20261129);
  expect(receivedAngles(core, days[0]!)).not.toEqual(receivedAngles(core, days[1]!));
});

/** The text of a template with its values. */
const textOf = ({ strings, values }: TemplateResult): string =>
  strings
    .map((markup, at) => markup + ((values[at] as string | undefined) ?? ''))
    .join('')
    .replace(/<[^>]*>/g, '');

test.each([
  ['en', 980, '…and the beam went over the house…'],
  ['en', 0, 'When my grandfather died he left my brother the boat…'],
  ['en', storyLength - 1, 'I read it to her anyway. “Home.”'],
  ['zh-hant', 980, '…掃過外面每一個有點迷路的人。'],
  ['zh-hans', 980, '…扫过外头每一个有点迷路的人。'],
])('a word is quoted with its clause (%s, %i)', (folder, position, text) => {
  const words = splitStory(
    readMessages(
      languages.find((language) => language.folder === folder)!,
      'messages',
    )['find-word.story']!,
  );
  expect(textOf(quote(words, position)).replace(/\s+/g, ' ').trim()).toBe(text);
});

test.each(languages)('every word in $folder has a quote', (language) => {
  const words = splitStory(readMessages(language, 'messages')['find-word.story']!);
  for (const [position, word] of words.entries()) expect(textOf(quote(words, position))).toContain(bareWord(word));
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
