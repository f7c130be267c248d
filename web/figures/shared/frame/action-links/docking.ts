import { css } from 'lit';
import { motion } from '../../controls/animation.js';
import type { Figure } from '../figure.js';
import { getPart, isInSight } from './in-sight.js';
import { keepMountedWhile } from '../keep-mounted.js';

/** A part of a figure that is shown in a corner of the window while the figure itself is out of sight. */
interface Docked {
  readonly figure: HTMLElement;
  readonly part: HTMLElement;
  /** The part's own inline style. */
  readonly style: string;
  readonly end: AbortController;
  /** The scroll position at which it was wanted last. */
  scrollY: number;
}

/** Docked pictures take up to this share of the window's height... */
const heightShare = 0.3;
/** ... and shrink to this factor at most. What is still too high is cut off. */
const minScale = 0.55;

/** Loaded with the first docked picture. In narrow windows it looks like a bar: its shadow fills the width. `--pe-dock` is its inset. */
const { styleSheet } = css`
  [data-docked] {
    position: fixed;
    inset: var(--pe-dock, 0 0 auto);
    box-sizing: content-box;
    margin: 0 auto;
    padding: 8px;
    border: 0;
    overflow: hidden;
    background: var(--paper);
    color: inherit;
    box-shadow:
      0 0 0 100vmax var(--paper),
      0 1px 0 100vmax var(--hairline);
    clip-path: inset(0 -100vmax -1px);
    transform-origin: top;
    cursor: pointer;
  }

  [data-docked] * {
    pointer-events: none;
  }

  @media (width >= 1100px) {
    [data-docked] {
      inset: var(--pe-dock, 16px 40px auto auto);
      border: 1px solid var(--hairline);
      box-shadow: 0 16px 32px -16px rgb(0 0 0 / 35%);
      clip-path: none;
      transform-origin: top right;
    }
  }
`;

let docked: Docked | undefined;

function overlap(one: Element, other: Element): boolean {
  const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
  return a.top < b.bottom && b.top < a.bottom && a.left < b.right && b.left < a.right;
}

/** Takes the docked picture back to its place. */
function undock(): void {
  if (!docked) return;
  const { figure, part, style, end } = docked;
  docked = undefined;
  end.abort();
  part.removeAttribute('popover');
  part.removeAttribute('data-docked');
  part.style.cssText = style;
  figure.style.minBlockSize = '';
}

/**
 * Shows the part of a figure about these fields in a corner of the window, so that readers see it change without leaving
 * the sentence that they read. It goes back when the figure comes into sight, when the reader has scrolled on by half a
 * window, or when pressed: then the window scrolls to the figure. Without support for popovers nothing happens.
 */
export function dock(figure: Figure, fields: readonly string[] = []): void {
  const part = getPart(figure, fields);
  if (part && docked?.part !== part) show(figure, part);
  if (docked) docked.scrollY = scrollY;
}

function show(figure: Figure, part: HTMLElement): void {
  undock();
  if (!('popover' in part)) return;
  const { adoptedStyleSheets } = figure.renderRoot as ShadowRoot;
  if (styleSheet && !adoptedStyleSheets.includes(styleSheet)) adoptedStyleSheets.push(styleSheet);
  const style = part.style.cssText;
  const { width, height } = part.getBoundingClientRect();
  const room = heightShare * innerHeight;
  const scale = Math.max(minScale, Math.min(1, room / height));
  figure.style.minBlockSize = `${figure.getBoundingClientRect().height}px`; // its place stays as high
  part.style.inlineSize = `${width}px`;
  part.style.blockSize = `${Math.min(height, room / scale)}px`;
  part.style.scale = String(scale);
  part.dataset['docked'] = '';
  part.popover = 'manual';
  part.showPopover();
  const end = new AbortController();
  const now = { figure, part, style, end, scrollY };
  docked = now;
  const { signal } = end;
  keepMountedWhile(figure, () => true, signal);
  const goToFigure = (): void => {
    undock();
    figure.scrollIntoView({ block: 'nearest', behavior: motion.paused ? 'instant' : 'smooth' });
  };
  part.addEventListener('click', goToFigure, { signal });
  part.addEventListener('focusin', goToFigure, { signal });
  const look = (): void => {
    if (isInSight(figure) || Math.abs(scrollY - now.scrollY) > innerHeight / 2) undock();
  };
  // What the keyboard has brought into focus must not lie under it.
  const uncover = ({ target }: FocusEvent): void => {
    if (target instanceof Element && target.matches(':focus-visible') && overlap(target, part)) undock();
  };
  document.addEventListener('focusin', uncover, { signal });
  addEventListener('scroll', look, { passive: true, signal });
  addEventListener('resize', undock, { signal });
  addEventListener('beforeprint', undock, { signal });
}
