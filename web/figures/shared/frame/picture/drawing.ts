import { element } from './markup.js';
import { paintOf } from './paint.js';

/** Properties of a drawing that style sheets may set and that viewers without them must find in its attributes. */
const copied = [
  'fill-rule',
  'stroke-width',
  'stroke-dasharray',
  'stroke-dashoffset',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-miterlimit',
  'vector-effect',
  'paint-order',
  'opacity',
  'stop-opacity',
  'font-family',
  'font-size',
  'font-weight',
  'font-style',
  'text-anchor',
  'dominant-baseline',
  'letter-spacing',
] as const;
/** Initial values, which need not be said. */
const initialValues: Readonly<Record<string, string>> = {
  'fill-rule': 'nonzero',
  'stroke-dasharray': 'none',
  'stroke-dashoffset': '0px',
  'stroke-linecap': 'butt',
  'stroke-linejoin': 'miter',
  'stroke-miterlimit': '4',
  'vector-effect': 'none',
  'paint-order': 'normal',
  opacity: '1',
  'stop-opacity': '1',
  'font-style': 'normal',
  'text-anchor': 'start',
  'dominant-baseline': 'auto',
  'letter-spacing': 'normal',
};
const textual = /^(?:text|tspan)$/;
const dropped = /^(?:class|style|tabindex|role|aria-.*|data-.*|id)$/;

/** Paint servers keep their address; colours become plain ones. */
function setPaint(copy: Element, name: 'fill' | 'stroke' | 'stop-color', value: string, opacity: string): void {
  if (value.startsWith('url(')) return copy.setAttribute(name, value.replace(/url\("?[^"#]*(#[^")]*)"?\)/, 'url($1)'));
  const paint = paintOf(value);
  copy.setAttribute(name, paint?.colour ?? 'none');
  if (paint && paint.opacity * Number(opacity) < 1)
    copy.setAttribute(
      name === 'stop-color' ? 'stop-opacity' : `${name}-opacity`,
      String(paint.opacity * Number(opacity)),
    );
}

function inline(original: Element, copy: Element): void {
  const style = getComputedStyle(original);
  if (style.display === 'none' || (style.visibility !== 'visible' && !original.children.length)) return copy.remove();
  for (const { name } of [...copy.attributes])
    if (dropped.test(name) && !(name === 'id' && original.closest('defs, mask, clipPath'))) copy.removeAttribute(name);
  for (const name of copied) {
    if (name.startsWith('font') || name.startsWith('text') || name.startsWith('letter') || name === 'dominant-baseline')
      if (!textual.test(copy.localName)) continue;
    const value = style.getPropertyValue(name);
    if (value !== initialValues[name] && value !== '') copy.setAttribute(name, value);
  }
  if (copy.localName === 'stop') setPaint(copy, 'stop-color', style.stopColor, style.stopOpacity);
  else if (copy.localName === 'g') for (const name of ['fill', 'stroke']) copy.removeAttribute(name);
  else if (!/^(?:defs|mask|clipPath|.*Gradient)$/.test(copy.localName)) {
    setPaint(copy, 'fill', style.fill, style.fillOpacity);
    setPaint(copy, 'stroke', style.stroke, style.strokeOpacity);
    if (copy.getAttribute('stroke') === 'none')
      for (const name of [...copied].filter((each) => each.startsWith('stroke'))) copy.removeAttribute(name);
  }
  // Pairs are made first: an element that is removed from the copy must not shift its siblings against those of the
  // original.
  const pairs = [...original.children].map((child, place) => [child, copy.children[place]] as const);
  for (const [child, twin] of pairs) if (twin) inline(child, twin);
}

/** A drawing as it is seen, at a place of another one: its styles stand in its attributes. */
export function drawing(original: SVGSVGElement, x: number, y: number): string {
  const copy = original.cloneNode(true) as SVGSVGElement;
  const comments = document.createNodeIterator(copy, NodeFilter.SHOW_COMMENT);
  for (let comment = comments.nextNode(); comment; comment = comments.nextNode())
    comment.parentNode?.removeChild(comment);
  const { width, height } = original.getBoundingClientRect();
  const { opacity } = getComputedStyle(original);
  [...original.children]
    .map((child, place) => [child, copy.children[place]] as const)
    .forEach(([child, twin]) => twin && inline(child, twin));
  const serializer = new XMLSerializer();
  const content = [...copy.childNodes].map((node) => serializer.serializeToString(node)).join('');
  return element(
    'svg',
    {
      x,
      y,
      width,
      height,
      viewBox: original.getAttribute('viewBox') ?? `0 0 ${width} ${height}`,
      preserveAspectRatio: original.getAttribute('preserveAspectRatio') ?? undefined,
      overflow: getComputedStyle(original).overflow === 'visible' ? 'visible' : undefined,
      opacity: opacity === '1' ? undefined : opacity,
    },
    content.replaceAll(' xmlns="http://www.w3.org/2000/svg"', ''),
  );
}
