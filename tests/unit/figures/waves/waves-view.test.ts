import { describe, expect, test } from 'vitest';

import { shortPeriod } from '../../../../web/figures/counter/picture.js';
import { PlotDrag } from '../../../../web/figures/shared/charts/plot-drag.js';
import { defaultReaderState } from '../../../../web/figures/shared/reader/reader-state.js';
import { keyedPosition } from '../../../../web/figures/waves/reading.js';
import { nextDimension, spreadLabels, getView } from '../../../../web/figures/shared/charts/waves-view.js';

describe('what a figure of waves shows', () => {
  test('attributes say what, the preset says the rest', () => {
    expect(getView({}, defaultReaderState)).toEqual({ chosen: [0, 4, 8, 14], from: 0, to: 100 });
    expect(getView({ chosen: [3], to: 9 }, defaultReaderState)).toEqual({ chosen: [3], from: 0, to: 9 });
    expect(getView({ from: 500 }, defaultReaderState)).toEqual({ chosen: [0, 4, 8, 14], from: 500, to: 501 });
  });

  test('dimensions that the vector does not have are left out', () => {
    expect(getView({ chosen: [0, 14, 300] }, defaultReaderState).chosen).toEqual([0, 14]);
    expect(getView({ chosen: [300] }, defaultReaderState).chosen).toEqual([0, 1]);
  });

  test('a stretch that ends before it begins is no stretch', () => {
    expect(getView({ from: 9, to: 9 }, defaultReaderState)).toMatchObject({ from: 0, to: 100 });
    expect(getView({ from: 9, to: 2, preset: 'ten-positions' }, defaultReaderState)).toMatchObject({ from: 0, to: 9 });
  });
});

test('the next line is far from those that are drawn, until all are', () => {
  expect(nextDimension([0, 1], 16)).toBe(15);
  expect(nextDimension([0, 15], 16)).toBe(8);
  expect(nextDimension([0], 2)).toBe(1);
  expect(nextDimension([0, 1], 2)).toBeUndefined();
});

test('labels keep their order and their distance, inside the plot', () => {
  expect(spreadLabels([0.5, -0.5], 0.16)).toEqual([0.5, -0.5]);
  const crowded = spreadLabels([1, 0.99, 0.98, 1], 0.16);
  expect(Math.max(...crowded)).toBeLessThanOrEqual(1);
  const sorted = crowded.toSorted((one, other) => one - other);
  sorted.slice(1).forEach((height, index) => expect(height - sorted[index]!).toBeGreaterThan(0.1599));
  expect(crowded[2]).toBeLessThan(crowded[1]!);
});

test('arrow keys step to whole positions, from between two to the next', () => {
  const view = { chosen: [0], from: 10, to: 90 };
  expect(keyedPosition('ArrowRight', 37, view)).toBe(38);
  expect(keyedPosition('ArrowRight', 37.4, view)).toBe(38);
  expect(keyedPosition('ArrowLeft', 37.4, view)).toBe(37);
  expect(keyedPosition('PageDown', 37, view)).toBe(27);
  expect([keyedPosition('Home', 37, view), keyedPosition('End', 37, view)]).toEqual([10, 90]);
  expect(keyedPosition('Tab', 37, view)).toBeUndefined();
});

describe('a pointer on a plot of 100 px', () => {
  /** @param gripped - Whether what is touched has `data-grip`. */
  const chosenBy = (
    pointerType: string,
    events: readonly (readonly [type: string, x: number])[],
    gripped = false,
  ): number[] => {
    const chosen: number[] = [];
    const drag = new PlotDrag((share) => chosen.push(share));
    const currentTarget = {
      setPointerCapture: () => undefined,
      getBoundingClientRect: () => ({ left: 0, width: 100 }),
    };
    for (const [type, clientX] of events) {
      drag.handleEvent({
        type,
        clientX,
        pointerType,
        pointerId: 1,
        button: 0,
        isPrimary: true,
        currentTarget,
        target: { closest: () => (gripped ? {} : null) },
      } as unknown as PointerEvent);
    }
    return chosen;
  };

  test('a mouse points at once, follows while pressed, and stays inside', () => {
    expect(
      chosenBy('mouse', [
        ['pointermove', 10],
        ['pointerdown', 20],
        ['pointermove', 150],
        ['pointerup', 40],
        ['pointermove', 60],
      ]),
    ).toEqual([0.2, 1, 0.4]);
  });

  test('a finger that scrolls the page changes nothing', () => {
    expect(
      chosenBy('touch', [
        ['pointerdown', 20],
        ['pointermove', 23],
        ['pointercancel', 23],
        ['pointermove', 60],
      ]),
    ).toEqual([]);
  });

  test('a finger that taps or moves sideways points', () => {
    expect(
      chosenBy('touch', [
        ['pointerdown', 20],
        ['pointerup', 22],
      ]),
    ).toEqual([0.22]);
    expect(
      chosenBy('touch', [
        ['pointerdown', 20],
        ['pointermove', 30],
        ['pointerup', 35],
      ]),
    ).toEqual([0.3, 0.35]);
  });

  test('a finger on a grip takes it at once', () => {
    expect(
      chosenBy(
        'touch',
        [
          ['pointerdown', 20],
          ['pointermove', 23],
          ['pointercancel', 23],
        ],
        true,
      ),
    ).toEqual([0.2, 0.23]);
  });
});

test.each([
  [2, '2'],
  [6.283185307, '6.283'],
  [35_332.9, '35,333'],
  [65_536, '65,536'],
  [123_456, '1.2·10⁵'],
  [3.4e12, '3.4·10¹²'],
])('under a dial the period %d is written %s', (period, text) => expect(shortPeriod(period)).toBe(text));
