import { beforeAll, expect, test } from 'vitest';

import english from '../../../../web/content/en/messages.json' with { type: 'json' };
import { getDials, seenHead, type SeenSettings } from '../../../../web/figures/seen-angles/data.js';
import { describeHead, describePair } from '../../../../web/figures/seen-angles/description.js';
import { registerMessages, messagesFor } from '../../../../web/figures/shared/reader/messages.js';
import { core } from '../../../support/core.js';

beforeAll(() => registerMessages('en', english));

const defaults: SeenSettings = { dimensions: 128, base: 10_000, trained: 4096, length: 32_768 };
const head = (settings: Partial<SeenSettings> = {}) => seenHead(core, { ...defaults, ...settings });

test('trained at 4,096, the 18 slowest of 64 hands meet new angles at 32,768 and no other does', () => {
  const { angles, meetNew } = head();
  expect(meetNew).toBe(18);
  const meet = Array.from(angles.unseen, (share) => share > 0);
  expect(meet).toEqual(Array.from({ length: 64 }, (_, pair) => pair >= 46));
});

test('a text as long as those of training has no new angle, and one position more than a slow hand has seen has', () => {
  expect(head({ length: 4096 }).meetNew).toBe(0);
  expect(head({ length: 100 }).meetNew).toBe(0);
  expect(head({ length: 4098 }).meetNew).toBeGreaterThan(0);
});

test('with a larger base more hands never complete a turn in training', () => {
  expect(head({ base: 500_000, trained: 8192, length: 131_072 }).meetNew).toBe(29);
});

test('what a hand has seen is said in numbers of its own', () => {
  const t = messagesFor('en');
  expect(describePair(t, head(), 52)).toMatch(
    /^Hand 52 needs 11,173 positions for one turn\. .* 36\.7\u00a0% of the circle/,
  );
  expect(describePair(t, head(), 0)).toContain('none of its angles is new');
  expect(describeHead(t, head())).toContain('only slow hands meet new ones, here 18 of 64');
  expect(describeHead(t, head({ length: 2000 }))).toMatch(/^None of the 64 hands/);
  expect(describeHead(t, head({ trained: 4 }))).toMatch(/all 64 hands/);
});

test('a wide head shows 64 of its dials, among them the one that is picked', () => {
  expect(getDials(64, 52)).toEqual({ shown: Array.from({ length: 64 }, (_, pair) => pair), rows: 8 });
  const { shown, rows } = getDials(128, 77);
  expect([shown.length, rows, shown.includes(77)]).toEqual([64, 8, true]);
  expect(getDials(10, 3).rows).toBe(2);
});
