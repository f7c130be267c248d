import { drag, pointOn } from '../gestures.js';
import { expect, test } from './host.js';

const scaled = (figure: string): string =>
  `<div style="width: 600px; transform: scale(0.5); transform-origin: 0 0">${figure}</div>`;

test('a dragged word follows the pointer on a scaled page', async ({ page, visit }) => {
  await visit(scaled('<pe-shuffle sentence="a b c d e f g h" lang="en"></pe-shuffle>'));
  const words = page.locator('pe-shuffle .chip');
  await drag(page, await pointOn(words.nth(0)), await pointOn(words.nth(5), 0.6));
  expect((await words.allInnerTexts()).map((word) => word.trim()).join(' ')).toBe('b c d e f a g h');
});

test('a dragged row follows the pointer on a scaled page', { tag: '@more' }, async ({ page, visit }) => {
  await visit(scaled('<pe-exercise exercise="fast-to-slow" lang="en"></pe-exercise>'));
  const names = (): Promise<string[]> =>
    page.locator('pe-exercise .items .text').evaluateAll((all) => all.map(({ id }) => id));
  await expect.poll(async () => (await names()).length).toBe(4);
  const [first, second, third, fourth] = await names();
  const grips = page.locator('pe-exercise .grip');
  await drag(page, await pointOn(grips.nth(0)), await pointOn(grips.nth(2), 0.5, 0.7));
  expect(await names()).toEqual([second, third, first, fourth]);
});

test("hidden figures stay hidden and don't block pointer events", { tag: '@more' }, async ({ page, visit }) => {
  const text = `<div id="tab" style="visibility: hidden"><pe-counter lang="en"></pe-counter></div>
    <div id="slide" style="pointer-events: none; opacity: 0"><pe-clock lang="en"></pe-clock></div>`;
  await visit(text);
  await page.locator('pe-clock').scrollIntoViewIfNeeded();
  const dial = page.locator('pe-clock .rim');
  await expect(dial).toBeVisible();
  await expect(page.locator('pe-counter-figure .picture, pe-counter-figure button').first()).toBeAttached();
  await expect(page.locator('pe-counter').getByRole('button')).toHaveCount(0);
  const under = await dial.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return document.elementFromPoint(left + width / 2, top + height / 2)?.localName;
  });
  expect(under).toBe('body');
  await page.locator('#tab').evaluate((tab) => (tab.style.visibility = 'visible'));
  await expect(page.locator('pe-counter').getByRole('button').first()).toBeVisible();
});

test('hosts can hide the tag and set the size of a figure', { tag: '@more' }, async ({ page, visit }) => {
  await page.setViewportSize({ width: 1000, height: 800 });
  const head = '<style>.closed { display: none; } .x { display: var(--x); align-items: center; }</style>';
  const text = '<pe-counter class="x" lang="en"></pe-counter><p>On <pe-value class="x" of="position"></pe-value></p>';
  await visit(text, { head });
  const [counter, value] = [page.locator('pe-counter'), page.locator('pe-value')];
  await expect(counter.getByRole('button').first()).toBeVisible();
  for (const display of [
    'inline',
    'flex',
    'inline-block',
    'grid',
    'flow-root',
    'contents',
    'list-item',
    'table-cell',
  ]) {
    await counter.evaluate((tag, as) => tag.style.setProperty('--x', as), display);
    const { width } = (await page.locator('pe-counter-figure').boundingBox())!;
    expect(width, display).toBeGreaterThan(display === 'inline-block' || display === 'table-cell' ? 800 : 980);
  }
  await counter.evaluate((tag) => tag.style.removeProperty('--x'));
  for (const tag of [counter, value]) {
    await expect(tag).toBeVisible();
    await tag.evaluate((element) => element.setAttribute('class', 'closed'));
    await expect(tag).toBeHidden();
    await tag.evaluate((element) => element.removeAttribute('class'));
    await expect(tag).toBeVisible();
    await tag.evaluate((element) => (element.style.display = 'none'));
    await expect(tag).toBeHidden();
  }
});

