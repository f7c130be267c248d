import type { Locator, Page } from '@playwright/test';

import { chapter, choose, expect, languages, openSettings, test, visit, visitFigure, more } from '../../fixtures.js';

/** A figure that is higher than the screen has its steps below the edge, and they come when they are seen. */
async function visitSteps(page: Page, path: string, tag: `pe-${string}`): Promise<Locator> {
  const figure = await visitFigure(page, path, tag);
  await figure.locator('.stage').scrollIntoViewIfNeeded();
  return figure;
}

const placeOf = (figure: Locator): Locator => figure.locator('.stage-place');
const captionOf = (figure: Locator): Locator => figure.locator('.stage-shown');
/** The steps that a figure has told the page of. */
async function hear(figure: Locator): Promise<() => Promise<string[]>> {
  const heard = await figure.evaluateHandle((element) => {
    const steps: string[] = [];
    document.addEventListener(
      'step-changed',
      ({ target, detail }: CustomEventInit & { target?: EventTarget | null }) => {
        const { step, count } = detail as { step: number; count: number };
        if (target === element) steps.push(`${step}/${count}`);
      },
    );
    return steps;
  });
  return () => heard.jsonValue();
}

for (const { folder, words } of languages)
  test(
    `buttons, arrows and a remote go through the steps of a chapter (${folder})`,
    more(folder !== 'en'),
    async ({ page }) => {
      const counter = await visitSteps(page, chapter(folder), 'pe-counter');
      const heard = await hear(counter);
      const place = placeOf(counter);
      await expect(place).toHaveText(/^\D*5\D*$/);
      const [on, back] = [words['figure.stepOn'], words['figure.stepBack']].map((name) =>
        counter.getByRole('button', { name, exact: true }),
      ) as [Locator, Locator];
      await on.click();
      const position = counter.locator('.number-read strong');
      await expect(position).toHaveText('0');
      await expect(place).toHaveText(words['figure.step'].replace('{step}', '1').replace('{count}', '5'));
      await expect(captionOf(counter)).toHaveText(/\S/);
      const first = await captionOf(counter).innerText();
      await page.keyboard.press('ArrowRight');
      await expect(position).toHaveText('1');
      await page.keyboard.press('PageDown');
      await expect(position).toHaveText('2');
      await page.keyboard.press('PageUp');
      await expect(position).toHaveText('1');
      await back.click();
      await expect(position).toHaveText('0');
      await expect(captionOf(counter)).toHaveText(first);
      await expect(back).toHaveAttribute('aria-disabled', 'true');
      await page.keyboard.press('ArrowLeft');
      await expect(position).toHaveText('0');
      expect(await heard()).toEqual(['1/5', '2/5', '3/5', '2/5', '1/5']);
      await expect(counter.locator('.stage [role=status]')).toContainText(first);
    },
  );

test('nothing moves from step to step, nor when the buttons come', { tag: '@more' }, async ({ page }) => {
  await page.route(/steps-.*\.js/, async (route) => {
    await new Promise<void>((resolve) => page.once('close', () => resolve()).once('console', () => resolve()));
    await route.continue();
  });
  const counter = await visitSteps(page, chapter('en'), 'pe-counter');
  const height = (): Promise<number> => counter.evaluate((figure: HTMLElement) => figure.offsetHeight);
  const before = await height();
  await page.evaluate(() => console.info('now'));
  const on = counter.getByRole('button', { name: 'Next step' });
  await expect(on).toBeVisible();
  expect(Math.abs((await height()) - before)).toBeLessThanOrEqual(1);
  const after = await height();
  for (let step = 1; step <= 5; ++step) {
    await on.click();
    await expect(placeOf(counter)).toHaveText(`Step ${step} of 5`);
    expect(await height()).toBe(after);
  }
});

test(
  'going back undoes what going on has done; what no step names is the reader’s',
  { tag: '@more' },
  async ({ page }) => {
    const rotation = await visitSteps(page, '/en/same-turn/', 'pe-rotation');
    const on = rotation.getByRole('button', { name: 'Next step' });
    const start = rotation.getByRole('textbox', { name: 'Start p', exact: true });
    await rotation.evaluate((figure) => figure.setAttribute('other', '30'));
    for (let step = 1; step <= 4; ++step) await on.click();
    await expect(start).toHaveValue('37');
    await page.keyboard.press('PageUp');
    await expect(start).toHaveValue('5');
    expect(await rotation.evaluate((figure) => (figure as HTMLElement & { other: number }).other)).toBe(30);
    await choose(rotation, 'Reset');
    await expect(placeOf(rotation)).toHaveText('5 steps');
  },
);

