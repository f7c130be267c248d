import type { LitElement, ReactiveController } from 'lit';
import type { Point } from '../charts/point.js';
import { motion } from '../controls/motion.js';

const duration = 320; // milliseconds
/** No eye follows more at once, and the layout that it takes to move them would be dear. */
const maxTravellers = 40;

/**
 * Elements marked `data-travels` that an update has put elsewhere glide there, so that the eye can follow them. They are
 * at their new place at once for everything but the eye; without motion they are simply there.
 */
export class Travel implements ReactiveController {
  readonly #host: LitElement;
  #before = new Map<Element, DOMRect>();
  /**
   * The animation by which each of them glides. The elements could be asked, but each answer would lay the page out
   * once more.
   */
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
    // All writing, then all reading, then all writing: one layout instead of one for each element.
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

/** From where an element is now to where it was. */
function getWay(element: HTMLElement, before: DOMRect): Point {
  const after = element.getBoundingClientRect();
  // A host's page may have scaled the figure, and rectangles with it.
  const scale = element.offsetWidth / after.width || 1;
  return { x: (before.left - after.left) * scale, y: (before.top - after.top) * scale };
}
