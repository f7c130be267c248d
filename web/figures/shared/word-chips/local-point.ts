import type { Point } from '../charts/point.js';

/** A pointer's position within an element in CSS px, corrected for a host page's transform. */
export function placeWithin(element: HTMLElement, { clientX, clientY }: MouseEvent): Point {
  const { left, top, width, height } = element.getBoundingClientRect();
  return {
    x: ((clientX - left) * element.offsetWidth) / width,
    y: ((clientY - top) * element.offsetHeight) / height,
  };
}
