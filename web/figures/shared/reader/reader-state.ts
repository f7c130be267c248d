import type { ReactiveController, ReactiveControllerHost } from 'lit';

export type Layout = 'interleaved' | 'halves';

/** The reader's settings, which all figures of a page share. */
export interface ReaderState {
  /** A real number from 0 to 10^12; clocks show fractions as well. */
  readonly position: number;
  /** An even number, 2 to 512. */
  readonly dimensions: number;
  /** Above 1. */
  readonly base: number;
  readonly layout: Layout;
}

/**
 * The state of prerendered pages: few enough dimensions to see every hand, and a position at which no two hands agree.
 */
export const defaultReaderState: ReaderState = { position: 37, dimensions: 16, base: 10_000, layout: 'interleaved' };

/**
 * The shared state of a page. It does not know about URLs or the DOM; the tour syncs the URL, embedded figures do not.
 *
 * @fires reader-state-changed - Synchronously, so that figures render in the same frame as the input.
 * @fires sentence-changed
 */
export class ReaderStore extends EventTarget {
  #state = defaultReaderState;
  #sentence: string | undefined;

  get state(): ReaderState {
    return this.#state;
  }

  /** Sets values without validation; fields and URLs validate first (`fields.ts`). */
  set(patch: Partial<ReaderState>): void {
    const next = { ...this.#state, ...patch };
    const keys = Object.keys(next) as (keyof ReaderState)[];
    if (keys.every((key) => next[key] === this.#state[key])) return;
    this.#state = next;
    this.dispatchEvent(new Event('reader-state-changed'));
  }

  /** The sentence that the reader has typed, for every figure that shows one. */
  get sentence(): string | undefined {
    return this.#sentence;
  }

  set sentence(sentence: string | undefined) {
    if (sentence === this.#sentence) return;
    this.#sentence = sentence;
    this.dispatchEvent(new Event('sentence-changed'));
  }
}

export const readerStore = new ReaderStore();

/** Milliseconds without a change after which figures out of view update. */
const rest = 150;

/**
 * Lit controller that updates its host when the shared state changes: at once near the viewport, elsewhere when changes
 * pause or the host comes near. So no frame pays for figures that are out of view.
 */
export class StoreController implements ReactiveController {
  readonly #host: ReactiveControllerHost & Element;
  #observer: IntersectionObserver | undefined;
  /** Assumed visible until the browser reports. */
  #isNear = true;
  #later: ReturnType<typeof setTimeout> | undefined;

  constructor(host: ReactiveControllerHost & Element) {
    this.#host = host;
    host.addController(this);
  }

  readonly #follow = (): void => {
    clearTimeout(this.#later);
    // Each host in its own task, because together they would be a long one.
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
    // The state may have changed while the host was disconnected.
    this.#redraw();
  }

  hostDisconnected(): void {
    readerStore.removeEventListener('reader-state-changed', this.#follow);
    this.#observer?.disconnect();
    clearTimeout(this.#later);
    this.#isNear = true;
  }
}
