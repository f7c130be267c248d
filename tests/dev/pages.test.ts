import { chromium, type Browser, type Page } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { chromiumFlags, headlessPath } from '../support/browsers.js';
import { startInCopy, type EditedCopy } from './edited-copy.js';

let copy: EditedCopy;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  copy = await startInCopy();
  browser = await chromium.launch({ executablePath: headlessPath(), args: chromiumFlags });
  page = await browser.newPage();
  page.setDefaultTimeout(120_000); // for busy machines
  await page.goto(`${copy.address}en/clock-hands/`);
});

afterAll(async () => {
  await browser.close();
  await copy.close();
});

/** Reads from the open page; undefined while the page reloads itself. */
const shown = (look: () => string | null | undefined): Promise<string | null | undefined> =>
  page.evaluate(look).catch(() => undefined);

const titleShown = () => document.querySelector('h1')?.textContent;
const stylesShown = () => {
  const clock = document.querySelector('pe-clock');
  return clock && `${getComputedStyle(clock).outlineWidth} ${getComputedStyle(clock).letterSpacing}`;
};
const nameShown = () => document.querySelector('pe-clock')?.shadowRoot?.textContent;
const overlayShown = () => document.querySelector('vite-error-overlay')?.shadowRoot?.textContent;

const served = async (): Promise<string> => (await fetch(`${copy.address}en/clock-hands/`)).text();

test('figures on pages of the development server hydrate without errors', async () => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', ({ message }) => complaints.push(message));
  await page.reload();
  const slider = page.locator('pe-clock').first().getByRole('slider').first();
  const before = await slider.getAttribute('aria-valuetext');
  await expect
    .poll(async () => {
      await slider.press('ArrowRight');
      return slider.getAttribute('aria-valuetext');
    })
    .not.toBe(before);
  expect(complaints).toEqual([]);
});

test("editing a figure's style sheet restyles the open page", async () => {
  copy.edit('web/figures/clock/styles.ts', 'css`', 'css`:host { outline: 7px solid red; }');
  await expect.poll(() => shown(stylesShown)).toBe('7px normal');
  expect(await served()).toMatch(/outline: ?7px solid red/);
});

test('editing a shared style sheet restyles the open page', async () => {
  copy.edit('web/figures/shared/frame/figure-styles.ts', 'letter-spacing: normal', 'letter-spacing: 3px');
  await expect.poll(() => shown(stylesShown)).toBe('7px 3px');
});

test('editing Markdown updates the open page', async () => {
  copy.edit('web/content/en/clock-hands.md', 'title: ', 'title: Edited ');
  await expect.poll(() => shown(titleShown)).toMatch(/^Edited /);
});

test('editing a message updates the figure that shows it', async () => {
  copy.edit('web/content/en/messages.json', '"clock.name": "', '"clock.name": "Edited ');
  await expect.poll(() => shown(nameShown)).toContain('Edited ');
  expect((await served()).includes('Edited A position')).toBe(true);
});

test.each([
  ['a formula', 'web/content/en/clock-hands.md', '\n## ', '\n$\\nonsense{1}$\n\n## ', /clock-hands\.md:\d+: formula/],
  ['the list of messages', 'web/content/en/messages.json', '",\n', '"\n', /messages\.json:\d+: /],
  ['a figure', 'web/figures/clock/styles.ts', 'export const', 'export konst', /clock\/styles\.ts:\d+:\d+/],
])('a mistake in %s is shown with its place until it is mended', async (_, file, text, mistake, place) => {
  copy.edit(file, text, mistake);
  await expect.poll(() => shown(overlayShown)).toMatch(place);
  copy.edit(file, mistake, text);
  await expect.poll(() => shown(titleShown)).toMatch(/^Edited /);
  await expect.poll(() => shown(overlayShown)).toBeUndefined();
});
