import { chapters, pagesBeside } from '../../../web/generator/content/tour.js';
import { hydrateAll, expect, languages, revealAll, test } from '../fixtures.js';
import { scrollThrough } from '../page-assertions.js';
import { everyTextFault, findTextFaults } from '../text-legibility.js';

test('overlapping, touching, clipped, isolated, small or faint text is found and reported', async ({ page }) => {
  await page.setContent(`
    <style>body { background: white } p { position: absolute; margin: 0; font: 20px sans-serif }</style>
    <p style="top: 0">Below</p><p style="top: 4px">Above</p>
    <p style="top: 60px; left: -30px">Away</p>
    <p style="top: 100px; font-size: 8px">Tiny</p>
    <svg style="position: absolute; top: 140px"><rect width="90" height="40" fill="#777" /><text x="9" y="25" fill="#aaa">Grey</text></svg>
    <p style="top: 200px; inline-size: 40px; overflow: hidden; white-space: nowrap">Folded behind its box</p><p style="top: 200px; left: 60px">Beside</p>
    <table style="position: absolute; top: 240px; border-spacing: 0"><tr><td style="padding: 0">512 × 768</td><td style="padding: 0">393,216</td></tr></table>
    <h2 style="position: absolute; top: 280px; margin: 0; inline-size: 3.5em; font: 20px sans-serif">看看答案對不對</h2>
    <div style="position: absolute; top: 440px; inline-size: 6.5em; font: 20px sans-serif"><pe-act>換成十六個維度</pe-act></div>`);
  await page.evaluate(() => {
    const host = document.body.appendChild(document.createElement('pe-figure'));
    host.style.cssText = 'position: absolute; top: 360px; left: 90px; inline-size: 90px';
    host.attachShadow({ mode: 'open' }).innerHTML = '<b style="margin-inline-start: -20px">100%</b>';
  });
  const found = await findTextFaults(page, everyTextFault);
  expect(found.map((sentence) => sentence.replace(/ \([^)]*\)/g, ''))).toEqual([
    'over another text: “Below”, “Above”',
    'touching: “512 × 768”, “393,216”',
    'outside of the window: “Away”',
    'outside of its figure: “100%”',
    'alone on a line: “看看答案對不對”',
    'alone on a line: “換成十六個維度”',
    'small: “Tiny” has 8.0 px',
    'faint: “Grey” has 1.93 to 1',
  ]);
});

const slugs = [...chapters, ...pagesBeside];

// One visit for all widths and colour schemes.
for (const path of languages.flatMap(({ folder, cover }) => [cover, ...slugs.map((slug) => `/${folder}/${slug}/`)])) {
  test(`${path} is readable at every width, in light and dark mode`, { tag: '@looks' }, async ({ page }) => {
    test.slow(); // scrolls through it at each width
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    await hydrateAll(page);
    await revealAll(page);
    await page.evaluate(() =>
      document.querySelectorAll<HTMLDetailsElement>('details.deeper').forEach((more) => (more.open = true)),
    );
    for (const width of [390, 768, 1280, 1440])
      await test.step(`at ${width} px`, async () => {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ colorScheme: 'light' });
        await scrollThrough(page);
        expect(await findTextFaults(page, everyTextFault)).toEqual([]);
        await page.emulateMedia({ colorScheme: 'dark' });
        expect(await findTextFaults(page, ['faint'])).toEqual([]);
      });
  });
}
