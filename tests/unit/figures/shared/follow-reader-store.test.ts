import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { StoreController, readerStore } from '../../../../web/figures/shared/reader/reader-state.js';

/** Tells where the host stands, as the browser would. */
let tell: (isIntersecting: boolean) => void;
let drawings: number;
let follower: StoreController;
const change = (): void => readerStore.set({ position: readerStore.state.position + 1 });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(hear: (entries: readonly { isIntersecting: boolean }[]) => void) {
        tell = (isIntersecting) => hear([{ isIntersecting }]);
      }
      observe = (): void => undefined;
      disconnect = (): void => undefined;
    },
  );
  const host = {
    addController: (controller: ReactiveController) => controller.hostConnected?.(),
    requestUpdate: () => drawings++,
  } as unknown as ReactiveControllerHost & Element;
  follower = new StoreController(host);
  drawings = 0; // it has been drawn when it entered the page
});

afterEach(() => {
  follower.hostDisconnected();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a figure is redrawn at once until the browser says that it is out of sight, and where it is near', () => {
  change();
  expect(drawings).toBe(1);
  tell(false);
  tell(true);
  change();
  expect(drawings).toBe(2);
});

test('a figure out of sight is redrawn once, when the gesture rests', async () => {
  tell(false);
  for (let frame = 0; frame < 60; frame++) {
    change();
    await vi.advanceTimersByTimeAsync(16);
  }
  expect(drawings).toBe(0);
  await vi.advanceTimersByTimeAsync(200);
  expect(drawings).toBe(1);
});

test('a figure that comes near in the midst of a gesture is redrawn at once, and no second time', async () => {
  tell(false);
  change();
  tell(true);
  expect(drawings).toBe(1);
  await vi.advanceTimersByTimeAsync(200);
  tell(false);
  tell(true);
  expect(drawings).toBe(1);
});

test('a figure that has left the page is not redrawn', async () => {
  tell(false);
  change();
  follower.hostDisconnected();
  await vi.advanceTimersByTimeAsync(200);
  expect(drawings).toBe(0);
});
