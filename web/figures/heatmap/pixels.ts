import type { Colours, Core, WindowSpec } from '../../core/index.js';
import { bitmapUrl } from './bitmap.js';
import { wholeTable, type HeatMapView } from './view.js';
import type { ReaderState } from '../shared/reader/reader-state.js';

const previewSize = { width: 96, height: 60 } as const;
const scaleSteps = 65;
/** Rows per quarter turn: neighbours differ by less than 0.0008 in value, shades by 0.0078. */
const quarterRows = 2_048;

/** The core spec for a view of the table. */
export function windowSpec(
  { dimensions, base, layout }: ReaderState,
  view: HeatMapView,
  size: { readonly width: number; readonly height: number },
  colours: Colours,
): WindowSpec {
  return { ...size, ...view, dimensions, base, layout, colours };
}

/** The whole table as a small image, shown before scripts run and behind the canvas until it is drawn. */
export function previewUrl(core: Core, readerState: ReaderState, colours: Colours): string {
  const spec = windowSpec(readerState, wholeTable(readerState.dimensions), previewSize, colours);
  return core.lend('windowPixels', spec, (pixels) => bitmapUrl(pixels, previewSize.width, previewSize.height));
}

/**
 * The colour scale from -1 to 1 as an image. The core draws a hand from -1/4 to 1/4 turn, and each value takes the row
 * nearest to its arcsine, which is off by less than a tenth of a shade.
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
