import type { ReactiveControllerHost } from 'lit';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { GrowingRows } from '../../../../web/figures/which-model/incremental-rows.js';

const rows = (count: number): readonly number[] => Array.from({ length: count }, (_, row) => row);

/** The frames that were asked for, by their numbers. */
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

/** The numbers of rows that are drawn, frame by frame, until no further frame is asked for. */
function getFrames(growing: GrowingRows<number>, asked: readonly number[]): number[] {
  const counts: number[] = [];
  const draw = (): void => {
    counts.push(growing.drawn(asked).length);
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

test('all rows are drawn at first', () => {
  expect(getFrames(growingRows(), rows(60))).toEqual([60]);
});

test('of other rows those that fit are drawn at once, and the rest in the next frames', () => {
  const growing = growingRows();
  getFrames(growing, rows(3));
  expect(getFrames(growing, rows(40))).toEqual([12, 24, 36, 40]);
  expect(getFrames(growing, rows(5))).toEqual([5]);
});

test('rows that stay the same are not drawn anew', () => {
  const growing = growingRows();
  const few = rows(40);
  getFrames(growing, rows(3));
  getFrames(growing, few);
  expect(getFrames(growing, few)).toEqual([40]);
});

test('rows that are asked for while others still grow are drawn once in their first frame', () => {
  const growing = growingRows();
  getFrames(growing, rows(3));
  growing.drawn(rows(40));
  growing.hostUpdated();
  expect(growing.drawn(rows(30))).toHaveLength(12);
  expect(frames.size).toBe(0);
  growing.hostUpdated();
  growing.hostUpdated();
  expect(frames.size).toBe(1);
});
