import { afterAll, beforeAll, expect, test } from 'vitest';

import { startInCopy, type EditedCopy } from './edited-copy.js';

let copy: EditedCopy;

beforeAll(async () => {
  copy = await startInCopy();
});

afterAll(() => copy.close());

const served = async (): Promise<string> => (await fetch(`${copy.address}en/clock-hands/`)).text();
const isServed = (text: string | RegExp) => async (): Promise<boolean> => (await served()).search(text) >= 0;

// Compiling the core takes minutes on a busy machine.
test(
  'an edited C++ file changes the numbers of the next page; a syntax error is reported with file and line',
  { timeout: 1_700_000 },
  async () => {
    const patience = { timeout: 1_200_000, interval: 1_000 };
    expect(await isServed('0.123')()).toBe(false);
    copy.edit('cpp/src/clock/clock.cpp', 'pairs.sine[pair] = sine;', 'pairs.sine[pair] = 0.123;');
    await expect.poll(isServed('0.123'), patience).toBe(true);
    copy.edit('cpp/src/clock/clock.cpp', '0.123;', 'nonsense;');
    await expect.poll(isServed(/pairs\.cpp:\d+:\d+: error/), patience).toBe(true);
  },
);
