import type { ReactiveControllerHost } from 'lit';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { GrowingRows } from '../../../../web/figures/which-model/growing-rows.js';

const rows = (count: number): readonly number[] => Array.from({ length: count }, (_, row) => row);

const frames: (() => void)[] = [];
const host = { addController: vi.fn(), removeController: vi.fn(), requestUpdate: vi.fn() };
const growingRows = () =>
  new GrowingRows<number>({ ...host, updateComplete: Promise.resolve(true) } satisfies ReactiveControllerHost);

beforeEach(() => vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame)));
afterEach(() => vi.unstubAllGlobals());

/** The numbers of rows that are drawn, frame by frame, until no further frame is asked for. */
function framesOf(growing: GrowingRows<number>, asked: readonly number[]): number[] {
  const counts: number[] = [];
  const draw = (): void => {
    counts.push(growing.drawn(asked).length);
    growing.hostUpdated();
  };
  host.requestUpdate.mockImplementation(draw);
  draw();
  for (let frame = frames.shift(); frame; frame = frames.shift()) frame();
  return counts;
}

test('all rows are drawn at first', () => {
  expect(framesOf(growingRows(), rows(60))).toEqual([60]);
});

test('of other rows those that fit are drawn at once, and the rest in the next frames', () => {
  const growing = growingRows();
  framesOf(growing, rows(3));
  expect(framesOf(growing, rows(40))).toEqual([16, 32, 40]);
  expect(framesOf(growing, rows(5))).toEqual([5]);
});

test('rows that stay the same are not drawn anew', () => {
  const growing = growingRows();
  const few = rows(40);
  framesOf(growing, rows(3));
  framesOf(growing, few);
  expect(framesOf(growing, few)).toEqual([40]);
});
