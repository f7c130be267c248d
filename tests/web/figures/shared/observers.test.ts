import { afterEach, expect, test, vi } from 'vitest';

import { nearObserver } from '../../../../web/figures/shared/platform/near-observer.js';
import { sizeObserver } from '../../../../web/figures/shared/platform/size-observer.js';
import { timeLimit } from '../../../../web/figures/shared/platform/time-limit.js';

// Node has neither observer, as some browsers.
const element = (clientWidth: number): Element => ({ clientWidth }) as Element;

afterEach(() => vi.unstubAllGlobals());

test('without IntersectionObserver everything is near at once, once, unless nobody waits for it any more', async () => {
  const near: unknown[] = [];
  const [one, other] = [element(1), element(2)];
  const observer = nearObserver((entries) => near.push(...entries));
  observer.observe(one);
  observer.observe(other);
  observer.unobserve(other);
  await Promise.resolve();
  expect(near).toEqual([{ target: one, isIntersecting: true }]);
  observer.observe(other);
  observer.disconnect();
  await Promise.resolve();
  expect(near).toHaveLength(1);
});

test('without ResizeObserver widths are told at first and when the window is resized', () => {
  const page = new EventTarget();
  const frames: (() => void)[] = [];
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => frames.push(draw));
  const widths: number[] = [];
  const observer = sizeObserver((entries) => widths.push(...entries.map(({ contentRect }) => contentRect.width)));
  observer.observe(element(320));
  expect(widths).toEqual([]);
  frames.forEach((draw) => draw());
  expect(widths).toEqual([320]);
  page.dispatchEvent(new Event('resize'));
  expect(widths).toEqual([320, 320]);
  observer.disconnect();
  page.dispatchEvent(new Event('resize'));
  expect(widths).toHaveLength(2);
});

test('without AbortSignal.timeout a limit is kept all the same, and says that it took too long', () => {
  vi.useFakeTimers();
  vi.stubGlobal('AbortSignal', {});
  const limit = timeLimit(3_000);
  vi.advanceTimersByTime(2_999);
  expect(limit.aborted).toBe(false);
  vi.advanceTimersByTime(1);
  expect(limit.reason).toMatchObject({ name: 'TimeoutError' });
  vi.useRealTimers();
});
