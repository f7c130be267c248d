import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';

import { kept as keptFor, rest } from '../../../web/figures/shared/frame/debounced-live-region.js';
import { expect, test, openPage, more } from '../fixtures.js';
import { recordLiveRegions, takeAnnouncements } from './live-regions.js';

// Snapshots of each figure's accessibility tree, and of what live regions announce while sliders move by keys. Read
// changed snapshots aloud before committing them. Update with UPDATE_SNAPSHOTS=1.
const folder = new URL('__snapshots__/', import.meta.url);

function expectSnapshot(name: string, spokenLines: readonly string[]): void {
  const file = new URL(`${name}.txt`, folder);
  const text = `${spokenLines.join('\n')}\n`.replaceAll(/http:\/\/127\.0\.0\.1:\d+/g, '');
  if (process.env['UPDATE_SNAPSHOTS']) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, text);
  }
  expect(
    existsSync(file),
    'UPDATE_SNAPSHOTS=1 npx playwright test --project=pages --project=more-pages accessibility-text/accessibility-text',
  ).toBe(true);
  expect(text).toBe(readFileSync(file, 'utf8'));
}

/** A figure of each kind, with its attributes. `npm test` covers the most different ones. */
const figures = [
  { tag: 'pe-clock', kind: 'hands that are pulled, numbers in fields', often: true },
  { tag: 'pe-clock', language: 'zh-hans', kind: 'the same in 简体' },
  { tag: 'pe-heatmap', kind: 'a table of numbers as colours', often: true },
  { tag: 'pe-rotation', query: '&view=matrix', kind: 'a matrix that moves an encoding' },
  { tag: 'pe-receiver', kind: 'a guess first, then steps', often: true },
  { tag: 'pe-similarity', kind: 'a curve that is drawn before it is shown' },
  { tag: 'pe-shuffle', kind: 'words that are moved', often: true },
  { tag: 'pe-attempts', query: '&attempt=binary&length=16', kind: 'one drawing in words' },
  { tag: 'pe-which-model', query: '&search=gemma', kind: 'a table that is searched and sorted', often: true },
  { tag: 'pe-cast', kind: 'a panel of choices' },
  { tag: 'pe-panorama', kind: 'a machine that is opened' },
  { tag: 'pe-find-word', kind: 'a story, and dials that stop' },
  { tag: 'pe-addition', query: '&view=halo', kind: 'two pictures that lie on each other' },
] as const;

for (const { tag, kind, ...others } of figures) {
  const language = 'language' in others ? others.language : 'en';
  const query = 'query' in others ? others.query : '';
  test(`${tag} matches its accessibility snapshot (${kind})`, more(!('often' in others)), async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.clock.install();
    await page.goto(`/embed/?figure=${tag}&lang=${language}${query}`);
    const figure = page.locator(`${tag}-figure`);
    await expect(figure.locator('.picture')).toBeVisible();
    await page.waitForLoadState('networkidle');
    // Initial announcements are over; from now on, time advances only when the test says so.
    await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
    await page.clock.runFor(keptFor + 2 * rest);
    await figure.evaluate(({ shadowRoot }) =>
      shadowRoot!.querySelectorAll('details').forEach((fold) => (fold.open = true)),
    );
    const read = await figure.ariaSnapshot();
    const moved = await moveSliders(page, figure);
    expectSnapshot(`${tag}.${language}`, [read, '', ...moved]);
  });
}

/** Advances the page's clock past the debounce time of announcements. */
const pause = (page: Page): Promise<void> => page.clock.runFor(rest + 100);

const valueOf = (slider: Locator): Promise<string> =>
  slider.evaluate((element) => element.getAttribute('aria-valuetext') ?? (element as HTMLInputElement).value);

/** Moves every slider by one key press, and by five in a row. Returns the announced texts. */
async function moveSliders(page: Page, figure: Locator): Promise<string[]> {
  await recordLiveRegions(page);
  const spokenLines: string[] = [];
  for (const slider of await figure.getByRole('slider').all()) {
    if (!(await slider.isVisible())) continue;
    await slider.focus();
    await page.clock.runFor(keptFor + rest);
    await takeAnnouncements(page);
    spokenLines.push(`slider "${await getName(slider)}" = ${await valueOf(slider)}`);
    for (const count of [1, 5]) {
      for (let key = 0; key < count; ++key) {
        expect(await takeAnnouncements(page), 'nothing is announced between two keys').toEqual([]);
        await slider.press('ArrowRight');
        await page.clock.runFor(rest / 5);
      }
      await pause(page);
      const [value, sentences] = [await valueOf(slider), await takeAnnouncements(page)];
      spokenLines.push(`  ${count === 1 ? 'a key' : `${count} keys in a row`}: ${value}`);
      spokenLines.push(...sentences.map((sentence) => `    announced: ${sentence}`));
      expect(new Set(sentences).size, 'nothing is announced twice').toBe(sentences.length);
      expect(
        sentences.filter((sentence) => value.includes(sentence)),
        'nor what the slider says',
      ).toEqual([]);
    }
  }
  return spokenLines;
}

const getName = (slider: Locator): Promise<string> =>
  slider.evaluate(
    (element) =>
      element.ariaLabel ??
      (element.getRootNode() as ShadowRoot).getElementById(element.getAttribute('aria-labelledby') ?? '')
        ?.textContent ??
      '',
  );

/** One exercise per kind, by kind. `npm test` covers a text field and a list. */
const exercises = {
  choice: 'who-bites',
  number: 'words-seen',
  order: 'three-steps',
  code: 'write-encode',
  bug: 'which-side',
  draw: 'draw-shadow',
} as const;

for (const [kind, id] of Object.entries(exercises))
  test(
    `an exercise matches its accessibility snapshot (${kind})`,
    more(!['number', 'order'].includes(kind)),
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await openPage(page, `/en/exercises/?exercise=${id}&seed=3`);
      const exercise = page.locator(`#exercise-${id}`);
      await expect(exercise.locator('.check')).toBeVisible();
      const read = await exercise.ariaSnapshot();
      await recordLiveRegions(page);
      await exercise.locator('.check').click();
      if (kind === 'code') await expect(exercise.locator('.feedback .sentence')).toBeVisible();
      const spokenLines: string[] = [];
      await expect
        .poll(async () => {
          spokenLines.push(...(await takeAnnouncements(page)));
          return spokenLines.length;
        })
        .toBeGreaterThan(0);
      expect(new Set(spokenLines).size, 'nothing is announced twice').toBe(spokenLines.length);
      expectSnapshot(`exercise-${kind}.en`, [read, '', ...spokenLines.map((sentence) => `announced: ${sentence}`)]);
    },
  );

test('the table of contents matches its accessibility snapshot', async ({ page }) => {
  await page.goto('/en/clock-hands/');
  await page.locator('details.contents > summary').click();
  await page.getByRole('searchbox').waitFor();
  expectSnapshot('contents.en', [await page.locator('details.contents').ariaSnapshot()]);
});
