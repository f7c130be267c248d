import type { ReactiveElement } from 'lit';

/** The tour that these figures come from. */
export interface Home {
  /** Its folder, an absolute URL that ends with a slash. */
  readonly root: string;
  /** A link that shows what the figure shows now. */
  readonly link: (figure: ReactiveElement) => string;
}

let provided: Home | undefined;

/** Says where the tour is. Call it before figures are defined: without it they offer no link and no snippet. */
export function provideHome(home: Home): void {
  provided = home;
}

export function home(): Home | undefined {
  return provided;
}
