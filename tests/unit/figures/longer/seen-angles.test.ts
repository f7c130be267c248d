import { expect, test } from 'vitest';

import { getDials, getCoverage, type CoverageSettings } from '../../../../web/figures/seen-angles/data.js';
import { describeHead, describePair } from '../../../../web/figures/seen-angles/description.js';
import { core } from '../../../support/core.js';
import { t } from '../../../support/english.js';

const defaults: CoverageSettings = { dimensions: 128, base: 10_000, trained: 4096, length: 32_768 };
const head = (settings: Partial<CoverageSettings> = {}) => getCoverage(core, { ...defaults, ...settings });

test('trained at 4,096, exactly the 18 slowest of 64 hands reach unseen angles at 32,768', () => {
  const { angles, unseenCount } = head();
  expect(unseenCount).toBe(18);
  const meet = Array.from(angles.unseen, (share) => share > 0);
  expect(meet).toEqual(Array.from({ length: 64 }, (_, pair) => pair >= 46));
});

test('a text of the training length has no unseen angle, and one more position does', () => {
  expect(head({ length: 4096 }).unseenCount).toBe(0);
  expect(head({ length: 100 }).unseenCount).toBe(0);
  expect(head({ length: 4098 }).unseenCount).toBeGreaterThan(0);
});

test('the angles of a hand are described in numbers', () => {
  expect(describePair(t, head(), 52)).toMatch(/^Hand 52 needs 11,173 positions for one turn\. .* 36\.7% of the circle/);
  expect(describePair(t, head(), 0)).toContain('none of its angles is new');
  expect(describeHead(t, head())).toContain('only slow hands meet new ones, here 18 of 64');
  expect(describeHead(t, head({ length: 2000 }))).toMatch(/^None of the 64 hands/);
  expect(describeHead(t, head({ trained: 4 }))).toMatch(/all 64 hands/);
});

test('a wide head shows 64 of its dials, including the selected one', () => {
  expect(getDials(64, 52)).toEqual({ shown: Array.from({ length: 64 }, (_, pair) => pair), rows: 8 });
  const { shown, rows } = getDials(128, 77);
  expect([shown.length, rows, shown.includes(77)]).toEqual([64, 8, true]);
  expect(getDials(10, 3).rows).toBe(2);
});
