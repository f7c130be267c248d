import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Page } from '@playwright/test';

import { heightAt, packed, unpacked, type Corners } from '../../../web/embed/reserved-heights.js';
import { blockTags } from '../../support/figure-tags.js';
import { languages } from '../../../web/figures/shared/reader/languages.js';
import { root } from '../../support/programs.js';
import { frames } from '../looks.js';
import { embeddedPictures, viewAttributes } from './embedded-tags.js';
import { expect, post, test, type Host } from './host.js';

test.use({ firstVisit: true });

/** Heights are kept in English, and in Chinese, whose two scripts take the same. */
const heightLanguages = ['en', 'zh'] as const;

/** The heights of one tag: by the attribute that makes another picture of it, `` without one. */
type Measured = Readonly<Record<(typeof heightLanguages)[number], Readonly<Record<string, Corners>>>>;

const exerciseTag = 'pe-exercise';

/** Beside the figure, or among the exercises. */
const getFile = (tag: string): string =>
  join(root, 'web', tag === exerciseTag ? 'exercises' : `figures/${tag.slice('pe-'.length)}`, 'heights.json');

/** The heights that are kept for each. */
const kept = new Map(
  [...blockTags, exerciseTag]
    .filter((tag) => existsSync(getFile(tag)))
    .flatMap((tag) => {
      const { en, zh } = JSON.parse(readFileSync(getFile(tag), 'utf8')) as Measured;
      return Object.keys({ ...en, ...zh }).map(
        (part) => [part === '' ? tag : `${tag} ${part}`, { en: en[part] ?? [], zh: zh[part] ?? [] }] as const,
      );
    }),
);

/** Writes what was measured of a tag, as many lines as there are pictures. */
function writeHeights(tag: string, measured: Measured): void {
  const tables = heightLanguages.map((language) => {
    const lines = Object.entries(measured[language]).map(
      ([part, corners]) => `    ${JSON.stringify(part)}: ${JSON.stringify(corners)}`,
    );
    return `  "${language}": {\n${lines.join(',\n')}\n  }`;
  });
  writeFileSync(getFile(tag), `{\n${tables.join(',\n')}\n}\n`);
}

/** All tags as their heights are named: `pe-clock`, `pe-clock row`, `pe-exercise second-shadow`. */
const names = [
  ...embeddedPictures,
  ...readdirSync('dist/embed/exercises/en')
    .filter((file) => file.endsWith('.json')) // a build for a host has each compressed, too
    .map((file) => `${exerciseTag} ${file.replace(/\.json$/, '')}`),
];

const markup = (name: string, language: string): string => {
  const [tag = '', value] = name.split(' ');
  const written = value && `${viewAttributes.get(tag) ?? 'exercise'}="${value}"`;
  return `<${tag} ${written ?? ''} lang="${language}">A caption.</${tag}>`;
};

/**
 * All figures and exercises in one page, one behind the other and unseen: so all of them are near, and a frame of the browser
 * costs no more than one of them would.
 */
async function open(page: Page, host: Host, tour: string, language: string): Promise<void> {
  await page.setViewportSize({ width: 1_200, height: 2_000 });
  const all = names.map((name) => markup(name, language)).join('');
  const column = 'width: 640px; display: grid; grid-template-areas: "all"; align-items: start; visibility: hidden';
  const style = '<style>#column > * { grid-area: all; min-width: 0 }</style>';
  await page.goto(host.publish(post(`${style}<div id="column" style='${column}'>${all}</div>`, tour)));
  await expect
    .poll(() =>
      page
        .locator('[id=column] > *')
        .evaluateAll((all) => all.filter(({ shadowRoot }) => !shadowRoot?.querySelector('.reserved')).length),
    )
    .toBe(names.length);
}

/** The height of each without its caption, in a column of this width, once nothing moves any more. */
async function measure(page: Page, width: number): Promise<readonly number[]> {
  const heights = (): Promise<number[]> =>
    page.evaluate(async (px) => {
      const column = document.querySelector<HTMLElement>('#column')!;
      column.style.width = `${px}px`;
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100)));
      return [...column.children].map(({ shadowRoot }) => {
        const frame = shadowRoot!.querySelector('.block')!;
        const caption = frame.firstElementChild!.shadowRoot!.querySelector('.caption')!;
        return Math.round(frame.getBoundingClientRect().height - caption.getBoundingClientRect().height);
      });
    }, width);
  let last = await heights();
  await expect
    .poll(async () => {
      const before = last.join();
      return (last = await heights()).join() === before;
    })
    .toBe(true);
  return last;
}

/**
 * The greatest distance, in px, of a height between two corners from the straight line: every corner weighs in the
 * script that pages load.
 */
const slack = (height: number): number => Math.max(8, 0.025 * height);

