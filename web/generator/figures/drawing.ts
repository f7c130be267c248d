import { Window, type Element, type ShadowRoot } from 'happy-dom';
import { parse } from 'postcss';

import { getSrgb } from './colour.js';

/** Figures whose SVGs are parts of a picture in HTML, or empty before a run. */
const notDrawn = ['pe-cast', 'pe-cliff', 'pe-find-word', 'pe-lab', 'pe-learned-table', 'pe-pronoun', 'pe-receiver'];

const written = [
  ...['fill', 'fill-opacity', 'stroke', 'stroke-width', 'stroke-opacity', 'stroke-dasharray', 'stroke-linecap'],
  ...['stroke-linejoin', 'opacity', 'paint-order', 'display', 'visibility', 'text-anchor', 'dominant-baseline'],
  ...['font-size', 'font-style', 'font-weight'],
];
const notWritten = /^(?:class|style|role|tabindex|part|aria-.*|data-.*)$/;

/** The width of a drawing's content. */
const contentWidth = 600;
const gap = 24;

const { document } = new Window();

/** Values by property. */
type Style = Readonly<Record<string, string>>;

/** `font: italic 8px serif` as its properties. The typeface is that of the drawing. */
function readFont(font: string): [string, string][] {
  const [, style = 'normal', weight = '400', size = ''] = /^(italic)?\s*(\d{3})?\s*([\d.]+\w+)/.exec(font) ?? [];
  return [
    ['font-style', style],
    ['font-weight', weight],
    ['font-size', size],
  ];
}

