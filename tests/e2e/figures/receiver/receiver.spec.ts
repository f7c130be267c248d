import type { Locator, Page } from '@playwright/test';

import { core } from '../../../support/core.js';
import { choose, expect, languages, openSettings, test, type, visitFigure, more } from '../../fixtures.js';

const gps = (folder: string, query = ''): string => `/${folder}/gps/${query}`;
const getReceiver = (page: Page): Locator => page.locator('pe-receiver').first();
const getAnswer = (page: Page): Locator => getReceiver(page).locator('.answer');
const getField = (page: Page, name: string): Locator => getReceiver(page).getByRole('textbox', { name, exact: true });

async function open(page: Page, query = '', folder = 'en'): Promise<void> {
  await visitFigure(page, gps(folder, query), 'pe-receiver');
}

/** The position that the core finds in the chapter's code, here in Node. */
function foundInNode(range: number, heard = '11111111', trial = 0): string {
  const code = { position: 421, dimensions: 16, base: 10_000, sigma: 0.2, seed: 1, trial, heard };
  const { position } = core.receive({ ...code, searchFrom: 0, searchCount: range });
  return String(Number(position.toFixed(2)));
}

for (const { folder, words } of languages) {
  test(
    `a guess, the answer, and the guess beside it (${folder})`,
    more(folder !== 'en', '@receiver'),
    async ({ page }) => {
      await open(page, '', folder);
      const receiver = getReceiver(page);
      await expect(receiver.locator('.question')).toHaveText(words['receiver.question']);
      await expect(getAnswer(page)).toBeEmpty();
      await expect(receiver.locator('.close-up')).toHaveCount(0);
      await expect(receiver.locator('.point-here')).toHaveText(words['receiver.pointHere']);
      await expect(receiver.locator('.truth, .fix')).toHaveCount(0);

      const box = (await receiver.locator('.field.whole').boundingBox())!;
      await page.mouse.click(box.x + box.width / 4, box.y + box.height / 2);
      const guess = receiver.getByRole('slider', { name: words['receiver.guess'] });
      const guessed = Number(await guess.getAttribute('aria-valuenow'));
      expect(Math.abs(guessed - 256)).toBeLessThanOrEqual(3); // 1,024 positions on some 700 pixels

      await expect(receiver.locator('.point-here')).toHaveCount(0);

      const reveal = receiver.getByRole('button', { name: words['receiver.reveal'] });
      const before = await reveal.boundingBox();
      await reveal.click();
      // What is shown opens below the button: the finger is still on it.
      const elsewhere = receiver.getByRole('button', { name: words['receiver.elsewhere'] });
      expect((await elsewhere.boundingBox())!.y).toBe(before!.y);
      await expect(getAnswer(page)).toContainText(foundInNode(1_024));
      await expect(getAnswer(page)).toContainText('421');
      await expect(getAnswer(page)).toContainText(String(421 - guessed));
      await expect(receiver.locator('.whole .truth, .whole .fix, .whole .guess')).toHaveCount(3);
      await expect(receiver.locator('.bound')).toHaveText('±0.19');
    },
  );
}

test('a guess is placed by keys, and after the answer it stays', { tag: '@receiver' }, async ({ page }) => {
  await open(page);
  const guess = getReceiver(page).getByRole('slider', { name: 'Your guess' });
  await expect(guess).toHaveAttribute('aria-valuetext', 'not placed yet');
  await guess.press('Home');
  await guess.press('PageUp');
  await guess.press('ArrowRight');
  await expect(guess).toHaveAttribute('aria-valuetext', '11');
  await getReceiver(page).getByRole('button', { name: 'Show where it was' }).press('Enter');
  await guess.press('ArrowRight');
  await expect(guess).toHaveAttribute('aria-valuetext', '11');
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 780 } });

  test('a tap is a guess and a clock is a switch', { tag: '@receiver' }, async ({ page }) => {
    await open(page);
    const receiver = getReceiver(page);
    const strip = receiver.locator('.strip').nth(5);
    await strip.scrollIntoViewIfNeeded();
    const box = (await strip.boundingBox())!;
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    await expect(getAnswer(page)).toContainText('You guess 51');
    const hand = receiver.getByRole('switch', { name: /^Hand 2,/ });
    await hand.tap();
    await expect(hand).toHaveAttribute('aria-checked', 'false');
    const target = (await hand.boundingBox())!;
    expect(Math.min(target.width, target.height)).toBeGreaterThanOrEqual(44);
  });
});

