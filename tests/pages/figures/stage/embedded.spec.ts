import { stepsHeight } from '../../../../web/embed/reserved-heights.js';
import { expect, post, test } from '../../embed/host.js';

const states = 'position=3 Three | position=9&dimensions=8 Nine, and four hands';

/** A host that turns its pages by the keys of a remote. */
const turns = `<script>
  let pages = 0;
  addEventListener('keydown', ({ key }) => { if (/^(Page|Arrow)/.test(key)) document.title = 'turned ' + ++pages; });
</script>`;

for (const api of [true, false])
  test(
    `in somebody else's page a figure goes through its steps and fills the screen (${api ? 'full screen' : 'overlay'})`,
    { tag: '@more' },
    async ({ page, host, tour, complaints }) => {
      if (!api)
        await page.addInitScript(() => {
          Reflect.deleteProperty(Element.prototype, 'requestFullscreen');
          Object.defineProperty(Document.prototype, 'fullscreenEnabled', { get: () => undefined });
        });
      const figure = `<div style="transform: translateX(10px); overflow: hidden"><pe-clock lang="en" states="${states}"><p>A caption.</p></pe-clock></div>`;
      await page.goto(host.publish(post(figure, tour, turns)));
      const clock = page.locator('pe-clock');
      const position = clock.getByRole('textbox', { name: 'Position', exact: true });
      const stage = clock.locator('.stage');
      await stage.scrollIntoViewIfNeeded();
      await expect(stage.locator('.stage-bar')).toBeVisible();
      // With its margin, of 8 px, it is as high as the room that was kept for it.
      const row = (await stage.boundingBox())!;
      expect(Math.abs(row.height + 8 - stepsHeight(states, row.width))).toBeLessThan(4);
      await clock.getByRole('button', { name: 'Next step' }).click();
      await expect(position).toHaveValue('3');
      await page.keyboard.press('ArrowRight');
      await expect(position).toHaveValue('9');
      await page.keyboard.press('PageUp');
      await expect(position).toHaveValue('3');
      await clock.getByRole('button', { name: 'Full screen' }).click();
      const inner = page.locator('pe-clock-figure');
      await expect.poll(() => inner.evaluate((element) => element.matches(':fullscreen, :popover-open'))).toBe(true);
      const { width, height } = page.viewportSize()!;
      await expect.poll(() => inner.boundingBox()).toEqual({ x: 0, y: 0, width, height });
      await page.keyboard.press('PageDown');
      await expect(position).toHaveValue('9');
      await expect(clock.locator('.stage-shown')).toHaveText('Nine, and four hands');
      expect(await page.title()).toBe('A post');
      await clock.getByRole('button', { name: 'Leave full screen' }).click();
      await expect.poll(() => inner.evaluate((element) => element.matches(':fullscreen, :popover-open'))).toBe(false);
      await expect(clock.getByRole('button', { name: 'Full screen' })).toBeFocused();
      expect(complaints).toEqual([]);
    },
  );

test(
  'a frame has the steps of its address, and fills the screen where it may',
  { tag: '@more' },
  async ({ page, host, tour, complaints }) => {
    const query = new URLSearchParams({
      figure: 'pe-clock',
      lang: 'zh-Hant',
      states: 'position=3 三 | position=-9 錯',
    });
    const frame = (allow: string): string =>
      `<iframe src="${tour}/embed/?${query.toString()}" style="width: 700px; height: 800px" allow="${allow}"></iframe>`;
    await page.goto(host.publish(`<link rel="icon" href="data:,">${frame('fullscreen')}${frame('')}`));
    const [allowed, forbidden] = [0, 1].map((index) => page.locator('iframe').nth(index).contentFrame()) as [
      ReturnType<ReturnType<typeof page.locator>['contentFrame']>,
      ReturnType<ReturnType<typeof page.locator>['contentFrame']>,
    ];
    for (const frame of [allowed, forbidden]) await frame.locator('.stage').scrollIntoViewIfNeeded();
    await expect(allowed.locator('.stage-refused')).toContainText('-9');
    await allowed.getByRole('button', { name: '下一步' }).click();
    await expect(allowed.getByRole('textbox', { name: '位置', exact: true })).toHaveValue('3');
    await expect(allowed.getByRole('button', { name: '全螢幕', exact: true })).toBeVisible();
    await expect(forbidden.getByRole('button', { name: '下一步' })).toBeVisible();
    await expect(forbidden.getByRole('button', { name: '全螢幕', exact: true })).toHaveCount(0);
    expect(complaints).toEqual([]);
  },
);
