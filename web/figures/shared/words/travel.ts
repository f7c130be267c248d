import type { LitElement, ReactiveController } from 'lit';
import { motion } from '../controls/motion.js';

const duration = 320; // milliseconds
/** No eye follows more at once, and the layout that it takes to move them would be dear. */
const mostTravellers = 40;

/**
 * Elements marked `data-travels` that an update has put elsewhere glide there, so that the eye can follow them. They are
 * at their new place at once for everything but the eye; without motion they are simply there.
 */
export class Travel implements ReactiveController {
  readonly #host: LitElement;
  #before = new Map<Element, DOMRect>();

  constructor(host: LitElement) {
    this.#host = host;
    host.addController(this);
  }

  hostUpdate(): void {
    this.#before.clear();
    if (!this.#host.hasUpdated || motion.paused) return;
    const travellers = this.#travellers();
    if (travellers.length > mostTravellers) return;
    for (const element of travellers) this.#before.set(element, element.getBoundingClientRect());
  }

  hostUpdated(): void {
    const elements = [...this.#travellers()].filter((element) => this.#before.has(element));
    // All writing, then all reading, then all writing: one layout instead of one for each element.
    for (const element of elements) for (const animation of element.getAnimations()) animation.cancel();
    const places = elements.map((element) => element.getBoundingClientRect());
    elements.forEach((element, index) => glide(element, this.#before.get(element), places[index]));
  }

  #travellers(): NodeListOf<Element> {
    return this.#host.renderRoot.querySelectorAll('[data-travels]');
  }
}

function glide(element: Element, before: DOMRect | undefined, after: DOMRect | undefined): void {
  if (!before || !after) return;
  // A host's page may have scaled the figure, and rectangles with it.
  const scale = (element as HTMLElement).offsetWidth / after.width || 1;
  const [x, y] = [(before.left - after.left) * scale, (before.top - after.top) * scale];
  if (Math.abs(x) + Math.abs(y) < 1) return;
  element.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: 'none' }], {
    duration,
    easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)',
  });
}
