import { html, nothing, type LitElement, type TemplateResult } from 'lit';
import { travel } from '../frame/bring.js';
import { fieldOf } from '../frame/figure-field.js';
import { ownKey } from '../controls/slider-keys.js';
import { languageTagOf } from '../reader/language.js';
import type { Say } from '../reader/words.js';
import { fullScreenButton } from './full-screen.js';
import { refusalOf } from './refusal.js';
import { adoptStageStyles } from './stage-styles.js';
import { captionList, readSteps, type Step } from './states.js';

/** The screen that a figure may fill. */
interface Screen {
  readonly isFull: boolean;
  readonly toggle: () => Promise<void>;
}

/** The direction in which keys lead: arrows, and those that a presenter's remote sends. */
export const turns: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, PageUp: -1, PageDown: 1 };

/**
 * The steps that an author has set for a figure. What a step does not name is as in the step before, and in the first as the
 * page shows it: so steps read as a lesson does, and going back undoes what going on has done. What no step names is the reader's.
 */
export class Steps {
  readonly #figure: LitElement;
  readonly #screen: Screen;
  #text = '';
  #language = '';
  #steps: readonly Step[] = [];
  /** The fault of the first step that is left out. */
  #refused: string | undefined;
  /** The values of the named fields before the first step. */
  #before = new Map<string, unknown>();
  /** The step that is shown, from 1; none at first, unless the page begins in it. */
  #at = 0;

  constructor(figure: LitElement, screen: Screen) {
    this.#figure = figure;
    this.#screen = screen;
    if (figure.renderRoot instanceof ShadowRoot) adoptStageStyles(figure.renderRoot);
  }

  /** Goes some steps on, or back. Returns false if there are none. */
  turn(by: number): boolean {
    const to = Math.max(1, Math.min(this.#steps.length, this.#at + by));
    if (to !== this.#at && this.#steps.length > 0 && (by > 0 || this.#at > 0)) this.#go(to);
    return this.#steps.length > 0;
  }

  /** The figure is again as the page showed it first. */
  begin(): void {
    this.#at = this.#steps.length > 0 && this.#isAt(1) ? 1 : 0;
    this.#figure.requestUpdate();
  }

  /** The row of buttons, and the caption of the step; `text` is what the author has written. */
  bar(say: Say, text: string): TemplateResult {
    this.#read(text, say);
    const [at, count] = [this.#at, this.#steps.length];
    const place = at > 0 ? say('figure.step', { step: at, count }) : say('figure.steps', { count });
    return html`
      <div
        class="stage-bar"
        role="group"
        aria-label=${say('figure.steps', { count })}
        @keydown=${(event: KeyboardEvent) => this.#key(event)}
      >
        ${this.#button(say('figure.stepBack'), '←', at > 1, -1)}
        <span class="stage-place">${place}</span>
        ${this.#button(say('figure.stepOn'), '→', at < count, 1)}
        ${fullScreenButton(say, this.#screen.isFull, () => void this.#screen.toggle())}
      </div>
      ${captionList(this.#steps, at)}
      <p class="visually-hidden" role="status">
        ${at > 0 ? `${place} ${this.#steps[at - 1]?.caption ?? ''}` : nothing}
      </p>
      ${this.#refused === undefined ? nothing : html`<p class="stage-refused" role="status">${this.#refused}</p>`}
    `;
  }

  #button(label: string, sign: string, goes: boolean, by: number): TemplateResult {
    return html`<button
      type="button"
      class=${by > 0 ? 'stage-on' : 'stage-back'}
      aria-label=${label}
      title=${label}
      aria-disabled=${String(!goes)}
      @click=${() => this.turn(by)}
    >
      ${sign}
    </button>`;
  }

  #key(event: KeyboardEvent): void {
    const by = turns[ownKey(event)];
    if (by === undefined) return;
    event.preventDefault();
    this.turn(by);
  }

  /** Reads anew what the author has changed, and says it anew in another language. */
  #read(text: string, say: Say): void {
    const language = languageTagOf(this.#figure);
    if (text === this.#text && language === this.#language) return;
    const isNew = text !== this.#text;
    [this.#text, this.#language] = [text, language];
    const written = readSteps(text).map((step) => ({ step, reason: refusalOf(this.#figure, step, say) }));
    const bad = written.findIndex(({ reason }) => reason !== undefined);
    this.#refused =
      bad < 0 ? undefined : say('figure.stepRefused', { step: bad + 1, reason: written[bad]?.reason ?? '' });
    this.#steps = written.filter(({ reason }) => reason === undefined).map(({ step }) => step);
    if (!isNew) return;
    const names = new Set(this.#steps.flatMap(({ state }) => state.map(([name]) => name)));
    this.#before = new Map([...names].map((name) => [name, fieldOf(this.#figure, name)?.value]));
    this.#at = this.#steps.length > 0 && this.#isAt(1) ? 1 : 0;
  }

  /** The values of all named fields in a step. */
  #stateAt(step: number): Map<string, unknown> {
    const texts = this.#steps.slice(0, step).flatMap(({ state }) => state);
    return new Map([
      ...this.#before,
      ...texts.map(([name, text]) => [name, fieldOf(this.#figure, name)?.read(text)] as const),
    ]);
  }

  /** True if the figure shows a step already. */
  #isAt(step: number): boolean {
    return [...this.#stateAt(step)].every(
      ([name, value]) => JSON.stringify(fieldOf(this.#figure, name)?.value) === JSON.stringify(value),
    );
  }

  #go(step: number): void {
    const figure = this.#figure;
    this.#at = step;
    const moves = [...this.#stateAt(step)].flatMap(([name, to]) => {
      const field = fieldOf(figure, name);
      return field ? [{ field, to }] : [];
    });
    void travel(figure, moves);
    figure.requestUpdate();
    const detail = { step, count: this.#steps.length };
    figure.dispatchEvent(new CustomEvent('step-changed', { detail, bubbles: true, composed: true }));
  }
}
