import type { Point } from '../charts/point.js';

/**
 * The place of a pointer within an element, in px as its layout counts them: a host's page may have scaled it, and
 * pointers and rectangles with it.
 */
export function placeWithin(element: HTMLElement, { clientX, clientY }: MouseEvent): Point {
  const { left, top, width, height } = element.getBoundingClientRect();
  return {
    x: ((clientX - left) * element.offsetWidth) / width,
    y: ((clientY - top) * element.offsetHeight) / height,
  };
}
