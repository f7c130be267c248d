import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Page } from '@playwright/test';

import { root } from '../../support/programs.js';
import { pointOn } from '../gestures.js';
import { getExample, expect, test } from './host.js';

const reveal = join(root, 'tests/hosts/frameworks/node_modules/reveal.js/dist');
const read = (file: string): string => readFileSync(join(reveal, file), 'utf8');

/** A talk of three slides, the second with the guide's snippet. */
const talk = (slide: string, script: string, theme: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><link rel="icon" href="data:,"><title>A talk</title>
<style>${read('reset.css')}${read('reveal.css')}${read(`theme/${theme}.css`).replaceAll(/@import[^;]+;/g, '')}</style></head>
<body><div class="reveal"><div class="slides">
<section><h2>The first slide</h2></section>
${slide}
<section><h2>The last slide</h2></section>
</div></div>
<script>${read('reveal.js').replaceAll('</script', '<\\/script')}</script>
<script>Reveal.initialize({ transition: 'none', hash: true });</script>
${script}</body></html>`;

/** The guide's snippet for a slide, and its script. */
async function linesOfGuide(page: Page, path: string): Promise<[slide: string, script: string]> {
  await page.goto(path);
  const [slide, tag] = [await getExample(page, '<section>'), await getExample(page, '<script type="module"')];
  return [slide, tag.slice(tag.indexOf('<script'))];
}

for (const [path, theme, size] of [
  ['/en/embed/', 'white', { width: 1280, height: 720 }],
  ['/zh-hans/embed/', 'black', { width: 480, height: 360 }],
] as const)
  test(
    `a figure on a reveal.js slide with the snippet of ${path} fits at ${size.width} px and is interactive`,
    { tag: '@hosts' },
    async ({ page, host, complaints }, info) => {
      await page.setViewportSize(size);
      const [slide, script] = await linesOfGuide(page, path);
      // As the guide says for dark slides.
      const figure = theme === 'black' ? slide.replace('<pe-clock ', '<pe-clock theme="dark" ') : slide;
      await page.goto(host.publish(talk(figure, script, theme)));
      await expect(page.getByRole('heading', { name: 'The first slide' })).toBeVisible();
      await page.keyboard.press('ArrowRight');
      const clock = page.locator('pe-clock');
      const slider = clock.getByRole('slider', { name: /^(?:Position|位置)$/ });
      await expect(slider).toHaveValue('37');
      await page.screenshot({ path: info.outputPath('slide.png') });

      // The whole figure is on the screen.
      const box = (await clock.boundingBox())!;
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.y).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(size.width);
      expect(box.y + box.height).toBeLessThanOrEqual(size.height);

      // No part of the picture needs scrolling.
      const hidden = await clock
        .locator('.picture')
        .first()
        .evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
      expect(hidden).toBeLessThanOrEqual(1);

      // The figure keeps its keys: the slide doesn't change.
      await slider.press('ArrowRight');
      await expect(slider).toHaveValue('38');
      // The hand is under the pointer, despite the slide's scaling.
      const top = await pointOn(clock.locator('.rim'), 0.5, 0.02);
      await page.mouse.move(...(await pointOn(clock.locator('.handle'))));
      await page.mouse.down();
      await page.mouse.move(...top, { steps: 10 });
      const [held] = await pointOn(clock.locator('.handle'));
      await page.mouse.up();
      expect(Math.abs(held - top[0])).toBeLessThan(12);
      await expect(page.getByRole('heading', { name: 'The last slide' })).toBeHidden();
      await expect(slider).not.toHaveValue('38');

      // A click outside returns the keys to the slides.
      await page.mouse.click(5, 5);
      await page.keyboard.press('PageDown');
      await expect(page.getByRole('heading', { name: 'The last slide' })).toBeVisible();
      expect(complaints).toEqual([]);
    },
  );
