/** The box of a chip, in any units. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/**
 * The index at which to insert a chip dragged to a point: after all chips whose centre comes before it in reading
 * order. Passed chips move away from the point, so the order does not flicker.
 */
export function placeAt(others: readonly Box[], x: number, y: number): number {
  return others.filter(({ left, top, width, height }) => {
    const isLineAbove = top + height < y;
    const isLineBelow = top > y;
    return isLineAbove || (!isLineBelow && left + width / 2 < x);
  }).length;
}

/** The layout box of an element, without animation or drag offsets. */
export const getBox = ({ offsetLeft, offsetTop, offsetWidth, offsetHeight }: HTMLElement): Box => ({
  left: offsetLeft,
  top: offsetTop,
  width: offsetWidth,
  height: offsetHeight,
});
