import type { ReactiveController, ReactiveControllerHost } from 'lit';

export type Layout = 'interleaved' | 'halves';

/** The reader's settings: the four fields that all figures of a page share. */
export interface Reading {
  /** A real number, 0 to 10^12: clocks move between the whole positions of a sentence. */
  readonly position: number;
  /** An even number, 2 to 512. */
  readonly dimensions: number;
  /** Above 1. */
  readonly base: number;
  readonly layout: Layout;
}

/** Small enough that every hand can be seen, far enough along that no two hands agree. The pre-rendered pages show it. */
export const defaultReading: Reading = { position: 37, dimensions: 16, base: 10_000, layout: 'interleaved' };

/**
 * The one store behind a page. It knows no URL and no DOM: the site writes the URL, an embedded figure never does.
 *
 * @fires reading-changed - Synchronously, so that a gesture is drawn in the frame it happened in.
 */
export class ReaderState extends EventTarget {
  #reading = defaultReading;

  get reading(): Reading {
    return this.#reading;
  }

  /** Values are taken as they are: fields and URL check them first (`fields.ts`). */
  set(patch: Partial<Reading>): void {
    const next = { ...this.#reading, ...patch };
    const keys = Object.keys(next) as (keyof Reading)[];
    if (keys.every((key) => next[key] === this.#reading[key])) return;
    this.#reading = next;
    this.dispatchEvent(new Event('reading-changed'));
  }
}

export const readerState = new ReaderState();

/** Redraws its host when the shared reading changes, for as long as the host is in the page. */
export class FollowReaderState implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #redraw = (): void => this.#host.requestUpdate();

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {
    readerState.addEventListener('reading-changed', this.#redraw);
    // The reading may have changed while the host was out of the page.
    this.#redraw();
  }

  hostDisconnected(): void {
    readerState.removeEventListener('reading-changed', this.#redraw);
  }
}
