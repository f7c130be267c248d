import type { LitElement, ReactiveController } from 'lit';
import { motion } from './motion.js';

const duration = 320; // milliseconds

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
    for (const element of this.#travellers()) this.#before.set(element, element.getBoundingClientRect());
  }

  hostUpdated(): void {
    if (this.#before.size === 0) return;
    for (const element of this.#travellers()) {
      const before = this.#before.get(element);
      if (!before) continue;
      for (const animation of element.getAnimations()) animation.cancel();
      const after = element.getBoundingClientRect();
      const [x, y] = [before.left - after.left, before.top - after.top];
      if (Math.abs(x) + Math.abs(y) < 1) continue;
      element.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: 'none' }], {
        duration,
        easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)',
      });
    }
  }

  #travellers(): NodeListOf<Element> {
    return this.#host.renderRoot.querySelectorAll('[data-travels]');
  }
}
