import { chromium, type Browser, type Locator, type Page } from '@playwright/test';
import type { PreviewServer } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { chromiumFlags, headlessPath } from '../support/browsers.js';
import { getAddress, built, served } from './vite-project.js';

const elements = `
  <pe-clock position="5"></pe-clock>
  <pe-exercise exercise="second-shadow" seed="3"></pe-exercise>`;
const script = (home: string): string => `
  import { defineFigures, provideHome } from 'positional-encoding-tour';
  ${home}
  await defineFigures({ tags: ['pe-clock', 'pe-exercise'] });`;

let browser: Browser;
let server: PreviewServer | undefined;

beforeAll(async () => {
  browser = await chromium.launch({ executablePath: headlessPath(), args: chromiumFlags });
});

afterAll(async () => {
  await browser.close();
  await server?.close();
});

/** Opens a page with a rendered clock and exercise. */
async function open(folder: string, home: string): Promise<Page> {
  const { root } = await built(folder, elements, script(home));
  await server?.close();
  server = await served(root);
  // Without a clipboard, a figure shows its link.
  const page = await browser.newPage();
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await page.goto(getAddress(server));
  await page.locator('pe-clock').getByRole('slider', { name: 'Position', exact: true }).waitFor();
  await page.locator('pe-exercise-number').getByRole('button', { name: 'Check' }).waitFor();
  return page;
}

async function choose(figure: Locator, item: string): Promise<void> {
  await figure.getByRole('button', { name: 'Figure menu' }).click();
  await figure.getByRole('menu').getByText(item, { exact: true }).click();
}

describe("the tour's URL", () => {
  test('is optional; without it, nothing links to the tour', async () => {
    const page = await open('homeless', '');
    expect(await page.getByText('Embed this').count()).toBe(0);
    await page.locator('pe-clock').getByRole('button', { name: 'Figure menu' }).click();
    await page.getByRole('menuitem', { name: 'Reset' }).waitFor();
    expect(await page.getByRole('menuitem', { name: 'link to this state' }).count()).toBe(0);
    expect(await page.getByRole('menuitemcheckbox', { name: 'Embed this' }).count()).toBe(0);
    await page.keyboard.press('Escape');
    expect(await page.getByRole('link').count()).toBe(0);
    await page.getByRole('button', { name: 'Worked answer' }).click();
    await page.locator('pe-exercise-number > [slot="worked"]').waitFor();
    expect(await page.getByRole('link').count()).toBe(0);
    await page.close();
  });

  test('lets a figure link to its chapter and offer snippets, and an exercise too', async () => {
    const page = await open('home', `provideHome({ root: 'https://tour.invalid/tour' });`);
    const clock = page.locator('pe-clock');
    await choose(clock, 'Copy link to this state');
    const link = await clock.locator('.shown-link').textContent();
    expect(link).toBe('https://tour.invalid/tour/en/clock-hands/?position=5#clock');
    await choose(clock, 'Embed this');
    await clock.locator('.embed code').waitFor();
    expect(await clock.locator('.embed code').textContent()).toContain(
      '<script type="module" src="https://tour.invalid/tour/embed/pe.js"></script>',
    );
    const exercise = page.locator('pe-exercise-number');
    expect(await exercise.getByRole('link', { name: 'Link to this exercise' }).getAttribute('href')).toBe(
      'https://tour.invalid/tour/en/exercises/?exercise=second-shadow&seed=3',
    );
    await exercise.getByText('Embed this', { exact: true }).click();
    expect(await exercise.locator('.embed code').textContent()).toContain(
      '<pe-exercise exercise="second-shadow" seed="3"',
    );
    await page.close();
  });

  test('can be replaced, so that figures link elsewhere', async () => {
    const own = `provideHome({ root: 'https://tour.invalid/', link: (figure) => location.origin + '/#' + figure.position });`;
    const page = await open('own-links', own);
    await choose(page.locator('pe-clock'), 'Copy link to this state');
    expect(await page.locator('pe-clock .shown-link').textContent()).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/#5$/);
    await page.close();
  });
});
