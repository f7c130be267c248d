import { describe, expect, test } from 'vitest';

import { bitmapUrl } from '../../../../web/figures/heatmap/bitmap.js';
import {
  cellAt,
  closeness,
  closenessRange,
  panned,
  showing,
  viewText,
  wholeTable,
  within,
  zoomed,
  zoomedTo,
} from '../../../../web/figures/heatmap/view.js';
import { roundTicks } from '../../../../web/figures/shared/plot/scale.js';
import { widthFor } from '../../../../web/figures/heatmap/canvas.js';

describe('the pixels of the heat map', () => {
  test("are equally many for narrow columns, and at least the screen's", () => {
    for (const columns of [4, 16, 128, 512, 1024])
      for (const screen of [320, 796, 1024, 1400]) {
        const width = widthFor(screen, columns);
        if (screen / columns < 8 && Math.ceil(screen / columns) * columns <= 2000) expect(width % columns).toBe(0);
        expect(width).toBeGreaterThanOrEqual(screen);
        expect(width).toBeLessThanOrEqual(2000);
      }
    expect(widthFor(796, 512)).toBe(1024);
    expect(widthFor(512, 512)).toBe(512);
  });

  test("are the screen's for wide columns, or for too many to be equal", () => {
    expect(widthFor(796, 64)).toBe(796);
    expect(widthFor(796, 4096)).toBe(796);
    expect(widthFor(1600, 1500)).toBe(1600);
  });
});

describe('the view of the heat map', () => {
  test('zooms around the point under the pointer', () => {
    const at = { x: 0.3001, y: 0.7001 };
    const before = cellAt(wholeTable(512), at);
    const after = cellAt(zoomed(wholeTable(512), 7, at, 512), at);
    expect(after).toEqual(before);
  });

  test('zooms to an absolute level from anywhere', () => {
    const at = { x: 0.5, y: 0.25 };
    for (const view of [wholeTable(512), { from: 100, positions: 60, firstDimension: 0, shownDimensions: 64 }])
      for (const times of [closenessRange.min, 1, 83.3, closenessRange.max])
        expect(closeness(zoomedTo(view, times, at, 512))).toBeCloseTo(times, 6);
    expect(closeness(wholeTable(16))).toBe(1);
  });

  test('never leaves the table', () => {
    const far = panned(wholeTable(512), { x: 9, y: 1e12 }, 512);
    // The last row is the farthest position itself.
    expect(far.from + far.positions).toBe(1e12 + 1);
    expect(far.firstDimension + far.shownDimensions).toBe(512);
    expect(panned(wholeTable(512), { x: -9, y: -9 }, 512)).toEqual(wholeTable(512));
    expect(within({ from: 0, positions: 0.1, firstDimension: 0, shownDimensions: 0 }, 2)).toEqual({
      from: 0,
      positions: 8,
      firstDimension: 0,
      shownDimensions: 2,
    });
  });

  test('scrolls only to a cell outside of it', () => {
    const view = { from: 100, positions: 50, firstDimension: 20, shownDimensions: 10 };
    expect(showing(view, { position: 120, dimension: 25 }, 512)).toEqual(view);
    expect(showing(view, { position: 150, dimension: 19 }, 512)).toEqual({ ...view, from: 101, firstDimension: 19 });
  });

  test('has the last cell in its far corner', () => {
    expect(cellAt(wholeTable(512), { x: 1, y: 1 })).toEqual({ position: 4999, dimension: 511 });
  });

  test('is serialized in links', () => {
    const view = { from: 999_999_997_500.5, positions: 625, firstDimension: 20.25, shownDimensions: 10 };
    expect(viewText.fromAttribute(viewText.toAttribute(view))).toEqual(view);
    for (const bad of ['', '1 2 3', '1 2 3 x', '0 -5 0 512', '0 5e999 0 512'])
      expect(viewText.fromAttribute(bad)).toBeUndefined();
  });

  test('has round integer ticks', () => {
    expect(roundTicks(0, 5_000, 5, 1)).toEqual([0, 1_000, 2_000, 3_000, 4_000, 5_000]);
    expect(roundTicks(1e12 - 8, 1e12, 5, 1)).toEqual([1e12 - 8, 1e12 - 6, 1e12 - 4, 1e12 - 2, 1e12]);
  });
});

test('a bitmap has BGR pixels in rows padded to four bytes', () => {
  const url = bitmapUrl(new Uint8ClampedArray([1, 2, 3, 255, 4, 5, 6, 255]), 1, 2);
  const bytes = Buffer.from(url.split(',')[1]!, 'base64');
  expect([...bytes.subarray(54)]).toEqual([3, 2, 1, 0, 6, 5, 4, 0]);
  expect(bytes.readUInt32LE(2)).toBe(bytes.length);
});
