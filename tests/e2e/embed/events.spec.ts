import type { Page } from '@playwright/test';
import { waitFrames } from '../page-assertions.js';

import { failAndSolve } from '../exercises/exercise-drivers.js';
import { expect, test } from './host.js';

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

test('position changes fire an event at most once per frame', async ({ page, visit }) => {
  const recordedEvents = await recordEvents(page);
  await visit('<pe-clock position="5" dimensions="8" lang="en"></pe-clock>');
  const position = page.locator('pe-clock').getByRole('slider', { name: 'Position', exact: true });
  await expect(position).toHaveValue('5');
  await page.evaluate(() => document.querySelector('pe-clock')!.setAttribute('position', '7'));
  await expect(position).toHaveValue('7');
  await page.evaluate(() => Object.assign(document.querySelector('pe-clock')!, { position: 8 }));
  await expect(position).toHaveValue('8');
  await waitFrames(page, 2);
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

test("an inline number of the host's text fires an event", { tag: '@more' }, async ({ page, visit }) => {
  const recordedEvents = await recordEvents(page);
  await visit('<p>At <pe-scrub field="position" lang="en">37</pe-scrub>.</p>');
  await page.getByRole('slider').press('ArrowRight');
  await expect.poll(recordedEvents).toEqual([{ type: 'position-changed', from: 'pe-scrub', detail: { position: 38 } }]);
});

test("a guess fires an event when it's committed", { tag: '@more' }, async ({ page, visit }) => {
  const recordedEvents = await recordEvents(page);
  await visit('<pe-receiver lang="en"></pe-receiver>');
  const receiver = page.locator('pe-receiver');
  await receiver.getByRole('slider', { name: 'Your guess' }).press('Home');
  expect(await recordedEvents()).toEqual([]);
  await receiver.getByRole('button', { name: 'Show where it was' }).click();
  await expect.poll(recordedEvents).toEqual([{ type: 'guess-committed', from: 'pe-receiver', detail: { guess: 0 } }]);
});

test('solving an exercise fires an event', async ({ page, visit }) => {
  const recordedEvents = await recordEvents(page);
  await visit('<pe-exercise exercise="second-shadow" seed="3" lang="en"></pe-exercise>');
  const exercise = page.locator('pe-exercise-number-embedded');
  await exercise.getByRole('button', { name: /Hint|hint/ }).click();
  await failAndSolve(exercise);
  await expect.poll(async () => (await recordedEvents()).length).toBe(1);
  const [{ type, from, detail }] = (await recordedEvents()) as [RecordedEvent];
  expect([type, from]).toEqual(['exercise-solved', 'pe-exercise']);
  expect(detail).toMatchObject({ exercise: 'second-shadow', seed: 3, hints: 1 });
  expect(detail['attempts']).toBeGreaterThanOrEqual(2);
});