/** Selectors with their declarations, the weakest first. Rules within conditions, such as `@media`, do not count. */
function readRules(css: string): (readonly [selector: string, style: Style])[] {
  const weight = (selector: string): number => selector.match(/[.:[](?!is\(|not\()/g)?.length ?? 0;
  return parse(css)
    .nodes.filter((node) => node.type === 'rule')
    .flatMap(({ selectors, nodes }) => {
      const declarations = nodes
        .filter((node) => node.type === 'decl')
        .flatMap(({ prop, value }) => (prop === 'font' ? readFont(value) : [[prop, value] as const]));
      return selectors.map((selector) => [selector, Object.fromEntries(declarations) as Style] as const);
    })
    .toSorted(([one], [other]) => weight(one) - weight(other));
}

/** Reads the styles of elements in a shadow root: what its rules set, and the variables and colour that they inherit. */
function styleReader(root: ShadowRoot): (element: Element) => Style {
  const rules = readRules([...root.querySelectorAll('style')].map(({ textContent }) => textContent).join(''));
  const merged = (matching: typeof rules, around: Style = {}): Style =>
    Object.assign({ ...around }, ...matching.map(([, style]) => style)) as Style;
  const ofHost = merged(rules.filter(([selector]) => selector === ':host'));
  const inside = rules.filter(([selector]) => !/:host|::/.test(selector));
  const known = new Map<Element, Style>();
  const getStyle = (element: Element): Style => {
    const found = known.get(element);
    if (found) return found;
    const around = Object.entries(element.parentElement ? getStyle(element.parentElement) : ofHost);
    const inherited = Object.fromEntries(around.filter(([name]) => name === 'color' || name.startsWith('--')));
    const own = readRules(`*{${element.getAttribute('style') ?? ''}}`);
    const style = merged([...inside.filter(([selector]) => element.matches(selector)), ...own], inherited);
    known.set(element, style);
    return style;
  };
  return getStyle;
}

const variable = /var\((--[\w-]+)(?:, *((?:[^()]|\((?:[^()]|\([^()]*\))*\))*))?\)/g;

/** A value without variables and `currentcolor`. */
function resolved(value: string, style: Style): string {
  if (!/var\(|currentcolor/i.test(value)) return value;
  const next = value
    .replace(variable, (_, name: string, otherwise = 'none') => style[name] ?? (otherwise as string))
    .replace(/currentcolor/i, style['color'] ?? 'none');
  return resolved(next, style);
}

const viewBox = (svg: Element): number[] => (svg.getAttribute('viewBox') ?? '').split(' ').map(Number);

/** Writes the styles of an SVG and its descendants into attributes, for a given width. */
function inlineStyles(svg: Element, getStyle: (element: Element) => Style, width: number): void {
  const [, , units = 1] = viewBox(svg);
  const styles = [svg, ...svg.querySelectorAll('*')].map((element) => [element, getStyle(element)] as const);
  for (const [element, style] of styles) {
    for (const name of written) {
      const value = style[name] ?? element.getAttribute(name);
      if (value) element.setAttribute(name, resolved(value, style));
    }
    if (style['vector-effect'] === 'non-scaling-stroke') {
      const thickness = parseFloat(element.getAttribute('stroke-width') ?? '1');
      element.setAttribute('stroke-width', ((thickness * units) / width).toFixed(3));
    }
    for (const name of element.getAttributeNames()) if (notWritten.test(name)) element.removeAttribute(name);
  }
}

/** The number of columns in which cells of a shape come closest to 3:2. */
function countColumns(cells: number, heightOfWidth: number): number {
  const distance = (columns: number): number =>
    Math.abs(Math.log(columns / (Math.ceil(cells / columns) * heightOfWidth) / 1.5));
  const counts = Array.from({ length: cells }, (_, index) => index + 1);
  return counts.toSorted((one, other) => distance(one) - distance(other))[0] ?? 1;
}

/**
 * The picture of a rendered figure as an SVG of its own: the largest one in its shadow root and those like it. Its
 * colours follow the colour scheme. Undefined where the picture is not SVG.
 */
export function drawing(figure: string): string | undefined {
  const [, tag = '', shadow] = /<(pe-[a-z-]+)[^>]*><template[^>]*>(.*)<\/template>/s.exec(figure) ?? [];
  if (shadow === undefined || notDrawn.includes(tag)) return undefined;
  const root = document.createElement('div').attachShadow({ mode: 'open' });
  root.innerHTML = shadow.replace(/<!--.*?-->|<\?>/gs, '');
  const all = [...root.querySelectorAll('.picture svg')].filter((svg) => !svg.closest('button, .legend'));
  const [largest] = all.toSorted((one, other) => other.innerHTML.length - one.innerHTML.length);
  if (!largest) return undefined;
  const [, , boxWidth = 1, boxHeight = 1] = viewBox(largest);
  // A chart fills any box, and is a picture by itself.
  const isChart = boxWidth <= boxHeight && largest.getAttribute('preserveAspectRatio') === 'none';
  const isAlike = (svg: Element): boolean => {
    const [, , otherWidth = 1, otherHeight = 1] = viewBox(svg);
    const share = (otherHeight * boxWidth) / (otherWidth * boxHeight);
    return svg.className === largest.className && share > 0.8 && share < 1.25;
  };
  const cells = isChart ? [largest] : all.filter(isAlike);
  const ratio = isChart ? 0.62 : boxHeight / boxWidth;
  const columns = countColumns(cells.length, ratio);
  const width = (contentWidth - (columns - 1) * gap) / columns;
  const height = width * ratio;
  const getStyle = styleReader(root);
  cells.forEach((svg, index) => {
    inlineStyles(svg, getStyle, width);
    const [x, y] = [(index % columns) * (width + gap), Math.floor(index / columns) * (height + gap)];
    for (const [name, value] of Object.entries({ x, y, width, height })) svg.setAttribute(name, value.toFixed(1));
    svg.setAttribute('overflow', 'visible');
  });
  const fullHeight = Math.ceil(cells.length / columns) * (height + gap) + gap;
  const box = `${-gap} ${-gap} ${contentWidth + 2 * gap} ${fullHeight.toFixed(1)}`;
  const content = cells.map((svg) => svg.outerHTML.replace(/\s+/g, ' ')).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}"><style>svg{color-scheme:light dark;font-family:serif}</style>${content}</svg>`;
}

/** The red, green and blue of `#rgb` or `#rrggbb`. */
const channels = (colour: string): number[] =>
  (colour.length === 4 ? colour.replace(/\w/g, '$&$&') : colour).match(/\w\w/g)!.map((digits) => parseInt(digits, 16));

/** The pixels of a bitmap as squares: `png` reads no bitmaps. */
function squares(base64: string): string {
  const bytes = Buffer.from(base64, 'base64');
  const [start, columns, rows] = [bytes.readInt32LE(10), bytes.readInt32LE(18), -bytes.readInt32LE(22)];
  const stride = Math.ceil((columns * 3) / 4) * 4;
  const cells = Array.from({ length: rows * columns }, (_, index) => {
    const [row, column] = [Math.floor(index / columns), index % columns];
    const [blue, green, red] = bytes.subarray(start + row * stride + column * 3);
    return `<path d="M${column} ${row}h1v1h-1z" fill="rgb(${red},${green},${blue})"/>`;
  });
  return `<svg width="1" height="1" viewBox="0 0 ${columns} ${rows}" preserveAspectRatio="none" shape-rendering="crispEdges">${cells.join('')}</svg>`;
}

/** A drawing in the colours of the light theme, for `png`, which knows sRGB only. */
export function inLightColours(svg: string): string {
  return svg
    .replace(/<style>.*?<\/style>/g, '')
    .replace(/<image[^>]* href="data:image\/bmp;base64,([^"]*)"[^>]*>/g, (_, base64: string) => squares(base64))
    .replaceAll('</image>', '')
    .replace(/oklch\([^()]*\)/g, getSrgb)
    .replace(/light-dark\(([^,()]*),[^()]*\)/g, '$1')
    .replace(/color-mix\([^,]*, *(#\w+) ([\d.]+)%, *(#\w+)\)/g, (_, one: string, share: string, other: string) => {
      const [from, to] = [channels(other), channels(one)];
      return `rgb(${from.map((value, index) => Math.round(value + ((to[index]! - value) * Number(share)) / 100)).join()})`;
    });
}
