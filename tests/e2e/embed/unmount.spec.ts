import type { Locator, Page } from '@playwright/test';

import { blockTags } from '../../support/figure-tags.js';
import { failAndSolve } from '../exercises/exercise-drivers.js';
import { choose } from '../fixtures.js';
import { pointOn } from '../gestures.js';
import { countRendered, expect, expectNoLeaks, soakFactor, test } from './host.js';

/** A figure with enough text around it to scroll it far away. */
const withFarText = (figure: string): string =>
  `<p id="top">Top</p><div style="max-width: 640px">${figure}</div><p id="below">Below</p><div style="height: 9000px"></div><p id="end">End</p>`;

const away = (page: Page): Promise<void> => page.evaluate(() => scrollTo({ top: 1e6, behavior: 'instant' }));
const back = (page: Page): Promise<void> => page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
const detached = (page: Page): Locator => page.locator('.detached');

async function unmount(page: Page): Promise<void> {
  await away(page);
  await expect(detached(page)).toHaveCount(1);
}

async function remount(page: Page): Promise<void> {
  await back(page);
  await expect(detached(page)).toHaveCount(0);
}

/** Waits until another figure, left at the same time, has unmounted. */
async function expectStaysMounted(page: Page): Promise<void> {
  await back(page);
  await page.evaluate(() => {
    const witness = document.createElement('pe-counter');
    Object.assign(witness, { id: 'witness', lang: 'en' });
    witness.style.cssText = 'position: absolute; top: 0; left: 700px; width: 500px'; // takes no space and covers nothing
    document.body.append(witness);
  });
  const witness = page.locator('#witness');
  await expect(witness.getByRole('button', { name: 'One position forward' })).toBeVisible();
  await away(page);
  await expect(witness.locator('.detached')).toHaveCount(1);
  await witness.evaluate((element) => element.remove());
  await expect(detached(page)).toHaveCount(0);
}

const getHeight = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollHeight);

test('of fifteen figures only those near the viewport are mounted', async ({ page, visit, complaints }) => {
  const many = '<pe-clock></pe-clock><pe-counter></pe-counter><pe-waves></pe-waves>'.repeat(5);
  await visit(many);
  const shells = page.locator('pe-clock, pe-counter, pe-waves');
  for (let index = 0; index < 15; ++index) {
    await shells.nth(index).scrollIntoViewIfNeeded();
    await expect(shells.nth(index).getByText('More settings')).toBeVisible();
  }
  await away(page);
  const mounted = (): Promise<string[]> =>
    shells.evaluateAll((all) =>
      all
        .filter((shell) => shell.shadowRoot?.querySelector('[class=block]')?.firstElementChild?.shadowRoot)
        .map((shell) => {
          const { top, bottom } = shell.getBoundingClientRect();
          return bottom < -2 * innerHeight || top > 3 * innerHeight ? 'far' : 'near';
        }),
    );
  await expect.poll(mounted).not.toContain('far');
  expect((await mounted()).length).toBe(await countRendered(page));
  expect((await mounted()).length).toBeGreaterThan(2);
  expect((await mounted()).length).toBeLessThan(10);
  expect(complaints).toEqual([]);
});

/** The event that asks a figure before unmounting whether a job is running. */
const unmountRequested = 'sleep-proposed';

interface FigureSnapshot {
  readonly height: number;
  /** The distance of the caption from the top of the shell. */
  readonly caption: number;
  /** The rendered picture; empty if the figure isn't mounted or waits for a job. */
  readonly picture: string;
}

const takeSnapshots = (page: Page): Promise<Record<string, FigureSnapshot>> =>
  page.evaluate(
    ([tags, proposal]) => {
      const getPicture = (shell: Element): string => {
        const inner = shell.shadowRoot!.querySelector(`${shell.localName}-figure`);
        if (!inner?.shadowRoot?.querySelector('.caption')) return '';
        if (!inner.dispatchEvent(new Event(proposal, { cancelable: true }))) return '';
        // Announcements disappear after some seconds.
        if (inner.shadowRoot.querySelector('[role=status] > span')) return '';
        const canvases = [...inner.shadowRoot.querySelectorAll('canvas')].map((canvas) => canvas.toDataURL());
        // Chart.js writes the canvas size in varying order.
        return inner.shadowRoot.innerHTML.replace(/<!--.*?-->|(?<=<canvas)[^>]*/g, '') + canvases.join();
      };
      const shells = [...document.querySelectorAll<HTMLElement>(tags.join())];
      return Object.fromEntries(
        shells.map((shell) => {
          const top = shell.getBoundingClientRect().top;
          const caption = shell.querySelector('p')!.getBoundingClientRect().top - top;
          return [shell.localName, { height: shell.offsetHeight, caption, picture: getPicture(shell) }];
        }),
      );
    },
    [blockTags, unmountRequested] as const,
  );