test('hands are added one by one, and the fix with them', { tag: '@receiver' }, async ({ page }) => {
  await open(page, '?receiver.revealed=1');
  const receiver = getReceiver(page);
  const more = receiver.getByRole('button', { name: '+1 hand' });
  for (let hands = 1; hands <= 8; ++hands) {
    const added = '1'.repeat(hands).padStart(8, '0');
    await expect(receiver.locator('.stepper p')).toContainText(hands < 8 ? `${hands} of 8 hands` : 'all 8 hands');
    await expect(getAnswer(page)).toContainText(foundInNode(1_024, added));
    if (hands < 8) await more.click();
  }
  await expect(more).toBeDisabled();
  await openSettings(receiver);
  await receiver.getByRole('radio', { name: 'fast first' }).check({ force: true });
  await receiver.getByRole('button', { name: '−1 hand' }).click();
  await expect(getAnswer(page)).toContainText(foundInNode(1_024, '11111110'));
});

test('playing adds all hands and stops', { tag: ['@receiver', '@more'] }, async ({ page }) => {
  await open(page);
  const receiver = getReceiver(page);
  const steps = receiver.locator('.stepper p');
  await receiver.getByRole('button', { name: 'Play' }).click();
  await expect(steps).toContainText('3 of 8 hands');
  await receiver.getByRole('button', { name: 'Pause' }).click();
  await expect(receiver.getByRole('button', { name: 'Play' })).toBeVisible();
  // On a busy machine it may have gone on before it was told to pause.
  const stopped = Number(/(\d) of 8/.exec(await steps.innerText())?.[1]);
  await receiver.getByRole('button', { name: '+1 hand' }).click();
  await expect(steps).toContainText(`${stopped + 1} of 8 hands`);
});

test(
  'nothing plays by itself, and the pause of the page stops what a reader started',
  { tag: ['@receiver', '@more'] },
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.clock.install();
    await open(page);
    const receiver = getReceiver(page);
    const steps = receiver.locator('.stepper p');
    await expect(receiver.getByRole('button', { name: 'Play' })).toBeVisible();
    await receiver.getByRole('button', { name: 'Play' }).click();
    await expect(steps).toContainText('2 of 8 hands');
    await page.getByRole('button', { name: 'Stop all motion' }).click();
    await expect(receiver.getByRole('button', { name: 'Play' })).toBeVisible();
    const before = await steps.innerText();
    await page.clock.runFor(10_000);
    await expect(steps).toHaveText(before);
  },
);

test(
  'without the slow hands a code takes a wrong turn, and with them it does not',
  { tag: ['@receiver', '@more'] },
  async ({ page }) => {
    await open(page, '?receiver.revealed=1&receiver.trial=2&receiver.hands=8');
    const receiver = getReceiver(page);
    await expect(receiver.locator('.answer strong')).toHaveCount(0);
    await openSettings(receiver);
    await receiver.getByRole('radio', { name: 'fast half' }).check({ force: true });
    await expect(receiver.locator('.answer strong')).toHaveText('Wrong turn!');
    await expect(getAnswer(page)).toContainText(foundInNode(1_024, '11110000', 2));
    await receiver.getByRole('switch', { name: /^Hand 4,/ }).click();
    await expect(receiver.locator('.stepper p')).toContainText('all 5 hands');
    await expect(receiver.locator('.answer strong')).toHaveCount(0);
  },
);

