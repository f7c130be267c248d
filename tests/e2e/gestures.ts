import type { Locator, Page } from '@playwright/test';

export type Point = readonly [x: number, y: number];

/** A point on an element, at shares of its width and height, in the window. */
export async function pointOn(element: Locator, across = 0.5, down = 0.5): Promise<Point> {
  await element.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await element.boundingBox())!;
  return [x + across * width, y + down * height];
}

/** Points along an arc on a dial, whose viewBox is 260 x 242: between these angles, clockwise from 12. */
export async function arcOn(dial: Locator, from: number, to: number, radius = 60): Promise<[Point, ...Point[]]> {
  const point = (share: number): Promise<Point> => {
    const angle = from + share * (to - from);
    return pointOn(dial, 0.5 + (radius * Math.sin(angle)) / 260, (122 - radius * Math.cos(angle)) / 242);
  };
  return [await point(0), await point(0.25), await point(0.5), await point(0.75), await point(1)];
}

/** Presses the mouse at the first point, moves it through the others in small steps, and releases it. */
export async function drag(page: Page, first: Point, ...others: readonly Point[]): Promise<void> {
  await page.mouse.move(...first);
  await page.mouse.down();
  for (const point of others) await page.mouse.move(...point, { steps: 5 });
  await page.mouse.up();
}

/** Real touches, which may scroll the page: `touchStart` and `touchMove` with the fingers' places, `touchEnd` without. */
export async function touchscreen(page: Page) {
  const session = await page.context().newCDPSession(page);
  return (type: 'touchStart' | 'touchMove' | 'touchEnd', ...fingers: readonly Point[]): Promise<unknown> =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: fingers.map(([x, y], id) => ({ x, y, id })) });
}

/** Moves one finger through these points. */
export async function swipe(page: Page, first: Point, ...others: readonly Point[]): Promise<void> {
  const touch = await touchscreen(page);
  await touch('touchStart', first);
  for (const point of others) await touch('touchMove', point);
  await touch('touchEnd');
}

/** Moves one finger up by 200 px, which scrolls the page unless something else uses the gesture. */
export const swipeUp = (page: Page, [x, y]: Point): Promise<void> =>
  swipe(page, [x, y], ...Array.from({ length: 20 }, (_, step): Point => [x, y - 10 * (step + 1)]));
