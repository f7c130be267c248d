/** A point of the ring in percent of its width. */
export interface RingPoint {
  readonly x: number;
  readonly y: number;
}

/** In percent of the picture's width. Names are below their clocks, so there is more room below. */
export const ring = { x: 50, y: 49.6, radius: 42, height: 105 } as const;

/** The angle between places, in radians. */
export const stepAngle = (places: number): number => (2 * Math.PI) / places;

/** The point of a place (a real number); place 0 is at 12, clockwise. */
export function getPoint(place: number, places: number): RingPoint {
  const angle = place * stepAngle(places);
  return { x: ring.x + ring.radius * Math.sin(angle), y: ring.y - ring.radius * Math.cos(angle) };
}

const length = (value: number): string => `${value.toFixed(3)}cqi`;

/** A style that centres an element on a place. */
export function centerOn(place: number, places: number): string {
  const { x, y } = getPoint(place, places);
  return `left: ${length(x)}; top: ${length(y)}`;
}

/** The path from the first place to the last. It is open, because they are not neighbours. */
export function track(places: number): string {
  const [from, to] = [getPoint(0, places), getPoint(places - 1, places)];
  const { radius } = ring;
  return `M${from.x} ${from.y}A${radius} ${radius} 0 1 1 ${to.x.toFixed(3)} ${to.y.toFixed(3)}`;
}
