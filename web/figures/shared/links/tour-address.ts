import type { ReactiveElement } from 'lit';

/** The place of the tour that these figures come from. */
export interface TourAddress {
  /** Its folder, an absolute URL that ends with a slash. */
  readonly root: string;
  /** A link that shows what the figure shows now. */
  readonly link: (figure: ReactiveElement) => string;
}

let provided: TourAddress | undefined;

/** Says where the tour is. Call it before figures are defined: without it they offer no link and no snippet. */
export function provideTourAddress(address: TourAddress): void {
  provided = address;
}

export function tourAddress(): TourAddress | undefined {
  return provided;
}
