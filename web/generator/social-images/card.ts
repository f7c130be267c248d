import type { Core } from '../../core/core.js';
import { handColourOn } from '../../figures/shared/clock/hand-colour.js';
import { largeClock } from '../figures/clock-drawing.js';
import { getSrgb } from '../figures/colour.js';
import { escapeHtml } from '../pages/markup.js';
import { getWidth, wrapped } from './wrap.js';

/** Light-theme colours, because images have no style sheet. */
const [paper, ink, soft, accent] = ['#fdfcf8', '#1d1c1a', '#5f5b54', '#c1371d'];

/** The texts of a page's social image, and the position of its clock. */
export interface CardText {
  /** The line above the title. */
  readonly kicker: string;
  readonly title: string;
  /** The name of the tour. */
  readonly tour: string;
  /** The position that the clock shows. */
  readonly position: number;
}

const [left, column] = [80, 530];
const sizes = [88, 76, 66, 58, 50];

/** The largest font size at which the title fits on three lines. */
function setTitle(title: string): { readonly size: number; readonly lines: readonly string[] } {
  const tries = sizes.map((size) => ({ size, lines: wrapped(title, column / size) }));
  return (
    tries.find(({ size, lines }) => lines.length <= 3 && lines.every((line) => getWidth(line) * size <= column)) ??
    tries.at(-1)!
  );
}

/**
 * A page's social image as SVG, 1200 x 630: its title, a clock, and the sixteen-dimensional encoding of its position.
 *
 * @param families - The typefaces in `font-family` syntax.
 */
export function cardDrawing(core: Core, { kicker, title, tour, position }: CardText, families: string): string {
  const spec = { position, dimensions: 16, base: 10_000 };
  const numbers = Array.from(core.fingerprint({ ...spec, layout: 'interleaved' }));
  const bars = numbers.map((value, dimension) => {
    const height = Math.abs(value) * 46;
    const colour = getSrgb(handColourOn('light', Math.floor(dimension / 2), numbers.length / 2));
    return `<rect x="${84 + 32 * dimension}" y="${(value > 0 ? 472 - height : 472).toFixed(1)}" width="20" height="${Math.max(1.5, height).toFixed(1)}" fill="${colour}"/>`;
  });
  const { size, lines } = setTitle(title);
  const top = 172 + size * 0.3;
  const titleLines = lines.map(
    (line, index) =>
      `<text x="${left}" y="${(top + index * size * 1.12).toFixed(0)}" font-size="${size}">${escapeHtml(line)}</text>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" font-family="${families}" fill="${ink}">
<rect width="1200" height="630" fill="${paper}"/>
<g transform="translate(890 315) scale(2.45)">${largeClock(core, spec, ink, paper)}</g>
<text x="84" y="84" font-size="28" fill="${accent}">${escapeHtml(kicker)}</text>
${titleLines.join('\n')}
<path d="M84 472H${84 + 32 * numbers.length - 12}" stroke="${soft}" stroke-width="1"/>${bars.join('')}
<text x="84" y="580" font-size="28" fill="${soft}">${escapeHtml(tour)}</text>
</svg>
`;
}
