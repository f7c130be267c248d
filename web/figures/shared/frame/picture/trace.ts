import { boxOf, type Box } from './boxes.js';
import { drawing } from './drawing.js';
import { element } from './markup.js';
import { baselineOf, textAt, textLines } from './text-lines.js';

/** Controls answer readers, and show nothing to those who look at a picture. */
const controls =
  '.tool, .play, .step, .main, .buttons, pe-number-field, input, textarea, select, details, [inert], .unscripted';

let clips = 0;

function isUnseen(style: CSSStyleDeclaration, { width, height }: DOMRect): boolean {
  if (style.display === 'none' || style.visibility !== 'visible' || style.opacity === '0') return true;
  return style.overflow === 'hidden' && width <= 1 && height <= 1;
}

const within = (rect: DOMRect, origin: DOMRect): Box => ({
  x: rect.left - origin.left,
  y: rect.top - origin.top,
  width: rect.width,
  height: rect.height,
});

const childrenOf = (node: Element): Iterable<Node> => {
  if (node instanceof HTMLSlotElement) return node.assignedNodes({ flatten: true });
  return node.shadowRoot?.childNodes ?? node.childNodes;
};

/** A mark that a style sheet draws before or after an element. Its place is known where it is given. */
function pseudo(node: Element, which: '::before' | '::after', box: Box): string {
  const style = getComputedStyle(node, which);
  if (style.content === 'none' || style.content === 'normal' || style.display === 'none') return '';
  const text = /^"(.*)"$/.exec(style.content)?.[1] ?? '';
  if (style.position !== 'absolute') {
    const padding = parseFloat(getComputedStyle(node).paddingLeft) || 0;
    return textAt(text, style, box.x + padding, box.y + baselineOf(style, box.height));
  }
  const moved = style.transform === 'none' ? undefined : new DOMMatrix(style.transform);
  const [width, height] = [parseFloat(style.width) || 0, parseFloat(style.height) || 0];
  const x = box.x + (parseFloat(style.left) || 0) + (moved?.e ?? 0);
  const y = box.y + (parseFloat(style.top) || 0) + (moved?.f ?? 0);
  return boxOf(style, { x, y, width, height }) + textAt(text, style, x, y + baselineOf(style, height));
}

function image(source: string, box: Box, pixelated: boolean): string {
  const rendering = pixelated ? 'image-rendering: pixelated' : undefined;
  return element('image', { ...box, href: source, preserveAspectRatio: 'none', style: rendering });
}

/** The bar of a fraction is the browser's own: no style says where it is. */
function fractionBar(node: Element, style: CSSStyleDeclaration, origin: DOMRect): string {
  const [over, under] = [...node.children].map((child) => child.getBoundingClientRect());
  if (node.localName !== 'mfrac' || !over || !under) return '';
  const rect = node.getBoundingClientRect();
  const y = (over.bottom + under.top) / 2 - origin.top;
  return element('line', {
    x1: rect.left - origin.left,
    x2: rect.right - origin.left,
    y1: y,
    y2: y,
    stroke: style.color,
  });
}

/** Something that is turned is drawn level, and turned again. Undefined for what is level. */
function turned(node: Element, style: CSSStyleDeclaration, origin: DOMRect): string | undefined {
  const moved = new DOMMatrix(style.transform === 'none' ? undefined : style.transform);
  const { a, b, c, d, e, f } = new DOMMatrix().rotate(parseFloat(style.rotate) || 0).multiply(moved);
  if (!(node instanceof HTMLElement) || (b === 0 && c === 0)) return undefined;
  const [left = 0, top = 0] = style.transformOrigin.split(' ').map(parseFloat);
  const written = node.getAttribute('style');
  for (const name of ['transform', 'rotate']) node.style.setProperty(name, 'none', 'important');
  const level = node.getBoundingClientRect();
  const [x, y] = [level.left - origin.left + left, level.top - origin.top + top];
  const content = trace(node, origin);
  if (written === null) node.removeAttribute('style');
  else node.style.cssText = written;
  const transform = `translate(${x} ${y}) matrix(${[a, b, c, d, e, f].join(' ')}) translate(${-x} ${-y})`;
  return element('g', { transform }, content);
}

/** An element and all in it as it is seen, in SVG that needs no style sheet, no font and no other file. */
export function trace(node: Element, origin: DOMRect): string {
  const style = getComputedStyle(node);
  const rect = node.getBoundingClientRect();
  if (node.matches(controls) || isUnseen(style, rect)) return '';
  const level = turned(node, style, origin);
  if (level !== undefined) return level;
  const box = within(rect, origin);
  if (node instanceof SVGSVGElement) return drawing(node, box.x, box.y);
  const pixelated = style.imageRendering === 'pixelated';
  if (node instanceof HTMLCanvasElement)
    return node.width > 0 && node.height > 0 ? image(node.toDataURL('image/png'), box, pixelated) : '';
  if (node instanceof HTMLImageElement) return node.src.startsWith('data:') ? image(node.src, box, pixelated) : '';
  const own = style.display === 'contents' ? '' : boxOf(style, box);
  const inner = [...childrenOf(node)].map((child) => {
    if (child instanceof Text) return textLines(child, style, origin);
    return child instanceof Element ? trace(child, origin) : '';
  });
  const content = [
    own,
    pseudo(node, '::before', box),
    ...inner,
    pseudo(node, '::after', box),
    fractionBar(node, style, origin),
  ].join('');
  return content === '' ? '' : grouped(content, style, box);
}

function grouped(content: string, style: CSSStyleDeclaration, box: Box): string {
  const opacity = style.opacity === '1' ? undefined : style.opacity;
  const clipped = style.overflow !== 'visible' && style.display !== 'contents';
  if (!clipped) return opacity === undefined ? content : element('g', { opacity }, content);
  const id = `clip-${++clips}`;
  return (
    element('clipPath', { id }, element('rect', { ...box })) +
    element('g', { opacity, 'clip-path': `url(#${id})` }, content)
  );
}
