import { element, escaped } from './markup.js';
import { paintOf } from './paint.js';

let context: CanvasRenderingContext2D | null | undefined;

/** The distance from the upper end of a line of text to the baseline of its letters. */
export function baselineOf(
  { fontStyle, fontWeight, fontSize, fontFamily }: CSSStyleDeclaration,
  height: number,
): number {
  context ??= document.createElement('canvas').getContext('2d');
  if (!context) return height * 0.8;
  context.font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
  const { fontBoundingBoxAscent: ascent, fontBoundingBoxDescent: descent } = context.measureText('x');
  return (height - ascent - descent) / 2 + ascent;
}

/** Some text at a place, as wide as it is here whatever fonts there are elsewhere. */
export function textAt(text: string, style: CSSStyleDeclaration, x: number, y: number, width?: number): string {
  const paint = paintOf(style.color);
  if (!paint || text.trim() === '') return '';
  return element(
    'text',
    {
      x,
      y,
      'font-family': style.fontFamily,
      'font-size': style.fontSize,
      'font-weight': style.fontWeight === '400' ? undefined : style.fontWeight,
      'font-style': style.fontStyle === 'normal' ? undefined : style.fontStyle,
      fill: paint.colour,
      'fill-opacity': paint.opacity < 1 ? paint.opacity : undefined,
      textLength: width === undefined || text.length < 2 ? undefined : width,
      lengthAdjust: width === undefined || text.length < 2 ? undefined : 'spacingAndGlyphs',
    },
    escaped(text),
  );
}

interface Line {
  text: string;
  readonly top: number;
  readonly left: number;
  readonly height: number;
  right: number;
}

/** The lines into which the browser has broken a text. */
function linesOf(node: Text): Line[] {
  const lines: Line[] = [];
  const range = document.createRange();
  let [offset, gap] = [0, ''];
  for (const character of node.data) {
    range.setStart(node, offset);
    range.setEnd(node, (offset += character.length));
    const rect = range.getClientRects()[0];
    if (!rect || rect.width === 0) continue;
    const last = lines.at(-1);
    const goesOn = last && Math.abs(last.top - rect.top) < 2;
    // Spaces at the ends of a line are not drawn, and viewers would not keep them.
    if (/\s/.test(character)) gap = goesOn === true ? ' ' : '';
    else {
      if (goesOn) [last.text, last.right] = [last.text + gap + character, rect.right];
      else lines.push({ text: character, top: rect.top, left: rect.left, right: rect.right, height: rect.height });
      gap = '';
    }
  }
  return lines;
}

export function textLines(node: Text, style: CSSStyleDeclaration, origin: DOMRect): string {
  if (node.data.trim() === '') return '';
  const upper = style.textTransform === 'uppercase';
  return linesOf(node)
    .map(({ text, top, left, right, height }) => {
      const shown = upper ? text.toUpperCase() : text;
      return textAt(shown, style, left - origin.left, top - origin.top + baselineOf(style, height), right - left);
    })
    .join('');
}
