import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { nearby, nearObserver, type NearEntry, type NearObserver } from '../platform/near-observer.js';

/** Calls `arrive` when its host comes near the viewport, once for every time that it enters the page. */
export class NearViewportController implements ReactiveController {
  readonly #host: Element;
  readonly #arrive: () => void;
  #observer: NearObserver | undefined;

  constructor(host: ReactiveControllerHost & Element, arrive: () => void) {
    this.#host = host;
    this.#arrive = arrive;
    host.addController(this);
  }

  hostConnected(): void {
    const near = (entries: readonly NearEntry[]): void => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      this.#observer?.disconnect();
      this.#arrive();
    };
    this.#observer = nearObserver(near, nearby);
    this.#observer.observe(this.#host);
  }

  hostDisconnected(): void {
    this.#observer?.disconnect();
  }
}
