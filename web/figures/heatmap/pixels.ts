import type { Colours, Core, WindowSpec } from '../../core/index.js';
import { bitmapUrl } from './bitmap.js';
import { wholeTable, type HeatMapView } from './view.js';
import type { Reading } from '../shared/reader/reader-state.js';

const previewSize = { width: 96, height: 60 } as const;
const scaleSteps = 65;

/** The spec by which the core draws a view of the table. */
export function windowSpec(
  { dimensions, base, layout }: Reading,
  view: HeatMapView,
  size: { readonly width: number; readonly height: number },
  colours: Colours,
): WindowSpec {
  return { ...size, ...view, dimensions, base, layout, colours };
}

/** The whole table as a small picture: what is seen before scripts, and behind the canvas until it is drawn. */
export function previewUrl(core: Core, reading: Reading, colours: Colours): string {
  const spec = windowSpec(reading, wholeTable(reading.dimensions), previewSize, colours);
  return core.lend('windowPixels', spec, (pixels) => bitmapUrl(pixels, previewSize.width, previewSize.height));
}

/**
 * The colours of the values from -1 to 1, left to right: single numbers of a table whose second hand turns by a millionth
 * of a radian a position, so that it has a position for every value.
 */
export function scaleUrl(core: Core, colours: Colours): string {
  const perRadian = 1e6;
  const pixels = new Uint8ClampedArray(4 * scaleSteps);
  for (let step = 0; step < scaleSteps; ++step) {
    const value = (2 * step) / (scaleSteps - 1) - 1;
    const spec: WindowSpec = {
      width: 1,
      height: 1,
      from: Math.round(Math.asin(value) * perRadian),
      positions: 1,
      firstDimension: 2,
      shownDimensions: 1,
      dimensions: 4,
      base: perRadian ** 2,
      layout: 'interleaved',
      colours,
    };
    core.lend('windowPixels', spec, (pixel) => pixels.set(pixel, 4 * step));
  }
  return bitmapUrl(pixels, scaleSteps, 1);
}
