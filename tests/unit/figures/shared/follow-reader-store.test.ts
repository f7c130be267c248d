import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { StoreController, readerStore } from '../../../../web/figures/shared/reader/reader-state.js';

/** Simulates the browser's intersection callback. */
let setIntersecting: (isIntersecting: boolean) => void;
let drawings: number;
let follower: StoreController;
const change = (): void => readerStore.set({ position: readerStore.state.position + 1 });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(hear: (entries: readonly { isIntersecting: boolean }[]) => void) {
        setIntersecting = (isIntersecting) => hear([{ isIntersecting }]);
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
  drawings = 0; // it was rendered when it was connected
});

afterEach(() => {
  follower.hostDisconnected();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("a figure updates immediately until it's known to be off-screen, and while it's near", () => {
  change();
  expect(drawings).toBe(1);
  setIntersecting(false);
  setIntersecting(true);
  change();
  expect(drawings).toBe(2);
});

test('an off-screen figure updates once after the gesture', async () => {
  setIntersecting(false);
  for (let frame = 0; frame < 60; frame++) {
    change();
    await vi.advanceTimersByTimeAsync(16);
  }
  expect(drawings).toBe(0);
  await vi.advanceTimersByTimeAsync(200);
  expect(drawings).toBe(1);
});

test('a figure that comes near during a gesture updates immediately, and only once', async () => {
  setIntersecting(false);
  change();
  setIntersecting(true);
  expect(drawings).toBe(1);
  await vi.advanceTimersByTimeAsync(200);
  setIntersecting(false);
  setIntersecting(true);
  expect(drawings).toBe(1);
});

test("a disconnected figure doesn't update", async () => {
  setIntersecting(false);
  change();
  follower.hostDisconnected();
  await vi.advanceTimersByTimeAsync(200);
  expect(drawings).toBe(0);
});
