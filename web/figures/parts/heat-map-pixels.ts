import type { Core } from '../../core/index.js';
import type { HeatMapView } from './heat-map-view.js';
import type { Reading } from './reader-state.js';

export type Colours = 'viridis' | 'RdBu';

// A dozen colours of each map, between which the eye sees no step: viridis of matplotlib (CC0), RdBu of ColorBrewer.
const stops: Readonly<Record<Colours, readonly string[]>> = {
  viridis: [
    '440154',
    '482173',
    '433e85',
    '38588c',
    '2d708e',
    '25858e',
    '1e9b8a',
    '2ab07f',
    '52c569',
    '86d549',
    'c2df23',
    'fde725',
  ],
  RdBu: ['67001f', 'b2182b', 'd6604d', 'f4a582', 'fddbc7', 'f7f7f7', 'd1e5f0', '92c5de', '4393c3', '2166ac', '053061'],
};

/** 256 colours, red, green and blue of each, for the values from -1 to 1. */
export function colourTable(colours: Colours): Uint8Array {
  const table = new Uint8Array(768);
  const ends = stops[colours].map((hex) => [0, 2, 4].map((at) => parseInt(hex.slice(at, at + 2), 16)));
  for (let level = 0; level < 256; ++level) {
    const place = (level / 255) * (ends.length - 1);
    const left = Math.min(ends.length - 2, Math.floor(place));
    for (let channel = 0; channel < 3; ++channel) {
      const [low, high] = [ends[left]?.[channel] ?? 0, ends[left + 1]?.[channel] ?? 0];
      table[3 * level + channel] = Math.round(low + (place - left) * (high - low));
    }
  }
  return table;
}

/**
 * The window as pixels, width x height x 4 bytes: each pixel row shows the position in its middle.
 */
export function windowPixels(
  core: Core,
  { dimensions, base, layout }: Reading,
  view: HeatMapView,
  width: number,
  height: number,
  colours: Colours,
): Uint8ClampedArray<ArrayBuffer> {
  const table = colourTable(colours);
  const pixels = new Uint8ClampedArray(4 * width * height);
  for (let y = 0; y < height; ++y) {
    const position = Math.floor(view.from + ((y + 0.5) / height) * view.positions);
    core.lend('fingerprint', { position, dimensions, base, layout }, (row) => {
      for (let x = 0; x < width; ++x) {
        const dimension = Math.floor(view.firstDimension + ((x + 0.5) / width) * view.shownDimensions);
        const level = Math.round(((row[dimension] ?? 0) + 1) * 127.5);
        const at = 4 * (y * width + x);
        pixels[at] = table[3 * level] ?? 0;
        pixels[at + 1] = table[3 * level + 1] ?? 0;
        pixels[at + 2] = table[3 * level + 2] ?? 0;
        pixels[at + 3] = 255;
      }
    });
  }
  return pixels;
}
