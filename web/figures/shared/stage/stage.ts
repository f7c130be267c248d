import { html, nothing, type LitElement, type ReactiveController, type TemplateResult } from 'lit';
import type { Say } from '../reader/words.js';
import type { FullScreen } from './full-screen.js';
import { captionList, readSteps } from './states.js';
import type { Steps } from './steps.js';

/** A figure, as far as the stage has to do with it. */
type Staged = LitElement & { readonly states?: string };

/** A figure before a class: on the whole screen, and step by step. What that takes is loaded when it is asked for. */
export class Stage implements ReactiveController {
  readonly #figure: Staged;
  #full: FullScreen | undefined;
  #steps: Steps | undefined;
  #near: IntersectionObserver | undefined;

  constructor(figure: Staged) {
    this.#figure = figure;
    figure.addController(this);
  }

  /** True while the figure fills the screen. */
  get isFull(): boolean {
    return this.#full?.isOn ?? false;
  }

  /** Fills the screen with the figure, or gives it back to its page. */
  async toggle(): Promise<void> {
    const [{ FullScreen }] = await Promise.all([import('./full-screen.js'), this.#figure.states && this.#loadSteps()]);
    this.#full ??= new FullScreen(this.#figure, (by) => this.#steps?.turn(by) ?? false);
    await this.#full.toggle();
  }

  /** The figure was reset. */
  begin(): void {
    this.#steps?.begin();
  }

  /** Most readers have no use for steps: their code waits until the row is in sight. */
  hostUpdated(): void {
    const { states, renderRoot } = this.#figure;
    const row = states && !this.#near ? renderRoot.querySelector('.stage') : null;
    if (!row) return;
    this.#near = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      this.#near?.disconnect();
      void this.#loadSteps();
    });
    this.#near.observe(row);
  }

  /** The way out of the full screen, beside the menu; steps have it among their buttons. */
  leave(say: Say): TemplateResult | typeof nothing {
    return this.isFull && !this.#steps ? this.#full!.leave(say) : nothing;
  }

  /** Below the figure. Before there are scripts it keeps its room, and without them its captions are read. */
  steps(say: Say): TemplateResult | typeof nothing {
    const { states } = this.#figure;
    if (!states) return nothing;
    return html`<div class="stage">${this.#steps?.bar(say, states) ?? captionList(readSteps(states), 0)}</div>`;
  }

  async #loadSteps(): Promise<void> {
    // Without them the figure is as it was; the browser has said what could not be loaded.
    const loaded = await import('./steps.js').catch(() => undefined);
    if (!loaded || this.#steps) return;
    this.#steps = new loaded.Steps(this.#figure, this);
    this.#figure.requestUpdate();
    await this.#figure.updateComplete;
  }
}
