import { describe, expect, test } from 'vitest';

import { shortPeriod } from '../../../../web/figures/counter/picture.js';
import { PlotDrag } from '../../../../web/figures/shared/charts/plot-drag.js';
import { defaultReaderState } from '../../../../web/figures/shared/reader/reader-state.js';
import { positionForKey } from '../../../../web/figures/waves/reading.js';
import { nextDimension, spreadLabels, getView } from '../../../../web/figures/shared/charts/waves-view.js';

describe('the view of a waves figure', () => {
  test('is set by attributes, else by the preset', () => {
    expect(getView({}, defaultReaderState)).toEqual({ chosen: [0, 4, 8, 14], from: 0, to: 100 });
    expect(getView({ chosen: [3], to: 9 }, defaultReaderState)).toEqual({ chosen: [3], from: 0, to: 9 });
    expect(getView({ from: 500 }, defaultReaderState)).toEqual({ chosen: [0, 4, 8, 14], from: 500, to: 501 });
  });

  test("omits dimensions that the vector doesn't have", () => {
    expect(getView({ chosen: [0, 14, 300] }, defaultReaderState).chosen).toEqual([0, 14]);
    expect(getView({ chosen: [300] }, defaultReaderState).chosen).toEqual([0, 1]);
  });

  test('rejects a range that ends before it begins', () => {
    expect(getView({ from: 9, to: 9 }, defaultReaderState)).toMatchObject({ from: 0, to: 100 });
    expect(getView({ from: 9, to: 2, preset: 'ten-positions' }, defaultReaderState)).toMatchObject({ from: 0, to: 9 });
  });
});

test('adds the line farthest from those drawn, until all are', () => {
  expect(nextDimension([0, 1], 16)).toBe(15);
  expect(nextDimension([0, 15], 16)).toBe(8);
  expect(nextDimension([0], 2)).toBe(1);
  expect(nextDimension([0, 1], 2)).toBeUndefined();
});

test('keeps labels in order and apart, inside the plot', () => {
  expect(spreadLabels([0.5, -0.5], 0.16)).toEqual([0.5, -0.5]);
  const crowded = spreadLabels([1, 0.99, 0.98, 1], 0.16);
  expect(Math.max(...crowded)).toBeLessThanOrEqual(1);
  const sorted = crowded.toSorted((one, other) => one - other);
  sorted.slice(1).forEach((height, index) => expect(height - sorted[index]!).toBeGreaterThan(0.1599));
  expect(crowded[2]).toBeLessThan(crowded[1]!);
});

test('steps by arrow keys to integers, also from fractions', () => {
  const view = { chosen: [0], from: 10, to: 90 };
  expect(positionForKey('ArrowRight', 37, view)).toBe(38);
  expect(positionForKey('ArrowRight', 37.4, view)).toBe(38);
  expect(positionForKey('ArrowLeft', 37.4, view)).toBe(37);
  expect(positionForKey('PageDown', 37, view)).toBe(27);
  expect([positionForKey('Home', 37, view), positionForKey('End', 37, view)]).toEqual([10, 90]);
  expect(positionForKey('Tab', 37, view)).toBeUndefined();
});

describe('a pointer on a plot of 100 px', () => {
  /** @param gripped - Whether the touched element has `data-grip`. */
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

  test('a tap or a horizontal swipe sets the value', () => {
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

  test('touching the handle drags it immediately', () => {
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
