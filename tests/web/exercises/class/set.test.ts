import { describe, expect, test } from 'vitest';

import { moved, readSet, writeSet } from '../../../../web/exercises/class/set.js';

const known = new Set(['second-shadow', 'who-bites', 'fast-to-slow']);
const read = (query: string) => readSet(new URLSearchParams(query), known);

describe('a set in an address', () => {
  test('has its exercises in the order of the link, seeds and title with them', () => {
    expect(read('?set=who-bites,second-shadow:3&title=Week%202')).toEqual({
      title: 'Week 2',
      items: [{ exercise: 'who-bites' }, { exercise: 'second-shadow', seed: 3 }],
      faults: [],
    });
  });

  test('is read as it was written, whatever its title', () => {
    const set = {
      title: '第 1 週：<b>&set=who-bites#?',
      items: [{ exercise: 'fast-to-slow', seed: 999_999 }, { exercise: 'who-bites' }],
    };
    expect(writeSet(set)).toMatch(/^\?set=fast-to-slow:999999,who-bites&title=/);
    expect(read(writeSet(set))).toEqual({ ...set, faults: [] });
  });

  test('is none where none is asked for', () => expect(read('?seed=3')).toBeUndefined());

  test.each([
    ['set=nobody,who-bites', [{ refusal: 'setUnknown', value: 'nobody' }]],
    ['set=who-bites,who-bites:2', [{ refusal: 'setTwice', value: 'who-bites:2' }]],
    ['set=who-bites:0', [{ refusal: 'setSeed', value: '0', exercise: 'who-bites' }]],
    ['set=who-bites:1e9', [{ refusal: 'setSeed', value: '1e9', exercise: 'who-bites' }]],
    ['set=who-bites:', [{ refusal: 'setSeed', value: '', exercise: 'who-bites' }]],
    ['set=who-bites:3:4', [{ refusal: 'setSeed', value: '3:4', exercise: 'who-bites' }]],
    ['set=__proto__,who-bites', [{ refusal: 'setUnknown', value: '__proto__' }]],
  ])('that is bad in part (%s) keeps the rest', (query, faults) => {
    expect(read(query)).toEqual({ items: [{ exercise: 'who-bites' }], faults });
  });

  test('with nothing in it says so, and a title that is too long is cut', () => {
    expect(read('set=')).toEqual({ items: [], faults: [{ refusal: 'setEmpty', value: '' }] });
    const long = read(`set=who-bites&title=${'𝔸'.repeat(81)}`);
    expect(long).toEqual({
      title: '𝔸'.repeat(80),
      items: [{ exercise: 'who-bites' }],
      faults: [{ refusal: 'setTitle', value: '81' }],
    });
  });
});

test('an item moves by steps and stops at the ends', () => {
  expect(moved(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c']);
  expect(moved(['a', 'b', 'c'], 2, -1)).toEqual(['a', 'c', 'b']);
  expect(moved(['a', 'b', 'c'], 2, 1)).toEqual(['a', 'b', 'c']);
});
