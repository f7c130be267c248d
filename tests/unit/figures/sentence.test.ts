import { describe, expect, test } from 'vitest';

import { moved, orderText, readSentence, shuffled } from '../../../web/figures/shared/word-chips/sentence.js';

describe('a typed sentence', () => {
  test('is split at whitespace of any width', () => {
    expect(readSentence('  I love\u3000NLP\n', 'en')).toEqual({ words: ['I', 'love', 'NLP'] });
  });

  test('without spaces is split into words of its script', () => {
    const reading = readSentence('我爱苹果', 'zh-Hans');
    expect('words' in reading && reading.words.join('')).toBe('我爱苹果');
    expect('words' in reading && reading.words.length).toBeGreaterThan(1);
  });

  test('keeps words separated by spaces', () => {
    expect(readSentence('我 爱 红苹果', 'zh-Hans')).toEqual({ words: ['我', '爱', '红苹果'] });
    expect(readSentence('我爱 NLP', 'zh-Hans')).toEqual({ words: ['我', '爱', 'NLP'] });
  });

  test('has 1 to 64 words; 0 and 65 are rejected', () => {
    expect(readSentence('one', 'en')).toEqual({ words: ['one'] });
    expect(readSentence('w '.repeat(64), 'en')).toHaveProperty('words.length', 64);
    expect(readSentence('w '.repeat(65), 'en')).toEqual({ refused: 'tooMany', count: 65 });
    expect(readSentence(' \n', 'en')).toEqual({ refused: 'empty' });
  });

  test('counts grapheme clusters: an emoji is one', () => {
    expect(readSentence('😀'.repeat(40), 'en')).toHaveProperty('words');
    expect(readSentence('😀'.repeat(41), 'en')).toHaveProperty('refused', 'tooLong');
  });
});

test('is split even if the language tag is invalid', () => {
  expect(readSentence('我喜欢猫', 'zh_CN')).toEqual(readSentence('我喜欢猫', 'zh-CN'));
  expect(readSentence('我喜欢猫', 'i-klingon')).toHaveProperty('words');
});

describe('an order of words', () => {
  test('is parsed from a link if it has every place once', () => {
    expect(orderText.fromAttribute('2 0 1')).toEqual([2, 0, 1]);
    for (const bad of ['', '1 2', '0 0', '0,1', 'x', '-1 0']) expect(orderText.fromAttribute(bad)).toBeUndefined();
  });

  test('keeps every word when one is moved', () => {
    expect(moved([0, 1, 2, 3], 0, 2)).toEqual([1, 2, 0, 3]);
    expect(moved([0, 1, 2, 3], 3, 0)).toEqual([3, 0, 1, 2]);
  });

  test('is a different permutation after a shuffle', () => {
    for (const chance of [() => 0, () => 0.999, () => 0.5]) {
      const next = shuffled([0, 1, 2], chance);
      expect(next).not.toEqual([0, 1, 2]);
      expect([...next].sort()).toEqual([0, 1, 2]);
    }
  });
});
