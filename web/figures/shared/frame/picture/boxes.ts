import { element } from './markup.js';
import { paintOf } from './paint.js';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const sides = ['Top', 'Right', 'Bottom', 'Left'] as const;

/** A layer's length on an axis, from `45%`, `12px` or `auto`. */
const lengthOf = (text: string | undefined, whole: number): number =>
  !text || text === 'auto' ? whole : text.endsWith('%') ? (parseFloat(text) / 100) * whole : parseFloat(text) || 0;

/** The start of a layer: percentages share out the room that it leaves. */
const startOf = (text: string | undefined, room: number): number =>
  !text ? 0 : text.endsWith('%') ? (parseFloat(text) / 100) * room : parseFloat(text) || 0;

let gradients = 0;

/** A gradient of one colour is a box; one of several is drawn from left to right, as the figures have them. */
function layers({ backgroundImage, backgroundSize, backgroundPosition }: CSSStyleDeclaration, box: Box): string {
  const images = backgroundImage.match(/linear-gradient\((?:[^()]|\([^()]*\))*\)/g) ?? [];
  const [sizes, positions] = [backgroundSize.split(', '), backgroundPosition.split(', ')];
  return images
    .map((image, index) => {
      const colours = image.match(/(?:rgba?|color|oklab|oklch)\([^)]*\)/g) ?? [];
      const [w, h] = (sizes[index % sizes.length] ?? 'auto').split(' ');
      const [left, top] = (positions[index % positions.length] ?? '0% 0%').split(' ');
      const [width, height] = [lengthOf(w, box.width), lengthOf(h ?? w, box.height)];
      const at = {
        x: box.x + startOf(left, box.width - width),
        y: box.y + startOf(top, box.height - height),
        width,
        height,
      };
      const paints = colours.map((colour) => paintOf(colour)?.colour ?? 'none');
      if (new Set(paints).size === 1) return element('rect', { ...at, fill: paints[0] });
      const id = `ramp-${++gradients}`;
      const stops = paints.map((paint, place) =>
        element('stop', { offset: place / (paints.length - 1), 'stop-color': paint }),
      );
      return element('linearGradient', { id }, stops.join('')) + element('rect', { ...at, fill: `url(#${id})` });
    })
    .join('');
}

/** The background and the borders of an element, or of a pseudo-element whose place is known. */
export function boxOf(style: CSSStyleDeclaration, box: Box): string {
  const { x, y, width, height } = box;
  if (width <= 0 && height <= 0) return '';
  const parts: string[] = [];
  const radius = style.borderTopLeftRadius.endsWith('%')
    ? (parseFloat(style.borderTopLeftRadius) / 100) * Math.min(width, height)
    : parseFloat(style.borderTopLeftRadius) || undefined;
  const ground = paintOf(style.backgroundColor);
  if (ground)
    parts.push(
      element('rect', {
        ...box,
        rx: radius,
        fill: ground.colour,
        'fill-opacity': ground.opacity < 1 ? ground.opacity : undefined,
      }),
    );
  if (style.backgroundImage !== 'none') parts.push(layers(style, box));
  const borders = sides.map((side) => ({
    side,
    width: style[`border${side}Style`] === 'none' ? 0 : parseFloat(style[`border${side}Width`]) || 0,
    kind: style[`border${side}Style`],
    paint: paintOf(style[`border${side}Color`]),
  }));
  const [first] = borders;
  if (first!.width > 0 && borders.every((border) => border.width === first!.width) && first!.paint) {
    const half = first!.width / 2;
    parts.push(
      element('rect', {
        ...{ x: x + half, y: y + half, width: width - 2 * half, height: height - 2 * half, rx: radius },
        ...{ fill: 'none', stroke: first!.paint.colour, 'stroke-width': first!.width },
        'stroke-dasharray': dashes(first!.kind, first!.width),
      }),
    );
    return parts.join('');
  }
  for (const { side, width: thick, paint, kind } of borders) {
    if (thick === 0 || !paint) continue;
    const [right, bottom, half] = [x + width, y + height, thick / 2];
    const ends = {
      Top: [x, y + half, right, y + half],
      Right: [right - half, y, right - half, bottom],
      Bottom: [x, bottom - half, right, bottom - half],
      Left: [x + half, y, x + half, bottom],
    }[side];
    const [x1, y1, x2, y2] = ends;
    parts.push(
      element('line', {
        x1,
        y1,
        x2,
        y2,
        stroke: paint.colour,
        'stroke-width': thick,
        'stroke-dasharray': dashes(kind, thick),
      }),
    );
  }
  return parts.join('');
}

const dashes = (kind: string, width: number): string | undefined =>
  ({ dashed: `${3 * width} ${2 * width}`, dotted: `${width} ${width}` })[kind];
