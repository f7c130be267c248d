import { takeStylesAlong } from '../figures/shared/hosts/take-styles-along.js';
import { unsafeCSS, type CSSResultGroup, type CSSResultOrNative } from 'lit';

/** An element class of Lit, before its styles are used. */
export type Styled = CustomElementConstructor & { elementStyles: CSSResultOrNative[]; styles?: CSSResultGroup };

/** The size of text that the reader chose in the browser, whatever the host's page makes of its own. */
function readersSize(): number {
  const probe = document.createElement('div');
  const inside = document.createElement('span');
  inside.style.all = 'initial';
  probe.attachShadow({ mode: 'open' }).append(inside);
  document.documentElement.append(probe);
  const size = parseFloat(getComputedStyle(inside).fontSize) || 16;
  probe.remove();
  return size;
}

/** Lengths in rem as lengths in px. Blogs set the size of their root to whatever suits them; a figure keeps its measures. */
export function remToPx(css: string, size: number): string {
  return css.replace(
    /(?<![\w#.-])(-?(?:\d+\.)?\d+|-?\.\d+)rem\b/g,
    (_, number: string) => `${Number((Number(number) * size).toFixed(3))}px`,
  );
}

let size: number | undefined;

/** Lets a class measure by the reader's size of text. Call it before the first element of the class is made. */
function resolveRem(element: Styled): void {
  const finalizing = element as unknown as { finalizeStyles(styles?: CSSResultGroup): CSSResultOrNative[] };
  const rem = (size ??= readersSize());
  const styles = finalizing.finalizeStyles(element.styles);
  const own = styles.map((style) => ('cssText' in style ? unsafeCSS(remToPx(style.cssText, rem)) : style));
  // Lit reads `styles` when the class is defined.
  Object.defineProperty(element, 'styles', { value: own, configurable: true });
}

/** Defines an element that measures by the reader's size of text, once for the page. */
export function define(name: string, element: Styled): void {
  if (customElements.get(name)) return;
  resolveRem(element);
  takeStylesAlong(element);
  customElements.define(name, element);
}
