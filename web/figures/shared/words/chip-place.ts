import type { Point } from '../charts/point.js';

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

/**
 * How far a held chip is on its way past a neighbour, -1 to 1: at 1 it stands where it will stand behind the next one, at -1 where it will stand
 * before the one before. At the end of a line, and off it, there is none to pass.
 *
 * @param slot - Where the chip would stand if it were let go.
 * @param corner - The upper left corner of the chip, wherever it is held.
 */
export function wayPast(slot: Box, before: Box | undefined, after: Box | undefined, { x, y }: Point): number {
  const right = x - slot.left;
  const passed = right > 0 ? after : before;
  if (passed?.top !== slot.top) return 0;
  const whole = right > 0 ? passed.left + passed.width - slot.left - slot.width : slot.left - passed.left;
  const onLine = Math.max(0, 1 - Math.abs(y - slot.top) / slot.height);
  return Math.max(-1, Math.min(1, right / whole)) * onLine;
}

/**
 * The place of each word, by the word. The held one lies between two places, and the one that it passes comes to meet it, so
 * that nothing jumps where they change places: `way` is then less or more by 1.
 */
export function placesOnTheWay(order: readonly number[], held: number | undefined, way: number): number[] {
  const places: number[] = [];
  order.forEach((word, place) => (places[word] = place));
  const place = held === undefined ? undefined : places[held];
  const passed = place === undefined ? undefined : order[place + Math.sign(way)];
  if (held === undefined || place === undefined || passed === undefined) return places;
  places[held] = place + way;
  places[passed] = place + Math.sign(way) - way;
  return places;
}
