import type { ReactiveController, ReactiveControllerHost } from 'lit';

const wishForCalm = typeof matchMedia === 'function' ? matchMedia('(prefers-reduced-motion: reduce)') : undefined;

/**
 * The page-wide switch for animation. Follows `prefers-reduced-motion` at start, and stops when the user turns that on
 * later.
 *
 * @fires motion-changed
 */
class Motion extends EventTarget {
  #paused = wishForCalm?.matches ?? false;

  get paused(): boolean {
    return this.#paused;
  }

  set paused(paused: boolean) {
    if (paused === this.#paused) return;
    this.#paused = paused;
    this.dispatchEvent(new Event('motion-changed'));
  }
}

export const motion = new Motion();

wishForCalm?.addEventListener('change', ({ matches }) => {
  if (matches) motion.paused = true;
});

/**
 * Lit controller that calls `tick` with the seconds since the last frame while the host wants to run, is in view, and
 * motion is on. If the user starts a figure while motion is off, `start` turns it on.
 */
export class Ticker implements ReactiveController {
  readonly #host: ReactiveControllerHost & Element;
  readonly #tick: (seconds: number) => void;
  readonly #onMotion = (): void => this.#update();
  #observer: IntersectionObserver | undefined;
  #isRequested = false;
  #byReader = false;
  #inView = false;
  #frame: number | undefined;
  #last: number | undefined;

  constructor(host: ReactiveControllerHost & Element, tick: (seconds: number) => void) {
    this.#host = host;
    this.#tick = tick;
    host.addController(this);
  }

  get running(): boolean {
    return this.#isRequested && !motion.paused;
  }

  /** True if the user has started it. */
  get byReader(): boolean {
    return this.#byReader;
  }

  start(): void {
    this.#byReader = true;
    this.#isRequested = true;
    motion.paused = false;
    this.#update();
  }

  /** Starts only if motion is on, for figures that start by themselves. */
  startIfAllowed(): void {
    this.#byReader = false;
    this.#isRequested = true;
    this.#update();
  }

  stop(): void {
    this.#isRequested = false;
    this.#update();
  }

  hostConnected(): void {
    motion.addEventListener('motion-changed', this.#onMotion);
    this.#observer = new IntersectionObserver((entries) => {
      this.#inView = entries.at(-1)?.isIntersecting ?? false;
      this.#update();
    });
    this.#observer.observe(this.#host);
  }

  hostDisconnected(): void {
    motion.removeEventListener('motion-changed', this.#onMotion);
    this.#observer?.disconnect();
    this.#inView = false;
    this.#update();
  }

  #update(): void {
    const shouldRun = this.running && this.#inView;
    if (shouldRun && this.#frame === undefined) this.#frame = requestAnimationFrame((now) => this.#step(now));
    if (!shouldRun && this.#frame !== undefined) {
      cancelAnimationFrame(this.#frame);
      this.#frame = undefined;
      this.#last = undefined;
    }
    this.#host.requestUpdate();
  }

  #step(now: number): void {
    // After a hidden tab or a long task, continues from the last state instead of jumping.
    const seconds = Math.min(0.1, (now - (this.#last ?? now)) / 1000);
    this.#last = now;
    this.#frame = requestAnimationFrame((next) => this.#step(next));
    this.#tick(seconds);
  }
}
