import type { Core } from '../../core/core.js';
import { largeClock } from '../figures/clock-drawing.js';
import { inLightColours } from '../figures/drawing.js';
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
  /** The position that the clock shows, where there is no other figure. */
  readonly position: number;
  /** The page's figure as SVG. */
  readonly figure?: string | undefined;
}

const [left, column] = [80, 530];
const sizes = [88, 76, 66, 58, 50];

/** The largest font size at which the title fits on three lines. A colon or comma ends a line. */
function setTitle(title: string): { readonly size: number; readonly lines: readonly string[] } {
  const parts = title.split(/(?<=[：:，,])\s*/);
  const tries = sizes.map((size) => ({ size, lines: parts.flatMap((part) => wrapped(part, column / size)) }));
  return (
    tries.find(({ size, lines }) => lines.length <= 3 && lines.every((line) => getWidth(line) * size <= column)) ??
    tries.at(-1)!
  );
}

/**
 * A page's social image as SVG, 1200 x 630: its title beside its figure or a clock.
 *
 * @param families - The typefaces in `font-family` syntax.
 */
export function cardDrawing(core: Core, { kicker, title, tour, position, figure }: CardText, families: string): string {
  const { size, lines } = setTitle(title);
  const top = 172 + size * 0.3;
  const titleLines = lines.map(
    (line, index) =>
      `<text x="${left}" y="${(top + index * size * 1.12).toFixed(0)}" font-size="${size}">${escapeHtml(line)}</text>`,
  );
  const clock = (): string =>
    `<g transform="translate(890 315) scale(2.45)">${largeClock(core, { position, dimensions: 16, base: 10_000 }, ink, paper)}</g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" font-family="${families}" fill="${ink}">
<rect width="1200" height="630" fill="${paper}"/>
${figure ? inLightColours(figure).replace('<svg', '<svg x="620" y="45" width="550" height="540"') : clock()}
<text x="84" y="84" font-size="28" fill="${accent}">${escapeHtml(kicker)}</text>
${titleLines.join('\n')}
<text x="84" y="580" font-size="28" fill="${soft}">${escapeHtml(tour)}</text>
</svg>
`;
}
