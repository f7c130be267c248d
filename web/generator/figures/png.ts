import { join } from 'node:path';

import { Resvg } from '@resvg/resvg-js';

import { paths } from '../paths.js';

// KaTeX's cut of Computer Modern is the only typeface that comes with the packages.
const latinFonts = ['Main-Regular', 'Main-Italic'].map((name) =>
  join(paths.modules, `katex/dist/fonts/KaTeX_${name}.ttf`),
);

/**
 * Renders an SVG to PNG. System fonts are ignored, so that the same build gives the same image everywhere.
 *
 * @param width - In pixels.
 * @param moreFonts - Font files in addition to KaTeX_Main.
 */
export function png(svg: string, width: number, moreFonts: readonly string[] = []): Buffer {
  const font = { fontFiles: [...latinFonts, ...moreFonts], loadSystemFonts: false, defaultFontFamily: 'KaTeX_Main' };
  return new Resvg(svg, { fitTo: { mode: 'width', value: width }, font }).render().asPng();
}