test(
  'every figure unmounts and remounts without shifting the page',
  { tag: '@more' },
  async ({ page, visit, complaints }) => {
    test.slow();
    // All figures overlap, so that all are equally near and one visit covers them all.
    const style =
      '<style>#all { display: grid; align-items: start } #all > * { grid-area: 1 / 1; min-width: 0 }</style>';
    const all = blockTags.map((tag) => `<${tag} lang="en"><p>A caption.</p></${tag}>`).join('');
    await visit(withFarText(`<div id="all">${all}</div>`), { head: style });
    const asMap = <Value>(
      of: Record<string, FigureSnapshot>,
      read: (look: FigureSnapshot) => Value,
    ): Record<string, Value> => Object.fromEntries(Object.entries(of).map(([tag, look]) => [tag, read(look)]));
    // Includes what figures make after the first frame, in workers or from lazy code.
    let before: Record<string, FigureSnapshot> = {};
    await expect
      .poll(
        async () => {
          const last = before;
          before = await takeSnapshots(page);
          return blockTags.filter((tag) => before[tag]?.picture === '' || before[tag]?.picture !== last[tag]?.picture);
        },
        // All figures work in parallel, some for half a minute.
        { intervals: [1_000], timeout: 400_000 },
      )
      .toEqual([]);
    const height = await getHeight(page);

    await away(page);
    await expect(detached(page)).toHaveCount(blockTags.length);
    const unmounted = await takeSnapshots(page);
    expect(asMap(unmounted, (look) => look.picture)).toEqual(asMap(before, () => ''));
    expect(asMap(unmounted, (look) => look.height)).toEqual(asMap(before, (look) => look.height));
    for (const tag of blockTags) expect(Math.abs(unmounted[tag]!.caption - before[tag]!.caption), tag).toBeLessThan(20);
    expect(await getHeight(page)).toBe(height);

    await remount(page);
    await expect
      .poll(async () => {
        const after = await takeSnapshots(page);
        return blockTags.filter((tag) => after[tag]!.picture !== before[tag]!.picture);
      })
      .toEqual([]);
    expect(asMap(await takeSnapshots(page), (look) => look.height)).toEqual(asMap(before, (look) => look.height));
    expect(complaints).toEqual([]);
  },
);

test('settings, open panels, scroll positions and input survive unmounting', async ({ page, visit }) => {
  await visit(withFarText('<pe-waves position="5" dimensions="8" lang="en"></pe-waves>'));
  const waves = page.locator('pe-waves');
  await waves.getByRole('slider', { name: 'Position' }).first().press('ArrowRight');
  await choose(waves, 'Data as table');
  const table = waves.getByRole('region', { name: 'Data as table' });
  await table.evaluate((region) => region.scrollTo({ top: 77 }));
  const field = waves.getByRole('textbox').first();
  await field.fill('not a number');
  await page.locator('#top').click();
  await unmount(page);
  // Meanwhile the page changes: four dimensions have two hands.
  await waves.evaluate((shell) => shell.setAttribute('dimensions', '4'));
  await remount(page);
  await expect(waves.getByRole('slider', { name: 'Position' }).first()).toHaveAttribute('aria-valuenow', '6');
  expect(await table.evaluate((region) => region.scrollTop)).toBe(77);
  await expect(field).toHaveValue('not a number');
  await expect(waves.locator('.sample')).toHaveCount(2);
});

test('a remounted figure picks up the shared position', { tag: '@more' }, async ({ page, visit }) => {
  const clock = '<pe-clock lang="en"></pe-clock>';
  await visit(`${withFarText(clock)}<pe-counter lang="en"></pe-counter>`);
  await expect(page.locator('pe-clock').getByRole('slider').first()).toBeVisible();
  await unmount(page);
  await page.getByRole('button', { name: 'One position forward' }).click();
  await page.locator('#end').click();
  await remount(page);
  await expect(page.locator('pe-clock').getByRole('slider', { name: 'Position', exact: true })).toHaveValue('38');
});

test(
  'a focused figure stays mounted and unmounts after it loses the focus',
  { tag: '@more' },
  async ({ page, visit }) => {
    await visit(withFarText('<pe-clock lang="en"><a href="#end">On</a></pe-clock>'));
    await page.locator('pe-clock').getByRole('slider', { name: 'Position', exact: true }).focus();
    await expectStaysMounted(page);
    await page.getByRole('link', { name: 'On' }).evaluate((link: HTMLElement) => link.focus({ preventScroll: true }));
    await expectStaysMounted(page);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await expect(detached(page)).toHaveCount(1);
  },
);

test('a clock stays mounted while its hand is dragged', { tag: '@more' }, async ({ page, visit }) => {
  await visit(withFarText('<pe-clock position="5" dimensions="8" lang="en"></pe-clock>'));
  await page.mouse.move(...(await pointOn(page.locator('pe-clock .handle'))));
  await page.mouse.down();
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await expectStaysMounted(page);
  await page.mouse.up();
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await expect(detached(page)).toHaveCount(1);
});

