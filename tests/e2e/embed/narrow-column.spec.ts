import type { Page } from '@playwright/test';

import { expect, test } from './host.js';

const column = (width: number, content: string): string =>
  `<div class="host-column" style="width: ${width}px">${content}</div>`;

const boxes = (page: Page, ...parts: string[]): Promise<{ x: number; width: number; right: number }[]> =>
  Promise.all(
    parts.map(async (part) => {
      const { x, width } = (await page.locator(part).first().boundingBox())!;
      return { x, width, right: x + width };
    }),
  );

test("the clock's numbers are next to its dial in the column widths of common hosts", async ({ page, visit }) => {
  await visit(column(643, '<pe-clock lang="en"></pe-clock>'));
  await expect(page.locator('pe-clock').getByRole('slider').first()).toBeVisible();
  for (const width of [643, 650, 688]) {
    await page.locator('.host-column').evaluate((div, px) => ((div as HTMLElement).style.width = `${px}px`), width);
    const [dial, numbers] = await boxes(page, 'pe-clock svg.dial', 'pe-clock .read');
    expect(dial!.width, `${width}`).toBeLessThanOrEqual(384);
    expect(numbers!.x, `${width}`).toBeGreaterThanOrEqual(dial!.right);
  }
});

test(
  'a compact figure fits on a slide with everything around its picture',
  { tag: '@more' },
  async ({ page, visit }) => {
    await page.setViewportSize({ width: 1200, height: 900 });
    const tags = ['pe-clock', 'pe-rotation', 'pe-worked-example', 'pe-panorama'];
    const slides = tags.map((tag) => column(960, `<${tag} size="compact" lang="en">A caption.</${tag}>`));
    await visit(slides.join(''));
    for (const tag of tags) {
      const figure = page.locator(`${tag}-figure`);
      await page.locator(tag).scrollIntoViewIfNeeded();
      await expect(figure.locator('.picture').first()).toBeVisible();
      const seen = await figure.evaluate((element) => {
        const box = element.getBoundingClientRect();
        const part = (name: string): DOMRect =>
          element.shadowRoot!.querySelector(`.figure > ${name}`)!.getBoundingClientRect();
        const ends = ['.lead', '.picture', '.caption'].map((name) => part(name).bottom <= box.bottom + 1);
        return { height: box.height, ends, picture: part('.picture').height };
      });
      expect(seen.height, tag).toBeLessThanOrEqual(640);
      expect(seen.ends, tag).toEqual([true, true, true]);
      expect(seen.picture, tag).toBeGreaterThan(300);
    }
  },
);

test("action links and inline numbers in a host's own text control a figure", async ({ page, visit, complaints }) => {
  const text = `<p>Now <pe-act to="mine?position=10">go to <b>ten</b></pe-act>: it is at <pe-scrub for="mine" field="position">3</pe-scrub>,
    and <pe-act to="nobody?position=1">nobody</pe-act> moves.</p><pe-clock id="mine" position="37" lang="en"></pe-clock>`;
  await visit(text);
  const position = page.locator('pe-clock').getByRole('slider', { name: 'Position', exact: true });
  await expect(position).toHaveValue('37');
  await expect(page.locator('pe-scrub')).toHaveText('37');
  await page.getByRole('button', { name: 'nobody' }).click();
  await page.getByRole('button', { name: 'go to ten' }).press('Enter');
  await expect(position).toHaveValue('10');
  await expect(page.locator('pe-scrub')).toHaveText('10');
  await page.locator('pe-scrub').getByRole('slider').press('ArrowRight');
  await expect(position).toHaveValue('11');
  // Logged after the rest of the page had time to load.
  await expect
    .poll(() => complaints)
    .toEqual(['<pe-act to="nobody?position=1">: nothing on this page has the id "nobody".']);
});
