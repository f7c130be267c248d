import { css, html, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { stepBy } from './step.js';
import { readerStateRanges, type FieldRange } from '../shared/reader/number-range.js';
import { formatNumber } from '../shared/reader/format.js';
import type { Figure } from '../shared/frame/figure.js';
import { getFigure } from '../shared/frame/action-links/figure-by-id.js';
import { taggedBy } from '../shared/frame/action-links/tagged-by.js';
import { getField } from '../shared/frame/figure-property.js';
import { PositionNotifier } from '../shared/frame/host-events/position-change-event.js';
import { emitUserInput } from '../shared/frame/host-events/user-input-event.js';
import { ProseNumber } from '../shared/reader/inline-number.js';
import { readerStore } from '../shared/reader/reader-state.js';
import { getLanguageTag } from '../shared/reader/languages.js';
import { keyedStep, onKey } from '../shared/controls/slider-keys.js';
import { messagesFor, type MessageKey } from '../shared/reader/messages.js';
import { parameters } from './manifest.js';

const pixelsPerStep = 6;

const isShared = (name: string): name is keyof typeof readerStateRanges => name in readerStateRanges;

/** A number that can be scrubbed: of the reader's state or of a figure. */
interface Scrubbed {
  readonly range: FieldRange;
  readonly value: number;
  set(value: number): void;
}

/** @example <pe-scrub field="position"></pe-scrub> */
export class PeScrub extends ProseNumber {
  static override styles = css`
    :host {
      display: inline-block;
      padding-inline: 0.15em;
      border-block-end: 2px dotted currentcolor;
      color: var(--pe-accent, light-dark(#c1371d, #ff7a5c));
      font-variant-numeric: tabular-nums;
      font-weight: 600;
    }

    span {
      cursor: ew-resize;
    }

    /* A long press would select it. */
    span:active {
      user-select: none;
    }

    span:focus-visible {
      outline: 2px solid var(--pe-focus, light-dark(#1857c4, #8ab8ff));
      outline-offset: 2px;
    }

    @media (scripting: none) {
      :host {
        padding: 0;
        border: 0;
        color: inherit;
        font-weight: inherit;
      }

      span {
        cursor: inherit;
      }
    }
  `;

  @property() override lang = '';
  @property(parameters.field) field?: string;
  @property(parameters.figureId) figureId?: string;
  /** The figure of `for`, once found. */
  @property({ attribute: false }) figure: Figure | undefined;

  /** Plain text before the first render and without scripts, then a slider. */
  @state() private isHandle = false;

  #drag: { readonly x: number; readonly value: number } | undefined;

  readonly #followsFigure = { hostUpdated: (): void => this.requestUpdate() };

  constructor() {
    super();
    new PositionNotifier(this, () => readerStore.state.position);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.figureId !== undefined) void this.#find(this.figureId);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.figure?.removeController(this.#followsFigure);
    this.figure = undefined;
  }

  /** Waits until the figure is upgraded. */
  async #find(id: string): Promise<void> {
    const tag = taggedBy(id, this);
    const figure = tag && (await getFigure(tag));
    if (!figure || !this.isConnected || this.figure) return;
    this.figure = figure;
    figure.addController(this.#followsFigure);
  }

  get #name(): string {
    return this.field ?? 'position';
  }

  get #scrubbed(): Scrubbed | undefined {
    const name = this.#name;
    if (this.figureId === undefined) {
      const field = isShared(name) ? name : 'position';
      const set = (value: number): void => {
        emitUserInput(this);
        readerStore.set({ [field]: value });
      };
      return { range: readerStateRanges[field], value: readerStore.state[field], set };
    }
    const { figure } = this;
    if (!figure) return undefined;
    const field = getField(figure, name);
    const value = field?.value;
    if (!field?.range || typeof value !== 'number') return undefined;
    const set = (next: number): void => {
      emitUserInput(figure);
      field.set(next);
    };
    return { range: field.range, value, set };
  }

  get text(): string | undefined {
    const value = this.#scrubbed?.value;
    return value === undefined ? undefined : formatNumber(this.#name === 'position' ? Math.floor(value) : value);
  }

  /** The accessible name: of the reader's field, or of the figure's parameter. */
  get #label(): string {
    const t = messagesFor(getLanguageTag(this));
    const topics = ['field', this.figure?.localName.slice('pe-'.length)];
    const known = topics.map((topic) => `${topic}.${this.#name}`).find((key) => t(key as MessageKey) !== key);
    return known === undefined ? this.#name : t(known as MessageKey);
  }

  override render(): TemplateResult {
    const scrubbed = this.#scrubbed;
    if (!this.isHandle || !scrubbed) return html`<span><slot></slot></span>`;
    return html`<span
      role="slider"
      tabindex="0"
      aria-label=${this.#label}
      aria-valuenow=${scrubbed.value}
      aria-valuemin=${scrubbed.range.min}
      aria-valuemax=${scrubbed.range.max}
      aria-valuetext=${this.text ?? ''}
      title=${messagesFor(getLanguageTag(this))('scrub.hint')}
      @mousedown=${(event: MouseEvent) => this.#focusHandle(event)}
      @pointerdown=${(event: PointerEvent) => this.#startDrag(event)}
      @pointermove=${(event: PointerEvent) => this.#onDrag(event)}
      @pointerup=${() => (this.#drag = undefined)}
      @pointercancel=${() => (this.#drag = undefined)}
      @keydown=${onKey(keyedStep, (steps) => this.#choose(scrubbed.value, steps))}
      ><slot></slot
    ></span>`;
  }

  protected override firstUpdated(): void {
    this.isHandle = true;
  }

  /** Prevents a text selection from starting on the number; one that starts elsewhere may include it. */
  #focusHandle(event: MouseEvent): void {
    event.preventDefault();
    (event.currentTarget as HTMLElement).focus();
  }

  #startDrag(event: PointerEvent): void {
    const value = this.#scrubbed?.value;
    // Ignore other buttons: a context menu swallows the pointerup.
    if (event.button !== 0 || !event.isPrimary || value === undefined) return;
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
    this.#drag = { x: event.clientX, value };
  }

  #onDrag(event: PointerEvent): void {
    if (!this.#drag) return;
    this.#choose(this.#drag.value, Math.round((event.clientX - this.#drag.x) / pixelsPerStep));
  }

  #choose(from: number, steps: number): void {
    const scrubbed = this.#scrubbed;
    scrubbed?.set(stepBy(scrubbed.range, from, steps));
  }
}
