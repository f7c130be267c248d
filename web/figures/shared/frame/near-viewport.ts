import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** Calls `arrive` when its host comes near the viewport, once per connection. */
export class NearViewportController implements ReactiveController {
  readonly #host: Element;
  readonly #arrive: () => void;
  #observer: IntersectionObserver | undefined;

  constructor(host: ReactiveControllerHost & Element, arrive: () => void) {
    this.#host = host;
    this.#arrive = arrive;
    host.addController(this);
  }

  hostConnected(): void {
    const near = (entries: readonly IntersectionObserverEntry[]): void => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      this.#observer?.disconnect();
      this.#arrive();
    };
    this.#observer = new IntersectionObserver(near, { rootMargin: '200px' });
    this.#observer.observe(this.#host);
  }

  hostDisconnected(): void {
    this.#observer?.disconnect();
  }
}
