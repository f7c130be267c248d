import type { Colours, Core, WindowSpec } from '../../core/index.js';
import { bitmapUrl } from './bitmap.js';
import { wholeTable, type HeatMapView } from './view.js';
import type { ReaderState } from '../shared/reader/reader-state.js';

const previewSize = { width: 96, height: 60 } as const;
const scaleSteps = 65;
/** Rows of a quarter of a turn: neighbours are less than 0.0008 apart in value, and two shades are 0.0078 apart. */
const quarterRows = 2_048;

/** The spec by which the core draws a view of the table. */
export function windowSpec(
  { dimensions, base, layout }: ReaderState,
  view: HeatMapView,
  size: { readonly width: number; readonly height: number },
  colours: Colours,
): WindowSpec {
  return { ...size, ...view, dimensions, base, layout, colours };
}

/** The whole table as a small picture: what is seen before scripts, and behind the canvas until it is drawn. */
export function previewUrl(core: Core, readerState: ReaderState, colours: Colours): string {
  const spec = windowSpec(readerState, wholeTable(readerState.dimensions), previewSize, colours);
  return core.lend('windowPixels', spec, (pixels) => bitmapUrl(pixels, previewSize.width, previewSize.height));
}

/**
 * The colours of the values from -1 to 1, left to right, out of one picture of half a turn: a column of a hand that turns
 * from -1/4 to 1/4 of a turn in as many rows as the picture has. Of these, each value has the row that is nearest to its
 * arc sine, which is off by less than a tenth of a shade.
 */
export function scaleUrl(core: Core, colours: Colours): string {
  const rowsPerRadian = (2 * quarterRows) / Math.PI;
  const spec: WindowSpec = {
    width: 1,
    height: 2 * quarterRows + 1,
    from: -quarterRows,
    positions: 2 * quarterRows + 1,
    firstDimension: 2,
    shownDimensions: 1,
    dimensions: 4,
    base: rowsPerRadian ** 2,
    layout: 'interleaved',
    colours,
  };
  const scale = new Uint8ClampedArray(4 * scaleSteps);
  core.lend('windowPixels', spec, (pixels) => {
    for (let step = 0; step < scaleSteps; ++step) {
      const row = quarterRows + Math.round(Math.asin((2 * step) / (scaleSteps - 1) - 1) * rowsPerRadian);
      scale.set(pixels.subarray(4 * row, 4 * row + 4), 4 * step);
    }
  });
  return bitmapUrl(scale, scaleSteps, 1);
}