test(
  'a job continues far from the viewport, and its figure unmounts afterwards',
  { tag: '@more' },
  async ({ page, visit }) => {
    await visit(withFarText('<pe-cliff trials="100000" controls="all" lang="en"></pe-cliff>'));
    const cancel = page.locator('pe-cliff').getByRole('button', { name: 'Cancel' });
    await expect(cancel).toBeVisible();
    await expectStaysMounted(page);
    expect(page.workers().length).toBe(1);
    await cancel.evaluate((button: HTMLElement) => button.click());
    await expect(detached(page)).toHaveCount(1);
    // Cancelled jobs stay cancelled.
    await remount(page);
    await expect(page.locator('pe-cliff').getByRole('button', { name: 'Run', exact: true })).toBeVisible();
  },
);

test('a running clock continues where it was', { tag: '@more' }, async ({ page, visit }) => {
  await visit(withFarText('<pe-clock position="5" lang="en"></pe-clock>'));
  const clock = page.locator('pe-clock');
  await clock.getByRole('button', { name: 'Play' }).click();
  const position = clock.getByRole('slider', { name: 'Position', exact: true });
  await expect.poll(async () => Number(await position.inputValue())).toBeGreaterThan(5);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await unmount(page);
  await remount(page);
  const found = Number(await position.inputValue());
  await expect.poll(async () => Number(await position.inputValue())).toBeGreaterThan(found);
});

test("an exercise keeps its reply when it's unmounted, graded or not", { tag: '@more' }, async ({ page, visit }) => {
  const tag = '<pe-exercise exercise="second-shadow" seed="3" lang="en"><p>In the tour</p></pe-exercise>';
  await visit(withFarText(tag));
  const exercise = page.locator('pe-exercise-number-embedded');
  await expect(exercise.getByRole('button', { name: 'Check' })).toBeVisible();
  await exercise.getByRole('textbox').fill('0.25');
  await page.locator('#top').click();
  await unmount(page);
  await remount(page);
  await expect(exercise.getByRole('textbox')).toHaveValue('0.25');
  await failAndSolve(exercise);
  await page.locator('#top').click();
  await unmount(page);
  await remount(page);
  await expect(exercise.locator('.feedback')).toHaveAttribute('data-right', 'true');
});

test('all figures that were mounted before are printed', { tag: '@more' }, async ({ page, visit }) => {
  await visit(withFarText('<pe-clock lang="en"></pe-clock>'));
  await expect(page.locator('pe-clock').getByRole('slider').first()).toBeVisible();
  await unmount(page);
  const printed = await page.evaluate(() => {
    dispatchEvent(new Event('beforeprint'));
    return document.querySelector('pe-clock')!.shadowRoot!.querySelector('pe-clock-figure') !== null;
  });
  expect(printed).toBe(true);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(detached(page)).toHaveCount(1);
});

test("heap, nodes and listeners don't grow over many unmounts", { tag: '@more' }, async ({ page, visit }) => {
  test.setTimeout(240_000 * soakFactor);
  const figures = '<pe-waves lang="en"></pe-waves><pe-heatmap lang="en"></pe-heatmap>';
  await visit(withFarText(figures));
  // Runs in the page, because Playwright's own memory per call would grow too.
  const rounds = (count: number): Promise<void> =>
    page.evaluate(async (times) => {
      const until = async (holds: () => boolean): Promise<void> => {
        while (!holds()) await new Promise((resolve) => setTimeout(resolve, 20));
      };
      const shells = ['pe-waves', 'pe-heatmap'].map((tag) => document.querySelector(tag)!);
      const isDrawn = (shell: Element): boolean => {
        const inner = shell.shadowRoot?.querySelector(`${shell.localName}-figure`);
        return (inner?.shadowRoot?.querySelector('canvas')?.width ?? 0) > 0;
      };
      const rests = (shell: Element): boolean => Boolean(shell.shadowRoot?.querySelector('.detached'));
      for (let round = 0; round < times; ++round) {
        scrollTo({ top: 0, behavior: 'instant' });
        await until(() => shells.every(isDrawn) && !shells.some(rests));
        scrollTo({ top: 1e6, behavior: 'instant' });
        await until(() => shells.every(rests));
      }
    }, count);
  await rounds(8); // warm-up: code, templates, caches, and most JIT compilation
  await back(page);
  const map = await page.locator('pe-heatmap-figure .pixels canvas').elementHandle();
  expect(await map.evaluate((canvas: HTMLCanvasElement) => canvas.width)).toBeGreaterThan(0);
  await away(page);
  await expect(detached(page)).toHaveCount(2);
  expect(await map.evaluate((canvas: HTMLCanvasElement) => canvas.width)).toBe(0);
  await map.dispose();
  await expectNoLeaks(page, () => rounds(8 * soakFactor));
});
