import type { ReactiveController, ReactiveControllerHost } from 'lit';

export type Layout = 'interleaved' | 'halves';

/** The reader's settings: the four fields that all figures of a page share. */
export interface ReaderState {
  /** A real number, 0 to 10^12: clocks move between the whole positions of a sentence. */
  readonly position: number;
  /** An even number, 2 to 512. */
  readonly dimensions: number;
  /** Above 1. */
  readonly base: number;
  readonly layout: Layout;
}

/** Small enough that every hand can be seen, far enough along that no two hands agree. The pre-rendered pages show it. */
export const defaultReaderState: ReaderState = { position: 37, dimensions: 16, base: 10_000, layout: 'interleaved' };

/**
 * The one store behind a page. It knows no URL and no DOM: the site writes the URL, an embedded figure never does.
 *
 * @fires reader-state-changed - Synchronously, so that a gesture is drawn in the frame it happened in.
 */
export class ReaderStore extends EventTarget {
  #state = defaultReaderState;

  get state(): ReaderState {
    return this.#state;
  }

  /** Values are taken as they are: fields and URL check them first (`fields.ts`). */
  set(patch: Partial<ReaderState>): void {
    const next = { ...this.#state, ...patch };
    const keys = Object.keys(next) as (keyof ReaderState)[];
    if (keys.every((key) => next[key] === this.#state[key])) return;
    this.#state = next;
    this.dispatchEvent(new Event('reader-state-changed'));
  }
}

export const readerStore = new ReaderStore();

/** Redraws its host when the shared state changes, for as long as the host is in the page. */
export class FollowReaderStore implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #redraw = (): void => this.#host.requestUpdate();

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {
    readerStore.addEventListener('reader-state-changed', this.#redraw);
    // The state may have changed while the host was out of the page.
    this.#redraw();
  }

  hostDisconnected(): void {
    readerStore.removeEventListener('reader-state-changed', this.#redraw);
  }
}
