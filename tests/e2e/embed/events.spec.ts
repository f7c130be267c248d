import type { Page } from '@playwright/test';

import { failAndSolve } from '../exercises/exercise-drivers.js';
import { expect, post, test } from './host.js';

interface RecordedEvent {
  readonly type: string;
  readonly from: string;
  readonly detail: Readonly<Record<string, unknown>>;
}

/** Listens at the page's root, like a host's script; the result returns all events so far. */
async function recordEvents(page: Page): Promise<() => Promise<RecordedEvent[]>> {
  await page.addInitScript(() => {
    const recordedEvents: unknown[] = [];
    Object.assign(window, { recordedEvents });
    for (const type of ['position-changed', 'guess-committed', 'exercise-solved'])
      document.addEventListener(type, (event) => {
        const { target, detail } = event as CustomEvent<unknown>;
        recordedEvents.push({ type, from: (target as Element).localName, detail });
      });
  });
  return () => page.evaluate(() => (window as unknown as { recordedEvents: RecordedEvent[] }).recordedEvents);
}

test('position changes fire an event at most once per frame', async ({ page, host, tour }) => {
  const recordedEvents = await recordEvents(page);
  await page.goto(host.publish(post('<pe-clock position="5" dimensions="8" lang="en"></pe-clock>', tour)));
  const position = page.locator('pe-clock').getByRole('slider', { name: 'Position', exact: true });
  await expect(position).toHaveValue('5');
  await page.evaluate(() => document.querySelector('pe-clock')!.setAttribute('position', '7'));
  await expect(position).toHaveValue('7');
  await page.evaluate(() => Object.assign(document.querySelector('pe-clock')!, { position: 8 }));
  await expect(position).toHaveValue('8');
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  expect(await recordedEvents()).toEqual([]);
  await position.press('ArrowRight');
  await expect.poll(recordedEvents).toEqual([{ type: 'position-changed', from: 'pe-clock', detail: { position: 9 } }]);
  // Three positions within a frame fire one event, with the last.
  await position.evaluate((slider: HTMLInputElement) => {
    for (const value of ['20', '30', '40']) {
      slider.value = value;
      slider.dispatchEvent(new Event('input', { bubbles: true }));
    }
  });
  await expect.poll(async () => (await recordedEvents()).at(-1)?.detail).toEqual({ position: 40 });
  expect(await recordedEvents()).toHaveLength(2);
});

test(
  'action links and inline numbers of the host change a figure and fire its events',
  { tag: '@more' },
  async ({ page, host, tour }) => {
    const recordedEvents = await recordEvents(page);
    const text = `<pe-clock id="mine" position="5" dimensions="8" lang="en"></pe-clock>
    <p>Go <pe-act to="mine?position=100" lang="en">far away</pe-act>, or from
    <pe-scrub for="mine" field="position" lang="en">5</pe-scrub>; or all to
    <pe-scrub field="position" lang="en">37</pe-scrub>.</p>`;
    await page.goto(host.publish(post(text, tour)));
    const changes = await page.evaluateHandle(() => {
      const changes: unknown[] = [];
      document.addEventListener('figure-changed', (event) => changes.push((event as CustomEvent).detail));
      return changes;
    });
    const position = page.locator('pe-clock').getByRole('slider', { name: 'Position', exact: true });
    const [ofClock, ofPage] = [
      page.getByRole('slider').and(page.locator('pe-scrub span')),
      page.locator('pe-scrub').nth(1),
    ];
    await expect(position).toHaveValue('5');
    await ofClock.first().press('ArrowRight');
    await expect
      .poll(recordedEvents)
      .toEqual([{ type: 'position-changed', from: 'pe-clock', detail: { position: 6 } }]);
    await expect
      .poll(() => changes.evaluate((all) => all.at(-1)))
      .toMatchObject({ changed: ['position'], state: { position: '6' } });
    await page.getByRole('button', { name: 'far away' }).click();
    await expect.poll(async () => (await recordedEvents()).at(-1)?.detail).toEqual({ position: 100 });
    const before = (await recordedEvents()).length;
    await ofPage.getByRole('slider').press('ArrowRight');
    const own = { type: 'position-changed', from: 'pe-scrub', detail: { position: 38 } };
    await expect.poll(async () => (await recordedEvents()).slice(before)).toEqual([own]);
  },
);

test("a guess fires an event when it's committed", { tag: '@more' }, async ({ page, host, tour }) => {
  const recordedEvents = await recordEvents(page);
  await page.goto(host.publish(post('<pe-receiver lang="en"></pe-receiver>', tour)));
  const receiver = page.locator('pe-receiver');
  await receiver.getByRole('slider', { name: 'Your guess' }).press('Home');
  expect(await recordedEvents()).toEqual([]);
  await receiver.getByRole('button', { name: 'Show where it was' }).click();
  await expect.poll(recordedEvents).toEqual([{ type: 'guess-committed', from: 'pe-receiver', detail: { guess: 0 } }]);
});

test('solving an exercise fires an event', async ({ page, host, tour }) => {
  const recordedEvents = await recordEvents(page);
  await page.goto(host.publish(post('<pe-exercise exercise="second-shadow" seed="3" lang="en"></pe-exercise>', tour)));
  const exercise = page.locator('pe-exercise-number-embedded');
  await exercise.getByRole('button', { name: /Hint|hint/ }).click();
  await failAndSolve(exercise);
  await expect.poll(async () => (await recordedEvents()).length).toBe(1);
  const [{ type, from, detail }] = (await recordedEvents()) as [RecordedEvent];
  expect([type, from]).toEqual(['exercise-solved', 'pe-exercise']);
  expect(detail).toMatchObject({ exercise: 'second-shadow', seed: 3, hints: 1 });
  expect(detail['attempts']).toBeGreaterThanOrEqual(2);
});
