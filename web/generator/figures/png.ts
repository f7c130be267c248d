import { join } from 'node:path';

import { Resvg } from '@resvg/resvg-js';

import { paths } from '../paths.js';

// The only typeface that comes with the packages: KaTeX's own cut of Computer Modern.
const latinFonts = ['Main-Regular', 'Main-Italic'].map((name) =>
  join(paths.modules, `katex/dist/fonts/KaTeX_${name}.ttf`),
);

/**
 * A drawing as PNG, so many pixels wide. Its letters are KaTeX_Main, or of the fonts in these files: what else a machine has is
 * left out, so that the same build makes the same picture anywhere.
 */
export function png(svg: string, width: number, moreFonts: readonly string[] = []): Buffer {
  const font = { fontFiles: [...latinFonts, ...moreFonts], loadSystemFonts: false, defaultFontFamily: 'KaTeX_Main' };
  return new Resvg(svg, { fitTo: { mode: 'width', value: width }, font }).render().asPng();
}