/** As few corners as give all heights again. */
function getCorners(points: readonly (readonly [number, number])[]): number[] {
  const [first, last] = [points[0]!, points.at(-1)!];
  const off = points.map(([width, height]) => Math.abs(height - heightAt([...first, ...last], width)) / slack(height));
  const worst = off.indexOf(Math.max(...off));
  if (off[worst]! <= 1) return [...first, ...last];
  return [...getCorners(points.slice(0, worst + 1)).slice(0, -2), ...getCorners(points.slice(worst))];
}

// HEIGHTS=write npx playwright test embed/reserved-heights: what has to be done when a figure has become higher or lower.
if (process.env['HEIGHTS'] === 'write')
  test('the heights of all figures are measured', async ({ page, host, tour }) => {
    test.setTimeout(600_000);
    const measured = new Map<string, Record<(typeof heightLanguages)[number], Record<string, Corners>>>();
    for (const key of heightLanguages) {
      const widths = Array.from({ length: 37 }, (_, index) => 280 + 20 * index);
      const heights: (readonly number[])[] = [];
      // Both Chinese scripts keep the same heights, so they lie between those of the two.
      for (const { folder } of languages.filter(({ tag }) => tag.startsWith(key))) {
        await open(page, host, tour, folder);
        for (const [row, width] of widths.entries()) {
          const [now, before] = [await measure(page, width), heights[row]];
          heights[row] = now.map((height, index) => Math.round((height + (before?.[index] ?? height)) / 2));
        }
      }
      names.forEach((name, index) => {
        const [tag = '', part = ''] = name.split(' ');
        const tables = measured.get(tag) ?? { en: {}, zh: {} };
        measured.set(tag, tables);
        tables[key][part] = getCorners(widths.map((width, row) => [width, heights[row]![index]!]));
      });
    }
    for (const [tag, tables] of measured) writeHeights(tag, tables);
  });

for (const { folder: language } of languages) {
  const script = heightLanguages.find((key) => language.startsWith(key)) ?? 'en';
  test(
    `the height that is reserved for each figure is what it takes, to a tenth (${language})`,
    { tag: '@hosts' },
    async ({ page, host, tour }) => {
      await open(page, host, tour, language);
      for (const width of [340, 640, 760]) {
        const heights = await measure(page, width);
        const wrong = names.flatMap((name, index) => {
          const [is, was] = [heights[index]!, heightAt(unpacked(packed(kept.get(name)?.[script] ?? [])), width)];
          return Math.abs(was - is) > is / 10 ? [`${name} at ${width}: ${is}, kept ${was.toFixed()}`] : [];
        });
        expect(wrong).toEqual([]);
      }
    },
  );
}

test('every reserved height has a figure', { tag: '@more' }, () => {
  expect([...kept.keys()].filter((name) => !names.includes(name))).toEqual([]);
});

/** A figure on a phone shows it for the others and for wider pages; an exercise, whose height is kept elsewhere, for exercises. */
const isFirst = (tag: string, width: number): boolean => width === 360 && tag === 'pe-clock';
const isExercise = (tag: string, width: number): boolean => width === 360 && tag.startsWith('pe-exercise');

for (const [host, column] of [
  [360, 340],
  [768, 640],
  [1440, 760],
] as const)
  for (const [tag, language] of [
    ['pe-clock', 'en'],
    ['pe-counter', 'zh-hans'],
    ['pe-shuffle', 'en'],
    ['pe-waves', 'zh-hant'],
    ['pe-exercise exercise="second-shadow"', 'en'],
  ] as const)
    test(
      `a host's page of ${host} px does not jump when ${tag} wakes in it`,
      isFirst(tag, host) ? {} : { tag: isExercise(tag, host) ? '@more' : '@hosts' },
      async ({ page, host: blog, tour }) => {
        await page.setViewportSize({ width: host, height: 800 });
        const name = tag.split(' ')[0]!;
        const article = `<main style="width: ${column}px; max-width: 100%; margin: auto"><h1>A post</h1><p>Before.</p>
        <${tag} lang="${language}"><p>A caption.</p></${name}><p>${'And so on. '.repeat(80)}</p></main>`;
        // What the page does before it knows the tag is its own.
        await page.addInitScript((of) => {
          const shifts: number[] = [];
          Object.assign(window, { shifts });
          void customElements.whenDefined(of).then(() =>
            requestAnimationFrame(() =>
              requestAnimationFrame(() =>
                new PerformanceObserver((list) => {
                  for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
                }).observe({ type: 'layout-shift' }),
              ),
            ),
          );
        }, name);
        // It has been seen asleep before it wakes.
        await page.route(/assets\/load-figure-.*\.js/, async (route) => {
          await new Promise((resolve) => setTimeout(resolve, 500));
          await route.continue();
        });
        await page.goto(blog.publish(post(article, tour)));
        await expect(page.locator(name).locator('.caption')).toBeVisible();
        await expect(page.locator('.reserved')).toHaveCount(0);
        await frames(page, 30);
        const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
        expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.02);
      },
    );
