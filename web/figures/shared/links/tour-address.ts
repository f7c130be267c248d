import type { ReactiveElement } from 'lit';

/** Where the tour of these figures is. */
export interface TourAddress {
  /** The tour's folder, an absolute URL with a trailing slash. */
  readonly root: string;
  /** Returns a link to the figure's current state. */
  readonly link: (figure: ReactiveElement) => string;
}

let provided: TourAddress | undefined;

/** Sets where the tour is. Call it before defining figures: without it they offer no links or embed codes. */
export function provideTourAddress(address: TourAddress): void {
  provided = address;
}

export function tourAddress(): TourAddress | undefined {
  return provided;
}
