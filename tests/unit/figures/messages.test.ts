import { beforeAll, expect, test } from 'vitest';

import { inRow, registerMessages, messagesFor, type Messages } from '../../../web/figures/shared/reader/messages.js';

const words = (turns: string): Messages =>
  ({ 'clock.turns': turns, 'clock.dimsOfPair': '{dims}' }) as unknown as Messages;

beforeAll(() => {
  registerMessages('en', words('{turns} {turns:turn|turns}'));
  registerMessages('zh-hans', words('{turns} 圈'));
});

const said = (tag: string, turns: string | number): string => messagesFor(tag)('clock.turns', { turns });

test('plural forms follow the displayed number', () => {
  expect(['0', '1', '2', '1.0', '1.5', '−1', '1,001', 1, 4_096].map((turns) => said('en-GB', turns))).toEqual([
    '0 turns',
    '1 turn',
    '2 turns',
    '1.0 turns',
    '1.5 turns',
    '−1 turn',
    '1,001 turns',
    '1 turn',
    '4,096 turns',
  ]);
});

test('a language without plurals has one form', () => {
  expect([1, 2].map((turns) => said('zh-CN', turns))).toEqual(['1 圈', '2 圈']);
});

test('an invalid language tag falls back to English with plurals', () => {
  for (const tag of ['en_US', 'C', 'x', 'a1', 'i-klingon', '日本語', 'ja', 'ar'])
    expect(
      [1, 2].map((turns) => said(tag, turns)),
      tag,
    ).toEqual(['1 turn', '2 turns']);
});

test('a list is joined as its language writes one', () => {
  const listed = (tag: string): string => messagesFor(tag)('clock.dimsOfPair', { dims: ['2', '4', '6'] });
  expect(['en', 'zh-CN'].map(listed)).toEqual(['2, 4, 6', '2、4、6']);
});

test('unfilled placeholders stay visible', () => {
  expect(messagesFor('en')('clock.turns')).toBe('{turns} {turns:turn|turns}');
});

test('sentences are joined with a space if their script uses one', () => {
  expect(inRow('One turn.', 'Two turns.')).toBe('One turn. Two turns.');
  expect(inRow('转一圈。', '转两圈。', '对吗？', '对 d = 4。')).toBe('转一圈。转两圈。对吗？对 d = 4。');
});
