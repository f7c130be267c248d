import { join } from 'node:path';

import { Resvg } from '@resvg/resvg-js';

import type { Core } from '../../core/core.js';
import { handColourOn } from '../../figures/shared/clock/hand-colour.js';
import { icon, largeClock } from './clock-drawing.js';
import { srgbOf } from './colour.js';
import { paths } from '../paths.js';

const [paper, ink, soft, accent] = ['#fdfcf8', '#1d1c1a', '#5f5b54', '#c1371d'];
const shown = { position: 37, dimensions: 16, base: 10_000 } as const;

// The only typeface that comes with the packages: KaTeX's own cut of Computer Modern.
const fonts = ['Main-Regular', 'Main-Italic'].map((name) => join(paths.modules, `katex/dist/fonts/KaTeX_${name}.ttf`));

function png(svg: string, width: number): Buffer {
  const picture = new Resvg(svg, { fitTo: { mode: 'width', value: width }, font: { fontFiles: fonts, loadSystemFonts: false, defaultFontFamily: 'KaTeX_Main' } });
  return picture.render().asPng();
}

/** What other sites show beside a link to the tour: 1200 x 630, the clock at position 37 and its sixteen numbers. */
export function socialPicture(core: Core): Buffer {
  const numbers = Array.from(core.fingerprint({ ...shown, layout: 'interleaved' }));
  const bars = numbers.map((value, dimension) => {
    const height = Math.abs(value) * 46;
    const colour = srgbOf(handColourOn('light', Math.floor(dimension / 2), numbers.length / 2));
    return `<rect x="${84 + 32 * dimension}" y="${(value > 0 ? 492 - height : 492).toFixed(1)}" width="20" height="${Math.max(1.5, height).toFixed(1)}" fill="${colour}"/>`;
  });
  return png(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" font-family="KaTeX_Main" fill="${ink}">
      <rect width="1200" height="630" fill="${paper}"/>
      <g transform="translate(890 315) scale(2.45)">${largeClock(core, shown, ink, paper)}</g>
      <text x="80" y="168" font-size="92" letter-spacing="-1.5">Clock Hands</text>
      <text x="80" y="268" font-size="92" letter-spacing="-1.5">and GPS</text>
      <text x="84" y="334" font-size="31" fill="${soft}">A tour of positional encoding</text>
      <path d="M84 492H${84 + 32 * numbers.length - 12}" stroke="${soft}" stroke-width="1"/>${bars.join('')}
      <text x="84" y="588" font-size="26" fill="${soft}">position <tspan fill="${accent}">37</tspan> as sixteen numbers</text>
    </svg>`,
    1200,
  );
}

/** The icon as SVG, as PNG for home screens, and as the .ico that browsers ask for unasked. */
export function icons(core: Core): Readonly<Record<string, string | Buffer>> {
  const drawing = icon(core);
  return { 'icon.svg': drawing, 'icon.png': png(drawing, 180), 'favicon.ico': ico(png(drawing, 32), 32) };
}

/** An .ico file that holds one PNG: a header of six bytes, a directory entry of sixteen, the picture. */
function ico(picture: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // an icon, not a cursor
  header.writeUInt16LE(1, 4); // of one picture
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10); // planes
  header.writeUInt16LE(32, 12); // bits per pixel
  header.writeUInt32LE(picture.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, picture]);
}
