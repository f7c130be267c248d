import { expect, test } from 'vitest';

import { cellData, columnCut, rowsFrom } from '../../../../web/figures/heatmap/data.js';
import { scaleUrl } from '../../../../web/figures/heatmap/pixels.js';
import { wholeTable } from '../../../../web/figures/heatmap/view.js';
import { defaultReaderState } from '../../../../web/figures/shared/reader/reader-state.js';
import { core } from '../../../support/core.js';

const readerState = { ...defaultReaderState, dimensions: 512, position: 37 };

test('table rows are the encodings of their positions', () => {
  for (const position of [0, 37, 1e12]) {
    rowsFrom(core, { ...readerState, position }).forEach((row, index) => {
      const { dimensions, base, layout } = readerState;
      expect([...row]).toEqual([...core.fingerprint({ position: position + index, dimensions, base, layout })]);
    });
  }
});

test('a cell, its row and its column share a value', () => {
  const cell = cellData(core, readerState, { position: 37, dimension: 101 });
  expect(cell).toMatchObject({ pair: 50, part: 'cosine', value: cell.row.curves[1]![50]!.y });
  expect(cell.value).toBeCloseTo(Math.cos(cell.angle), 6);
  const { curves, mark } = columnCut(core, cell, wholeTable(512));
  const [points] = curves;
  const from = points![0]!.x;
  const step = points![1]!.x - from;
  const before = Math.floor((mark - from) / step);
  // Between samples of a curve with `period` positions per turn, a chord is off by less than (2 pi step / period)^2 /
  // 8.
  const share = (mark - from) / step - before;
  const between = (1 - share) * points![before]!.y + share * points![before + 1]!.y;
  expect(Math.abs(between - cell.value)).toBeLessThan(((2 * Math.PI * step) / cell.period) ** 2 / 8 + 1e-6);
});

test('the colour scale runs from -1 to 1, and each step is within one shade', () => {
  const perRadian = 1e6;
  const shade = 1 / 127.5;
  for (const colours of ['viridis', 'RdBu'] as const) {
    // A hand with a frequency of 1e-6 has a position for every value.
    const getColour = (value: number): string => {
      const from = Math.round(Math.asin(Math.min(1, Math.max(-1, value))) * perRadian);
      const one = { width: 1, height: 1, positions: 1, firstDimension: 2, shownDimensions: 1, dimensions: 4 } as const;
      const spec = { ...one, from, base: perRadian ** 2, layout: 'interleaved', colours } as const;
      return core.lend('windowPixels', spec, ([red, green, blue]) => `${blue},${green},${red}`);
    };
    const bytes = Buffer.from(scaleUrl(core, colours).split(',')[1]!, 'base64').subarray(54);
    const steps = Array.from({ length: 65 }, (_, step) => bytes.subarray(3 * step, 3 * step + 3).join(','));
    steps.forEach((colour, step) => {
      const value = (2 * step) / 64 - 1;
      expect([value, value - shade, value + shade].map(getColour), `${colours} ${value}`).toContain(colour);
    });
    expect([steps[0], steps[64]]).toEqual([getColour(-1), getColour(1)]);
    expect(new Set(steps).size).toBe(65);
  }
});
