/** The box of a chip, in any units. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/**
 * The place among the other chips for one that is held at a point: after all whose middle lies before it in reading order.
 * A chip that has been passed moves away from the point, so the order does not flicker.
 */
export function placeAt(others: readonly Box[], x: number, y: number): number {
  return others.filter(({ left, top, width, height }) => {
    const isLineAbove = top + height < y;
    const isLineBelow = top > y;
    return isLineAbove || (!isLineBelow && left + width / 2 < x);
  }).length;
}

/** The place of an element in its list, not the one where it glides or is held. */
export const getBox = ({ offsetLeft, offsetTop, offsetWidth, offsetHeight }: HTMLElement): Box => ({
  left: offsetLeft,
  top: offsetTop,
  width: offsetWidth,
  height: offsetHeight,
});
