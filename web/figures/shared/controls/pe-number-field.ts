import { LitElement, css, html, nothing, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { live } from 'lit/directives/live.js';
import { controlStyles } from '../styles/control-styles.js';
import { nearest, readNumber, rangeMessageKeys, type FieldRange } from '../reader/number-range.js';
import { formatNumber } from '../reader/format.js';
import { keyedStep, ownKey } from './slider-keys.js';
import { typed } from './live-input-directive.js';
import type { Translate } from '../reader/messages.js';
import { inlineStyle } from '../platform/inline-style.js';

const sliderSteps = 1_000;

/**
 * A number input with a slider. Invalid input stays in the field with an error message, and the figure keeps the last
 * valid value.
 *
 * @fires value-chosen - `detail` is the accepted number.
 */
export class PeNumberField extends LitElement {
  static override styles = [
    controlStyles,
    css`
      :host {
        display: block;
        flex: 1 1 11rem;
        min-inline-size: 0;
      }

      .line {
        display: flex;
        gap: 0.5rem;
        justify-content: space-between;
        align-items: baseline;
        position: relative;

        /* 44 px high without pushing label and slider apart: overlaps the slider's empty edge. */
        z-index: 1;
        margin-block: -0.5rem;
        padding-block: 0.5rem;
        color: var(--ink-soft);
      }

      .typed {
        /* Wide enough for a position of thirteen digits and four commas. */
        inline-size: max(var(--typed-size, 8.5ch), (var(--characters, 0) + 1) * 1ch);
        min-inline-size: 0;
        min-block-size: 1.75rem;
        padding: 0;
        border: 0;
        border-block-end: 1px dashed var(--ink-soft);
        background: none;
        color: var(--ink);
        font-size: 1rem;
        text-align: end;
      }

      :host([typed-only]) {
        flex: 0 0 auto;
      }

      :host([typed-only]) .line {
        align-items: center;
        min-block-size: 2.75rem;
        margin-block: 0;
        padding-block: 0;
      }

      :host([field='position']) .typed {
        color: var(--accent);
        font-weight: 600;
      }

      .typed[aria-invalid='true'] {
        border-block-end: 2px solid var(--warning);
      }

      .slider {
        appearance: none;
        display: block;
        inline-size: 100%;
        block-size: 2.75rem;
        margin: 0;
        background: none;
        cursor: grab;
        touch-action: pan-y;
      }

      .slider:active {
        cursor: grabbing;
      }

      .slider::-webkit-slider-runnable-track {
        block-size: 2px;
        background: var(--hairline);
      }

      .slider::-moz-range-track {
        block-size: 2px;
        background: var(--hairline);
      }

      .slider::-webkit-slider-thumb {
        appearance: none;
        inline-size: 1.1rem;
        block-size: 1.1rem;
        margin-block-start: calc(1px - 0.55rem);
        border: 0;
        border-radius: 50%;
        background: var(--thumb, var(--ink));
      }

      .slider::-moz-range-thumb {
        inline-size: 1.1rem;
        block-size: 1.1rem;
        border: 0;
        border-radius: 50%;
        background: var(--thumb, var(--ink));
      }

      :host([field='position']) {
        --thumb: var(--accent);
      }

      @media (forced-colors: active) {
        .slider {
          appearance: auto;
        }
      }

      .refusal {
        margin: 0;
        color: var(--warning);
      }
    `,
  ];

  /** The field's label, also used in error messages. */
  @property() label = '';
  /** The field's name in code and URL, for styling: the position has the accent colour. */
  @property({ reflect: true }) field = '';
  @property({ type: Number }) value = 0;
  @property({ attribute: false }) range: FieldRange = { min: 0, max: 1, kind: 'real' };
  /** The range of the slider; typed values may be anywhere in `range`. */
  @property({ attribute: false }) slide: readonly [from: number, to: number] = [0, 1];
  /** Whether the slider is logarithmic. */
  @property({ type: Boolean }) logarithmic = false;
  /** The step of an arrow key, if not 1 or 2. */
  @property({ type: Number }) step?: number;
  /** Without a slider, for numbers that are rarely changed. */
  @property({ type: Boolean, attribute: 'typed-only', reflect: true }) typedOnly = false;
  @property({ attribute: false }) t: Translate = (key) => key;

  @state() private refused: string | undefined;
  /** True while a key with a modifier is pressed, which is not for the slider. */
  #isForeign = false;
  /** The value at touchstart, restored if the touch scrolls the page. */
  #before = 0;

  override render(): TemplateResult {
    const text = formatNumber(this.value);
    return html`
      <label class="line">
        <span>${this.label}</span>
        <input
          class="typed"
          inputmode="decimal"
          autocomplete="off"
          spellcheck="false"
          aria-invalid=${this.refused === undefined ? 'false' : 'true'}
          aria-describedby="refusal"
          style=${inlineStyle(`--characters: ${text.length}`)}
          .value=${typed(this.refused ?? text)}
          @change=${(event: Event) => this.#type(event)}
          @blur=${() => this.requestUpdate()}
        />
      </label>
      ${this.typedOnly ? nothing : this.#slider(text)}
      <p class="refusal" id="refusal" role="status">
        ${this.refused === undefined ? nothing : this.#refusal(this.refused)}
      </p>
    `;
  }

  #slider(text: string): TemplateResult {
    return html`
      <input
        class="slider"
        type="range"
        min="0"
        max=${sliderSteps}
        step="any"
        aria-label=${this.label}
        aria-valuetext=${text}
        .value=${live(String(this.#toSlider(this.value)))}
        @input=${(event: Event) => this.#slideTo(event)}
        @keydown=${(event: KeyboardEvent) => this.#key(event)}
        @pointerdown=${() => (this.#before = this.value)}
        @pointercancel=${() => this.#choose(this.#before)}
      />
    `;
  }

  #type(event: Event): void {
    const reading = readNumber((event.target as HTMLInputElement).value, this.range);
    if ('value' in reading) this.#choose(reading.value);
    else this.refused = reading.refused;
  }

  #slideTo(event: Event): void {
    if (this.#isForeign) return this.requestUpdate();
    const value = this.#fromSlider(Number((event.target as HTMLInputElement).value));
    // The slider selects integers; fractions are for dragging and typing.
    this.#choose(nearest(this.range, this.range.max > 10 && !this.logarithmic ? Math.round(value) : roundTo3(value)));
  }

  /** Arrow keys use the field's step, not the slider's. */
  #key(event: KeyboardEvent): void {
    const smallest = this.step ?? (this.range.kind === 'even' ? 2 : 1);
    const large = this.range.kind === 'even' ? 16 : 10 * smallest;
    const key = ownKey(event);
    if (key === '') {
      // Some browsers move a slider by these keys with steps of their own.
      this.#isForeign = true;
      setTimeout(() => (this.#isForeign = false));
    }
    const step = keyedStep(key, smallest, large);
    const end = key === 'Home' ? this.slide[0] : key === 'End' ? this.slide[1] : undefined;
    if (step === undefined && end === undefined) return;
    event.preventDefault();
    this.#choose(nearest(this.range, end ?? this.#stepped(step ?? 0, smallest)));
  }

  /** A logarithmic field steps by a tenth, at least by `smallest`: 2 dimensions and a tenth are still 2. */
  #stepped(step: number, smallest: number): number {
    if (!this.logarithmic) return this.step === undefined ? this.value + step : roundTo3(this.value + step);
    const stepped = roundTo3(this.value * 1.1 ** step);
    if (this.range.kind === 'real') return stepped;
    return step > 0 ? Math.max(stepped, this.value + smallest) : Math.min(stepped, this.value - smallest);
  }

  #choose(value: number): void {
    this.refused = undefined;
    this.dispatchEvent(new CustomEvent('value-chosen', { detail: value }));
  }

  #refusal(value: string): string {
    const { min, max, kind } = this.range;
    return this.t(rangeMessageKeys[kind], { field: this.label, min: formatNumber(min), max: formatNumber(max), value });
  }

  #toSlider(value: number): number {
    const [from, to] = this.slide;
    const fraction = this.logarithmic ? Math.log(value / from) / Math.log(to / from) : (value - from) / (to - from);
    return Math.min(sliderSteps, Math.max(0, fraction * sliderSteps));
  }

  #fromSlider(step: number): number {
    const [from, to] = this.slide;
    const fraction = step / sliderSteps;
    return this.logarithmic ? from * (to / from) ** fraction : from + fraction * (to - from);
  }
}

function roundTo3(value: number): number {
  return Number(value.toPrecision(3));
}
