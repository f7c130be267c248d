import { readFile } from 'node:fs/promises';
import { beforeAll, expect, test } from 'vitest';

import { Core } from '../../web/core/index.js';

// Numbers that sentences of the chapters state in words, where no figure and no <pe-value> computes them.

let core: Core;
const paper = { position: 0, dimensions: 512, base: 10_000, unit: 'radian' } as const;

beforeAll(async () => {
  core = await Core.load(await readFile(new URL('../../build/wasm/core.wasm', import.meta.url)));
});

test('heat map: hands 0 to 57 of 256 go round at least once in the first 50 rows', () => {
  const { period } = core.hands(paper);
  expect(period.findIndex((turn) => turn > 49)).toBe(58);
  expect(period.findIndex((turn) => turn > 50)).toBe(58);
});

test('heat map: hands 186 to 255 do not complete one turn in 5,000 rows', () => {
  expect(core.hands(paper).period.findIndex((turn) => turn > 4_999)).toBe(186);
});

test('heat map: over the whole table the slowest hand moves by a twelfth of its dial', () => {
  const { angle } = core.hands({ ...paper, position: 4_999 });
  expect((2 * Math.PI) / angle[255]!).toBeGreaterThan(12);
  expect((2 * Math.PI) / angle[255]!).toBeLessThan(12.5);
});

test('position blind: what a shuffle leaves is about a ten-millionth', () => {
  const { outputChange } = core.attention({
    words: 'I\nlove\nNLP',
    order: '2 0 1',
    seed: 1,
    dimensions: 16,
    code: 'none',
    mask: 'none',
  });
  expect(outputChange).toBeLessThan(5e-7);
});

test('three attempts: the step is a quarter in 5 words and one of ninety-nine parts in 100', () => {
  const step = (length: number): number =>
    core.attempt({ attempt: 'fraction', length, shift: 1, dimensions: 16, base: 10_000, seed: 1 }).neighbourStep;
  expect(step(5)).toBe(0.25);
  expect(step(100)).toBeCloseTo(1 / 99, 15);
});
