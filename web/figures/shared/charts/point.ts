/** A point of a plot, in the units of its axes. */
export interface Point {
  readonly x: number;
  readonly y: number;
}
