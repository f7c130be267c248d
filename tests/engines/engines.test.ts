import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { serve, type RunningServer } from '../../web/generator/serve.js';
import { blockTags, chartedTags } from '../support/figure-tags.js';
import { root } from '../support/programs.js';
import {
  blankFigures,
  focusPositionSlider,
  scrollToNextFigure,
  readClock,
  undefinedTags,
  type Engine,
} from './engine.js';
import { startFirefox } from './firefox.js';
import { startWebKit } from './webkit.js';

let server: RunningServer;

beforeAll(async () => {
  server = await serve(join(root, 'dist'), 0);
});

afterAll(() => server.close());

const engines = [
  { name: 'Firefox', start: startFirefox, here: true },
  { name: 'WebKit', start: startWebKit, here: process.platform === 'linux' },
];

describe.each(engines)('$name', ({ start, here }) => {
  let engine: Engine;

  beforeAll(async () => {
    if (here) engine = await start();
  });

  afterAll(() => (here ? engine.close() : undefined));

  test.skipIf(!here)('the clock reacts to a key, and the browser logs no error', async () => {
    await engine.open(`${server.address}en/clock-hands/?position=36`);
    await expect.poll(() => engine.evaluate(focusPositionSlider)).toBe(true);
    await expect.poll(async () => (await engine.evaluate(readClock)).position).toBe('36');
    const before = await engine.evaluate(readClock);
    await engine.pressArrowRight();
    await expect.poll(async () => (await engine.evaluate(readClock)).position).toBe('37');
    await expect.poll(async () => (await engine.evaluate(readClock)).numbers).not.toBe(before.numbers);
    expect(await engine.complaints()).toEqual([]);
  });

  test.skipIf(!here).each(['same-turn', 'gps', 'add-or-join', 'questions'])(
    'every figure of %s draws itself, and the browser has nothing to complain about',
    async (slug) => {
      await engine.open(`${server.address}en/${slug}/`);
      await expect.poll(() => engine.evaluate(scrollToNextFigure, chartedTags)).toBe('');
      await expect.poll(() => engine.evaluate(undefinedTags)).toEqual([]);
      await expect.poll(() => engine.evaluate(blankFigures, blockTags, chartedTags)).toEqual([]);
      expect(await engine.complaints()).toEqual([]);
    },
  );
});