test(
  'receive again is new noise on the same position, and hiding it elsewhere asks again',
  { tag: ['@receiver', '@more'] },
  async ({ page }) => {
    await open(page, '?receiver.revealed=1&receiver.hands=8');
    const receiver = getReceiver(page);
    await receiver.getByRole('button', { name: 'Receive again' }).click();
    await expect(getAnswer(page)).toContainText(foundInNode(1_024, '11111111', 1));
    await expect(getAnswer(page)).toContainText('421');
    await receiver.getByRole('button', { name: 'Hide another' }).click();
    await expect(getAnswer(page)).toBeEmpty();
    await choose(receiver, 'Reset');
    await receiver.getByRole('button', { name: 'Show where it was' }).click();
    await expect(getAnswer(page)).toContainText(foundInNode(1_024));
  },
);

test(
  'nothing jumps: the close-up opens below the buttons, and a wrong turn takes the same room',
  { tag: ['@receiver', '@more'] },
  async ({ page }) => {
    for (const width of [320, 360, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await open(page);
      const receiver = getReceiver(page);
      const height = async (): Promise<number> =>
        Math.round((await receiver.locator('.picture').boundingBox())!.height);
      const again = receiver.getByRole('button', { name: 'Receive again' });
      const top = async (): Promise<number> => {
        const [button, picture] = [
          await receiver.locator('.main').first().boundingBox(),
          await receiver.locator('.picture').boundingBox(),
        ];
        return Math.round(button!.y - picture!.y);
      };
      const [closed, place] = [await height(), await top()];
      await receiver.getByRole('slider', { name: 'Your guess' }).press('PageUp');
      expect(await height()).toBe(closed);
      await receiver.getByRole('button', { name: 'Show where it was' }).click();
      await expect(receiver.locator('.close-up')).toBeVisible();
      const before = await height();
      expect(before).toBeGreaterThan(closed);
      expect(await top()).toBe(place);
      await openSettings(receiver);
      await receiver.getByRole('radio', { name: 'fast half' }).check({ force: true });
      for (let trial = 1; trial <= 4; ++trial) {
        await again.click();
        expect(await height()).toBe(before);
        expect(await top()).toBe(place);
      }
    }
  },
);

test(
  'the bound of a fix by few hands, or close up, stays within its plot, and so does its number',
  { tag: ['@receiver', '@more'] },
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 900 });
    await open(page);
    const receiver = getReceiver(page);
    await receiver.getByRole('button', { name: 'Show where it was' }).press('Enter');
    await openSettings(receiver);
    const bound = receiver.locator('.bound');
    const staysWithin = async (): Promise<void> => {
      const field = (await receiver.locator('.close-up .field').boundingBox())!;
      for (const part of [bound, bound.locator('span')]) {
        const { x, width } = (await part.boundingBox())!;
        expect(x).toBeGreaterThanOrEqual(field.x - 1);
        expect(x + width).toBeLessThanOrEqual(field.x + field.width + 1);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    };
    await staysWithin();
    const closer = receiver.getByRole('button', { name: 'Closer' });
    for (let step = 0; step < 6; ++step) {
      await closer.press('Enter');
      await staysWithin();
    }
    const fewer = receiver.getByRole('button', { name: '−1 hand' });
    for (let hands = 7; hands >= 1; --hands) {
      await fewer.press('Enter');
      await expect(receiver.locator('.stepper p')).toContainText(String(hands));
      await staysWithin();
    }
    await expect(bound).toHaveClass(/before.*after/);
  },
);

test(
  'a million positions are searched in the worker, with the result of the main thread',
  { tag: '@receiver' },
  async ({ page }) => {
    await open(page, '?receiver.revealed=1&receiver.hands=8');
    const receiver = getReceiver(page);
    await openSettings(receiver);
    const before = await receiver.locator('.product path').first().getAttribute('d');
    await type(getField(page, 'Positions searched'), '1,000,000');
    // Another page in front must not stop the worker.
    const other = await page.context().newPage();
    await other.bringToFront();
    await expect(getAnswer(page)).toContainText(foundInNode(1_000_000));
    await other.close();
    await expect(receiver.locator('.before')).toHaveCount(0);
    await expect(receiver.locator('.product path').first()).not.toHaveAttribute('d', before!);
    await expect(receiver.locator('.together .ticks')).toContainText('500,000');
  },
);

