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

/** The milliseconds without a change after which a gesture rests. */
const rest = 150;

/**
 * Redraws its host when the shared state changes, for as long as the host is in the page: at once near the viewport, elsewhere when
 * the gesture rests or the host comes near. So a frame of a gesture pays for no figure that nobody sees.
 */
export class StoreController implements ReactiveController {
  readonly #host: ReactiveControllerHost & Element;
  #observer: IntersectionObserver | undefined;
  /** Until the browser has said where the host stands it may be in sight. */
  #isNear = true;
  #later: ReturnType<typeof setTimeout> | undefined;

  constructor(host: ReactiveControllerHost & Element) {
    this.#host = host;
    host.addController(this);
  }

  readonly #follow = (): void => {
    clearTimeout(this.#later);
    // Each host in a task of its own, for together those of a page are a long one.
    if (this.#isNear) this.#redraw();
    else this.#later = setTimeout(() => this.#redraw(), rest);
  };

  #redraw(): void {
    this.#later = undefined;
    this.#host.requestUpdate();
  }

  hostConnected(): void {
    readerStore.addEventListener('reader-state-changed', this.#follow);
    this.#observer = new IntersectionObserver(
      (entries) => {
        this.#isNear = entries.at(-1)!.isIntersecting;
        if (this.#isNear && this.#later) this.#follow();
      },
      { rootMargin: '200px' },
    );
    this.#observer.observe(this.#host);
    // The state may have changed while the host was out of the page.
    this.#redraw();
  }

  hostDisconnected(): void {
    readerStore.removeEventListener('reader-state-changed', this.#follow);
    this.#observer?.disconnect();
    clearTimeout(this.#later);
    this.#isNear = true;
  }
}