test('a page that begins in the first step says so', { tag: '@more' }, async ({ page }) => {
  const rope = await visitSteps(page, '/en/rope/', 'pe-rope');
  await expect(placeOf(rope)).toHaveText('Step 1 of 5');
});

test(
  'on the whole screen: arrows but in controls that use them, remote keys everywhere',
  { tag: '@more' },
  async ({ page }) => {
    const counter = await visitSteps(page, chapter('en'), 'pe-counter');
    await openSettings(counter);
    await counter.getByRole('button', { name: 'Full screen' }).click();
    await expect(counter.getByRole('button', { name: 'Next step' })).toBeFocused();
    const place = placeOf(counter);
    await page.keyboard.press('PageDown');
    await expect(place).toHaveText('Step 1 of 5');
    const position = counter.getByRole('textbox', { name: 'Position', exact: true });
    await expect(position).toHaveValue('0');
    await counter.getByRole('slider', { name: 'Position', exact: true }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(position).toHaveValue('1');
    await expect(place).toHaveText('Step 1 of 5');
    await page.keyboard.press('PageDown');
    await expect(place).toHaveText('Step 2 of 5');
    await page.keyboard.press('PageDown');
    await expect(place).toHaveText('Step 3 of 5');
    await expect(position).toHaveValue('2');
    await counter.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.keyboard.press('ArrowRight');
    await expect(place).toHaveText('Step 4 of 5');
    const bar = (await counter.locator('.stage').boundingBox())!;
    const { width, height } = page.viewportSize()!;
    expect(bar.y + bar.height).toBeCloseTo(height, 0);
    expect(bar.width).toBe(width);
    await counter.getByRole('button', { name: 'Leave full screen' }).click();
    await expect.poll(() => counter.evaluate((figure) => figure.matches(':fullscreen'))).toBe(false);
    await expect(counter.getByRole('button', { name: 'Full screen' })).toBeFocused();
  },
);

test(
  'a key that is pressed while a figure still travels to its step goes on from there, and is not undone',
  { tag: '@more' },
  async ({ page }) => {
    await page.clock.install();
    const counter = await visitSteps(page, chapter('en'), 'pe-counter');
    await openSettings(counter);
    const position = counter.getByRole('textbox', { name: 'Position', exact: true });
    const slider = counter.getByRole('slider', { name: 'Position', exact: true });
    await slider.focus();
    await expect(counter.getByRole('button', { name: 'Next step' })).toBeVisible();
    await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
    const turn = (): Promise<void> => counter.getByRole('button', { name: 'Next step' }).dispatchEvent('click');
    await turn();
    await page.keyboard.press('ArrowRight');
    await page.clock.runFor(1_000);
    await expect(position).toHaveValue('1');
    await turn();
    await turn();
    await page.clock.runFor(100);
    await expect(position).toHaveValue('1');
    await page.keyboard.press('ArrowRight');
    await page.clock.runFor(1_000);
    await expect(position).toHaveValue('3');
  },
);

for (const [states, sentence] of [
  ['position=1|position=-2 x', 'Step 2 is left out: position must be a number from 0 to 1,000,000,000,000, got -2'],
  ['dimensions=7|position=1', 'Step 1 is left out: dimensions must be an even number from 2 to 512, got 7'],
  ['layout=up|position=1', 'Step 1 is left out: layout must be one of interleaved, halves, got up'],
  ['position=1|postion=2', 'Step 2 is left out: there is no field postion, only '],
] as const)
  test(`a bad step gets a sentence: ${states}`, { tag: '@more' }, async ({ page }) => {
    await visit(page, chapter('en'));
    const clock = page.locator('pe-clock').first();
    await clock.evaluate((figure, text) => figure.setAttribute('states', text), states);
    await clock.locator('.stage').scrollIntoViewIfNeeded();
    await expect(clock.locator('.stage-refused')).toContainText(sentence);
    await expect(placeOf(clock)).toHaveText('1 step');
    await clock.getByRole('button', { name: 'Next step' }).click();
    await expect(clock.getByRole('textbox', { name: 'Position', exact: true })).toHaveValue('1');
  });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the captions are a list that can be read', { tag: '@more' }, async ({ page }) => {
    await page.goto(chapter('en'));
    const captions = page.locator('pe-counter .stage-captions li');
    await expect(captions).toHaveCount(5);
    for (const caption of await captions.all()) await expect(caption).toBeVisible();
  });
});
