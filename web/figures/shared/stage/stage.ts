import { nothing, type LitElement, type TemplateResult } from 'lit';
import type { Say } from '../reader/words.js';
import type { FullScreen } from './full-screen.js';

/** A figure on the screen of a class. What it takes is loaded when it is asked for. */
export class Stage {
  readonly #host: LitElement;
  #full: FullScreen | undefined;

  constructor(host: LitElement) {
    this.#host = host;
  }

  /** Whether the figure fills the screen. */
  get isFull(): boolean {
    return this.#full?.isOn ?? false;
  }

  /** Fills the screen with the figure, or gives it back to its page. */
  async toggle(): Promise<void> {
    const { FullScreen } = await import('./full-screen.js');
    this.#full ??= new FullScreen(this.#host);
    await this.#full.toggle();
  }

  /** The way out of the full screen, beside the menu. */
  leave(say: Say): TemplateResult | typeof nothing {
    return this.#full?.isOn ? this.#full.leave(say) : nothing;
  }
}