test("a figure follows changes of the page's language", async ({ page, visit, complaints }) => {
  const text = '<pe-clock></pe-clock><pe-exercise exercise="second-shadow"></pe-exercise>';
  await visit(text);
  await expect(page.locator('pe-clock').getByRole('slider', { name: 'Position', exact: true })).toBeVisible();
  await expect(page.locator('pe-exercise').getByRole('button', { name: 'Check' })).toBeVisible();
  await page.locator('html').evaluate((html) => html.setAttribute('lang', 'zh-TW'));
  const position = page.locator('pe-clock').getByRole('slider', { name: '位置', exact: true });
  await expect(position).toBeVisible();
  await expect(page.locator('pe-exercise').getByRole('button', { name: '檢查' })).toBeVisible();
  // The same when it moves to a part of the page in another language.
  await page.evaluate(() => {
    const part = document.createElement('section');
    part.lang = 'en';
    document.body.append(part);
    part.append(document.querySelector('pe-clock')!);
  });
  await expect(page.locator('pe-clock').getByRole('slider', { name: 'Position', exact: true })).toBeVisible();
  await expect(page.locator('pe-exercise').getByRole('button', { name: '檢查' })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('an exercise loads on pages that replace fetch', { tag: '@more' }, async ({ page, visit }) => {
  const own = `<script>{
    const fetchAsMade = window.fetch;
    window.fetch = (asked, options) => (typeof asked === 'string' ? asked : asked.url).length && fetchAsMade(asked, options);
  }</script>`;
  await visit('<pe-exercise exercise="second-shadow" lang="en"></pe-exercise>', { head: own });
  await expect(page.locator('pe-exercise').getByRole('button', { name: 'Check' })).toBeVisible();
});

/** Shrink-to-fit contexts, and the range of a figure's width there on a page of 1000 px, without margins. */
for (const [style, min, max] of [
  ['display: flex; flex-direction: column; align-items: center', 700, 984],
  ['display: flex', 492, 492],
] as const) {
  test(`figures have a width inside a container with "${style}"`, { tag: '@more' }, async ({ page, visit }) => {
    await page.setViewportSize({ width: 1000, height: 800 });
    const text = `<div style="${style}"><pe-counter lang="en"></pe-counter><pe-counter lang="en"></pe-counter></div>`;
    await visit(text);
    await expect(page.locator('pe-counter').getByRole('button').first()).toBeVisible();
    const { width } = (await page.locator('pe-counter-figure').first().boundingBox())!;
    expect(width).toBeGreaterThanOrEqual(min);
    expect(width).toBeLessThanOrEqual(max);
    // On a phone it fills the available width.
    await page.setViewportSize({ width: 320, height: 800 });
    await page
      .locator('pe-counter')
      .last()
      .evaluate((second) => second.remove());
    const narrow = (await page.locator('pe-counter-figure').boundingBox())!;
    expect(narrow.width).toBe(304);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
}

test("key events in a figure don't reach the host", async ({ page, visit }) => {
  const text = `<pe-clock position="5" lang="en"><a href="#">A link of the host</a></pe-clock>
    <pe-exercise exercise="second-shadow" lang="en"></pe-exercise>`;
  await visit(text);
  await page.evaluate(() => {
    const recordedKeys: string[] = [];
    Object.assign(window, { recordedKeys });
    for (const type of ['keydown', 'keyup'] as const)
      document.addEventListener(type, ({ key }) => {
        if (type === 'keydown' || key !== 'Control') recordedKeys.push(`${type} ${key}`);
      });
  });
  const recordedKeys = (): Promise<string[]> =>
    page.evaluate(() => (window as unknown as { recordedKeys: string[] }).recordedKeys.splice(0));
  const clock = page.locator('pe-clock');
  await clock.getByRole('slider', { name: 'Position', exact: true }).press('ArrowRight');
  await expect(clock.getByRole('slider', { name: 'Position', exact: true })).toHaveValue('6');
  await page.locator('pe-exercise').getByRole('textbox').pressSequentially('1/2');
  await expect(page.locator('pe-exercise').getByRole('textbox')).toHaveValue('1/2');
  expect(await recordedKeys()).toEqual([]);
  await page.locator('pe-exercise').getByRole('textbox').press('Escape');
  expect(await recordedKeys()).toEqual(['keydown Escape', 'keyup Escape']);
  await page.locator('pe-exercise').getByRole('textbox').press('Control+k');
  expect(await recordedKeys()).toContain('keydown k');
  await page.getByRole('link', { name: 'A link of the host' }).press('/');
  expect(await recordedKeys()).toEqual(['keydown /', 'keyup /']);
});

test('figures render on pages that extend Object.prototype', { tag: '@more' }, async ({ page, visit, complaints }) => {
  const head = `<script>Object.prototype.each = function () {}; Object.prototype.base = 'none'; Object.prototype.unit = 5</script>`;
  await visit('<pe-clock lang="en"></pe-clock><pe-waves lang="en"></pe-waves>', { head });
  const position = page.locator('pe-clock').getByRole('slider', { name: 'Position' });
  await position.press('End');
  await expect(position).toHaveAttribute('aria-valuetext', /^[1-9]/);
  await page.locator('pe-waves').scrollIntoViewIfNeeded();
  await expect(page.locator('pe-waves canvas')).toBeVisible();
  await expect(page.locator('pe-waves .reading')).toContainText(/[1-9]/);
  await expect(page.locator('.fault')).toHaveCount(0);
  expect(complaints).toEqual([]);
});
