import type { Locator } from '@playwright/test';

import { expect, openFigure, test } from '../../fixtures.js';

interface Gesture {
  readonly path: string;
  readonly tag: `pe-${string}`;
  readonly act: (figure: Locator) => Promise<unknown>;
  /** What the figure shows then. */
  readonly shown: string;
}

const press =
  (name: string) =>
  (figure: Locator): Promise<void> =>
    figure.getByRole('button', { name, exact: true }).click();

/** Gestures that change texts and buttons of a figure. */
const gestures: readonly Gesture[] = [
  { path: '/en/position-blind/?lab.steps=2000#lab', tag: 'pe-lab', act: press('Train'), shown: 'progress' },
  {
    path: '/en/gps/#cliff',
    tag: 'pe-cliff',
    act: (figure) => figure.evaluate((cliff) => Object.assign(cliff, { trials: 100_000 })),
    shown: 'progress',
  },
  { path: '/en/gps/?receiver.revealed=1', tag: 'pe-receiver', act: press('Receive again'), shown: '.answer' },
  {
    path: '/en/same-turn/',
    tag: 'pe-rotation[view=learn]',
    act: (figure) => figure.getByRole('slider', { name: 'Examples' }).press('End'),
    shown: 'text=It is the rotation.',
  },
];

/** Where the parts of a figure stand, from its top. */
const places = (figure: Locator): Promise<(number | undefined)[][]> =>
  figure.evaluate((element) => {
    const { top } = element.getBoundingClientRect();
    return ['.picture', '.run button', '.fitted', '.controls', '.settings', '.caption'].map((part) => {
      const box = element.shadowRoot!.querySelector(part)?.getBoundingClientRect();
      return box ? [box.top - top, box.height].map(Math.round) : [];
    });
  });

for (const { path, tag, act, shown } of gestures)
  test(`nothing in ${tag} shifts when its texts and buttons change`, { tag: '@more' }, async ({ page }) => {
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 1200 });
      const figure = await openFigure(page, path, tag);
      const before = await places(figure);
      await act(figure);
      await expect(figure.locator(shown).first()).toBeVisible();
      expect(await places(figure)).toEqual(before);
    }
  });