test(
  'a newer setting takes the place of a search under way, and until then the last picture stays',
  { tag: ['@receiver', '@more'] },
  async ({ page }) => {
    await open(page, '?receiver.revealed=1&receiver.hands=8');
    const picture = () =>
      page.evaluate(async () => {
        const figure = document.querySelector('pe-receiver') as unknown as HTMLElement & {
          updateComplete: Promise<unknown>;
        };
        await figure.updateComplete;
        const { shadowRoot } = figure;
        return {
          dimmed: shadowRoot!.querySelectorAll('.before').length,
          path: shadowRoot!.querySelector('.product path')?.getAttribute('d'),
          answer: shadowRoot!.querySelector('.answer')!.textContent.trim(),
        };
      });
    const search = (range: number) =>
      page.evaluate((range) => Object.assign(document.querySelector('pe-receiver')!, { range }), range);
    const first = await picture();
    await search(1_000_000);
    expect(await picture()).toEqual({ dimmed: 1, path: first.path, answer: 'Searching 1,000,000 positions …' });
    await search(1_024);
    expect(await picture()).toEqual(first);
    // Two long searches: the first one must not come in, nor the second after it was given up.
    await search(1_000_000);
    await search(900_000);
    await search(1_024);
    expect(await picture()).toEqual(first);
    const curves = await page.evaluateHandle(() => {
      const { shadowRoot } = document.querySelector('pe-receiver')!;
      const seen = new Set<string>();
      const look = (): unknown => seen.add(shadowRoot!.querySelector('.product path')?.getAttribute('d') ?? '');
      look();
      new MutationObserver(look).observe(shadowRoot!, { subtree: true, childList: true, attributes: true });
      return seen;
    });
    // A third one has its answer when both would have had theirs, on the slowest machine.
    await search(950_000);
    await expect(getAnswer(page)).toContainText(foundInNode(950_000));
    const last = await picture();
    expect(last.dimmed).toBe(0);
    expect(await curves.evaluate((seen) => [...seen])).toEqual([first.path, last.path]);
  },
);

test(
  'an address restores the state, and what it cannot mean is said',
  { tag: ['@receiver', '@more'] },
  async ({ page }) => {
    await open(
      page,
      '?receiver.heard=11110000&receiver.sigma=0.3&receiver.order=slow-first&receiver.range=2000&receiver.span=64',
    );
    const receiver = getReceiver(page);
    await openSettings(receiver);
    await expect(receiver.getByRole('radio', { name: 'fast half' })).toBeChecked();
    await expect(receiver.getByRole('radio', { name: 'slow first' })).toBeChecked();
    await expect(getField(page, 'Noise σ')).toHaveValue('0.3');
    await expect(receiver.locator('.stepper p')).toContainText('1 of 4 hands, the slowest first');

    await open(page, '?receiver.sigma=99&receiver.heard=000');
    await expect(page.locator('.notice')).toContainText('99');
    await openSettings(receiver);
    await expect(getField(page, 'Noise σ')).toHaveValue('0.2');
    await expect(receiver.getByRole('radio', { name: 'all', exact: true })).toBeChecked();
  },
);

test(
  'a bad number stays in its field with one sentence, and the last good picture stays',
  { tag: ['@receiver', '@more'] },
  async ({ page }) => {
    await open(page, '?receiver.revealed=1&receiver.hands=8');
    await openSettings(getReceiver(page));
    await type(getField(page, 'Noise σ'), '7');
    await expect(getReceiver(page)).toContainText('Noise σ must be a number from 0.05 to 3, got 7');
    await expect(getField(page, 'Noise σ')).toHaveValue('7');
    await expect(getAnswer(page)).toContainText(foundInNode(1_024));
  },
);

test(
  'the table has every hand, and the one that cannot be switched off stays heard',
  { tag: ['@receiver', '@more'] },
  async ({ page }) => {
    await open(page, '?receiver.heard=00100000');
    const receiver = getReceiver(page);
    await receiver.getByRole('switch', { name: /^Hand 2,/ }).click();
    await expect(receiver.getByRole('switch', { checked: true })).toHaveCount(1);
    await choose(receiver, 'Data as table');
    await expect(receiver.getByRole('row')).toHaveCount(9);
    await expect(receiver.getByRole('row').nth(3)).toContainText('62.8319');
  },
);
