import { test as base, type Page } from '@playwright/test';

/** Milliseconds between two looks at whether the pages of a test are drawn: most tests end before the first. */
const lookEvery = 15_000;

/** Milliseconds within which a page that answers draws a frame, on the busiest machine. */
const frameWithin = 5_000;

/** Whether a page draws frames; `silent` where its scripts do not answer, `undefined` where it is closed or on its way elsewhere. */
export type Drawing = 'frames come' | 'no frame comes' | 'silent' | undefined;

/** Waits for one frame of a page. */
export function drawing(page: Page): Promise<Drawing> {
  const silent = new Promise<Drawing>((resolve) => setTimeout(() => resolve('silent'), 2 * frameWithin).unref());
  const answer = page
    .evaluate(
      (patience) =>
        new Promise<Drawing>((resolve) => {
          requestAnimationFrame(() => resolve('frames come'));
          setTimeout(() => resolve('no frame comes'), patience);
        }),
      frameWithin,
    )
    .catch(() => undefined);
  return Promise.race([answer, silent]);
}

/** Makes the browser draw a page, as a picture of it needs one. Returns whether frames come by themselves afterwards. */
async function draw(page: Page): Promise<Drawing> {
  const session = await page.context().newCDPSession(page);
  try {
    await session.send('Page.captureScreenshot', { clip: { x: 0, y: 0, width: 1, height: 1, scale: 1 } });
  } finally {
    await session.detach();
  }
  return drawing(page);
}

/**
 * Tests whose pages are drawn to the end. On a busy machine a headless browser may stop to draw a page whose scripts still answer;
 * then nothing that waits for a frame comes: no figure wakes, and no click finds its element at rest. The page is drawn by force then,
 * and the output says so. A page that does not answer is a fault of ours, and is left to its test.
 */
export const test = base.extend<{ drawn: undefined }>({
  drawn: [
    async ({ context }, use, { title }) => {
      let over = false;
      const look = async (): Promise<void> => {
        for (const page of context.pages()) {
          if ((await drawing(page)) !== 'no frame comes' || over) continue;
          const after = await draw(page).catch(String);
          console.warn(
            `${title}: no frame of ${page.url()} came in ${frameWithin} ms. Drawn by force: ${String(after)}`,
          );
        }
        if (!over) timer = setTimeout(() => void look(), lookEvery);
      };
      let timer = setTimeout(() => void look(), lookEvery);
      await use(undefined);
      over = true;
      clearTimeout(timer);
    },
    { auto: true },
  ],
});
