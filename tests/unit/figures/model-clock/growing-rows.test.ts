import type { ReactiveControllerHost } from 'lit';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { GrowingRows } from '../../../../web/figures/which-model/incremental-rows.js';

const rows = (count: number): readonly number[] => Array.from({ length: count }, (_, row) => row);

/** Requested frames by handle. */
const frames = new Map<number, () => void>();
let last = 0;
const host = { addController: vi.fn(), removeController: vi.fn(), requestUpdate: vi.fn() };
const growingRows = () =>
  new GrowingRows<number>({ ...host, updateComplete: Promise.resolve(true) } satisfies ReactiveControllerHost);

beforeEach(() => {
  frames.clear();
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => {
    frames.set(++last, frame);
    return last;
  });
  vi.stubGlobal('cancelAnimationFrame', (number: number) => frames.delete(number));
});
afterEach(() => vi.unstubAllGlobals());

/** The number of rendered rows, frame by frame, until no more frames are requested. */
function getFrames(growing: GrowingRows<number>, asked: readonly number[]): number[] {
  const counts: number[] = [];
  const draw = (): void => {
    counts.push(growing.visible(asked).length);
    growing.hostUpdated();
  };
  host.requestUpdate.mockImplementation(draw);
  draw();
  for (const [number, frame] of frames) {
    frames.delete(number);
    frame();
  }
  return counts;
}

test('all rows are rendered initially', () => {
  expect(getFrames(growingRows(), rows(60))).toEqual([60]);
});

test('new rows that fit are rendered immediately, the rest in the next frames', () => {
  const growing = growingRows();
  getFrames(growing, rows(3));
  expect(getFrames(growing, rows(40))).toEqual([12, 24, 36, 40]);
  expect(getFrames(growing, rows(5))).toEqual([5]);
});

test("unchanged rows aren't rendered again", () => {
  const growing = growingRows();
  const few = rows(40);
  getFrames(growing, rows(3));
  getFrames(growing, few);
  expect(getFrames(growing, few)).toEqual([40]);
});

test('rows that replace growing ones are rendered once in their first frame', () => {
  const growing = growingRows();
  getFrames(growing, rows(3));
  growing.visible(rows(40));
  growing.hostUpdated();
  expect(growing.visible(rows(30))).toHaveLength(12);
  expect(frames.size).toBe(0);
  growing.hostUpdated();
  growing.hostUpdated();
  expect(frames.size).toBe(1);
});
