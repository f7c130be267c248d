import { element, escaped } from './markup.js';
import { qrCode } from './qr-code.js';
import { wrapped } from './wrapped.js';

/** The texts on a picture that is taken along. */
export interface Sheet {
  readonly name: string;
  readonly caption: string;
  /** The name of the tour that the figure comes from. */
  readonly source: string;
  /** The address of the same figure; empty if nobody knows it. */
  readonly address: string;
  /** SVG, of this size. */
  readonly picture: string;
  readonly width: number;
  readonly height: number;
  readonly paper: string;
  readonly ink: string;
  readonly soft: string;
  readonly fonts: { readonly ui: string; readonly text: string };
}

const margin = 24;
const codeSide = 120;
const least = 320;

interface Style {
  readonly size: number;
  readonly font: string;
  readonly colour: string;
  readonly weight?: number;
}

/** Lines of text below each other, and how high they are. */
function block(lines: readonly string[], x: number, y: number, { size, font, colour, weight }: Style) {
  const height = 1.4 * size;
  const text = lines.map((line, place) =>
    element(
      'text',
      { x, y: y + place * height + size, 'font-family': font, 'font-size': size, 'font-weight': weight, fill: colour },
      escaped(line),
    ),
  );
  return { svg: text.join(''), height: lines.length * height };
}

/** The picture under its name, and below it the caption, the address, and the address as a QR code. Returns a whole SVG file. */
export function sheet({
  name,
  caption,
  source,
  address,
  picture,
  width,
  height,
  paper,
  ink,
  soft,
  fonts,
}: Sheet): string {
  const inner = Math.max(least, width);
  const title: Style = { size: 18, font: fonts.ui, colour: ink, weight: 600 };
  const words: Style = { size: 15, font: fonts.text, colour: soft };
  const small: Style = { size: 12, font: fonts.ui, colour: soft };
  const lines = (text: string, { size, font, weight = 400 }: Style, room: number): string[] =>
    wrapped(text, `${weight} ${size}px ${font}`, room);
  const head = block(lines(name, title, inner), margin, margin, title);
  const top = margin + head.height + 12;
  const captionTop = top + height + 20;
  const side = address === '' ? 0 : codeSide;
  const room = inner - (side && side + margin);
  const told = block(lines(caption, words, room), margin, captionTop, words);
  const sourceTop = captionTop + told.height + (told.height && 10);
  const foot = block([...lines(source, small, room), ...lines(address, small, room)], margin, sourceTop, small);
  const code = side === 0 ? '' : qrCode(address, margin + inner - side, captionTop, side);
  const all = { width: inner + 2 * margin, height: Math.max(sourceTop + foot.height, captionTop + side) + margin };
  const content = [
    element('title', {}, escaped(name)),
    element('desc', {}, escaped(caption)),
    element('rect', { width: '100%', height: '100%', fill: paper }),
    head.svg,
    element('g', { transform: `translate(${margin} ${top})` }, picture),
    told.svg,
    foot.svg,
    code,
  ];
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      width: Math.ceil(all.width),
      height: Math.ceil(all.height),
      viewBox: `0 0 ${Math.ceil(all.width)} ${Math.ceil(all.height)}`,
    },
    content.join('\n'),
  );
}
