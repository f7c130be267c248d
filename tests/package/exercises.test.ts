import { chromium, type Browser, type Page } from '@playwright/test';
import type { PreviewServer } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { chromiumFlags, headlessPath } from '../support/browsers.js';
import { exerciseFiles } from '../../web/generator/exercises/files.js';
import { original } from '../../web/generator/pages/addresses.js';
import { getState, failAndSolve } from '../e2e/exercises/exercise-drivers.js';
import { getAddress, built, getComplaints, served } from './vite-project.js';

describe('exercises in an empty Vite project', () => {
  const exercises = `
    <pe-exercise exercise="second-shadow" seed="3">A caption.</pe-exercise>
    <pe-exercise exercise="write-encode" lang="zh-TW"></pe-exercise>
    <pe-exercise exercise="no-such-thing" lang="en"></pe-exercise>`;
  const script = `
    import { defineFigures } from 'positional-encoding-tour';
    await defineFigures({ tags: ['pe-exercise'] });`;
  let browser: Browser;
  let server: PreviewServer;
  let page: Page;
  let complaints: string[];
  const requests: string[] = [];

  beforeAll(async () => {
    const { root } = await built('exercises', exercises, script);
    server = await served(root);
    browser = await chromium.launch({ executablePath: headlessPath(), args: chromiumFlags });
    page = await browser.newPage();
    complaints = getComplaints(page);
    page.on('request', (request) => requests.push(request.url()));
    await page.goto(getAddress(server));
  });

  afterAll(async () => {
    await browser.close();
    await server.close();
  });

  test('a number exercise with the given seed is graded', async () => {
    const exercise = page.locator('pe-exercise-number');
    await exercise.waitFor();
    expect((await getState(exercise)).case.seed).toBe(3);
    await failAndSolve(exercise);
    expect(await page.getByText('A caption.').isVisible()).toBe(true);
  });

  test('an unknown exercise shows an error', async () => {
    await page.getByText('There’s no exercise “no-such-thing”.').waitFor();
  });

  test('editor and engine load with the first code exercise, which runs', async () => {
    const engine = (): string[] => requests.filter((url) => url.includes('quickjs'));
    const editor = (): string[] => requests.filter((url) => url.includes('code-editor'));
    const exercise = page.locator('pe-exercise-code');
    await exercise.getByRole('button', { name: '檢查' }).waitFor();
    expect([...engine(), ...editor()]).toEqual([]);
    await failAndSolve(exercise);
    expect([engine().length > 0, editor().length > 0]).toEqual([true, true]);
  });

  test('only the chapters of the used exercises are loaded', () => {
    const chapters = exerciseFiles().flatMap(({ slug, exercises }) => (exercises.length > 0 ? [slug] : []));
    const used = exerciseFiles([original]).filter(({ exercises }) =>
      exercises.some(({ spec: { id } }) => ['second-shadow', 'write-encode'].includes(id)),
    );
    const came = requests.flatMap((url) => /assets\/([\w-]+)-[\w-]{8}\.js$/.exec(url)?.[1] ?? []);
    const loaded = came.filter((name) => (chapters as readonly string[]).includes(name));
    expect(loaded.toSorted()).toEqual(used.map(({ slug }) => slug).toSorted());
  });

  test('nothing is stored, and no errors are logged', async () => {
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    expect(complaints).toEqual([]);
  });
});
