import type { Figure } from '../figure.js';

/** Whether enough of an element is in the window to see it change. */
export function isInSight(element: Element): boolean {
  const { top, bottom, height } = element.getBoundingClientRect();
  return Math.min(bottom, innerHeight) - Math.max(top, 0) >= Math.min(height, innerHeight) / 3;
}

/** The part of a figure that shows these fields: its picture, unless that is taller than a window. */
export const getPart = (figure: Figure, fields: readonly string[]): HTMLElement | null =>
  figure.getPartAbout?.(fields) ?? figure.renderRoot.querySelector('.picture');
