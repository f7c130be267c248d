import type { LitElement, ReactiveController } from 'lit';
import type { Point } from '../charts/point.js';
import { motion } from '../controls/animation.js';

const duration = 320; // milliseconds
/** Skips the animation for more elements: nobody can follow it and layout is expensive. */
const maxTravellers = 40;

/**
 * FLIP animation: elements with `data-travels` that an update has moved glide to their new place. Without motion they
 * jump.
 */
export class Travel implements ReactiveController {
  readonly #host: LitElement;
  #before = new Map<Element, DOMRect>();
  /** The running animation of each element; `getAnimations()` would force a layout. */
  readonly #glides = new WeakMap<Element, Animation>();

  constructor(host: LitElement) {
    this.#host = host;
    host.addController(this);
  }

  hostUpdate(): void {
    this.#before.clear();
    if (!this.#host.hasUpdated || motion.paused) return;
    const travellers = this.#travellers();
    if (travellers.length > maxTravellers) return;
    for (const element of travellers) this.#before.set(element, element.getBoundingClientRect());
  }

  hostUpdated(): void {
    if (this.#before.size === 0) return;
    const elements = [...this.#travellers()].filter((element) => this.#before.has(element));
    // Write, read, write: one layout instead of one per element.
    for (const element of elements) this.#glides.get(element)?.cancel();
    const ways = elements.map((element) => getWay(element, this.#before.get(element)!));
    elements.forEach((element, index) => this.#glide(element, ways[index]!));
  }

  #travellers(): NodeListOf<HTMLElement> {
    return this.#host.renderRoot.querySelectorAll<HTMLElement>('[data-travels]');
  }

  #glide(element: Element, { x, y }: Point): void {
    if (Math.abs(x) + Math.abs(y) < 1) return;
    const from = `translate(${x}px, ${y}px)`;
    const easing = 'cubic-bezier(0.2, 0.8, 0.2, 1)';
    this.#glides.set(element, element.animate([{ transform: from }, { transform: 'none' }], { duration, easing }));
  }
}

/** The offset from an element's new to its old place. */
function getWay(element: HTMLElement, before: DOMRect): Point {
  const after = element.getBoundingClientRect();
  // A host's page may have scaled the figure, which scales rectangles, too.
  const scale = element.offsetWidth / after.width || 1;
  return { x: (before.left - after.left) * scale, y: (before.top - after.top) * scale };
}
