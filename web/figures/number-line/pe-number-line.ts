import { html, nothing, type CSSResultArray, type PropertyValues, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { PlotDrag } from '../shared/charts/plot-drag.js';
import { plotStyles } from '../shared/styles/plot-styles.js';
import { keyedPlace, keyedStep, ownKey } from '../shared/controls/slider-keys.js';
import { core } from '../shared/frame/core-provider.js';
import { Figure } from '../shared/frame/figure.js';
import { Memo } from '../shared/frame/memo.js';
import { announceAtRest } from '../shared/frame/debounced-live-region.js';
import { accepts, nearest } from '../shared/reader/number-range.js';
import type { ReaderState } from '../shared/reader/reader-state.js';
import { bitButtons } from './bits.js';
import { bitStyles } from './bit-styles.js';
import { decode, numberLine, type NumberLine } from './data.js';
import { loupe } from './magnifier.js';
import { parameters } from './manifest.js';
import { Pan } from './pan.js';
import {
  alongLine,
  formatNames,
  formats,
  nextPower,
  placeRange,
  positionAlong,
  type Format,
} from './position-scale.js';
import { countDescription, placeDescription, valueText } from './description.js';
import { rulerDrawing } from './ruler.js';
import { numberLineStyles } from './styles.js';
import { inlineStyle } from '../shared/platform/inline-style.js';
import { dataTable } from '../shared/data-table.js';
import { formatNumber } from '../shared/reader/format.js';

export class PeNumberLine extends Figure {
  static override styles: CSSResultArray = [...Figure.styles, plotStyles, numberLineStyles, bitStyles];

  @property(parameters.format) format?: Format;
  @property(parameters.position) override position?: number;

  /** Bits that the user has flipped, if no position has them. */
  @state() private flipped: number | undefined;
  /** The centre of the close-up while it is dragged. */
  @state() private middle: number | undefined;

  /** Whether flipping a bit has changed the position, which must be announced. */
  #byBit = false;

  readonly #line = new Memo<NumberLine>();
  readonly #drag = new PlotDrag((fraction) => this.#move(positionAlong(fraction)));
  readonly #pan = new Pan({
    pan: (by) => this.#pull(by),
    tap: (at) => this.#tap(at),
    rest: () => (this.middle = undefined),
  });

  /** The position is the figure's own, whatever the page shows. */
  protected override get readerState(): ReaderState {
    return { ...super.readerState, position: this.position ?? parameters.position.defaultValue };
  }

  get #format(): Format {
    return this.format ?? parameters.format.defaultValue;
  }

  get #shown(): NumberLine {
    const [format, { position }, middle] = [this.#format, this.readerState, this.middle];
    return this.#line.get([format, position, middle], () => numberLine(core(), format, position, middle));
  }

  protected name(): string {
    return this.t('numberLine.name');
  }

  protected instruction(): string {
    return this.t('numberLine.instruction');
  }

  /** Drops bits without a position when the line is moved. */
  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed);
    if (changed.has('position') || changed.has('format')) this.flipped = undefined;
  }

  protected renderContent(): TemplateResult {
    const { t } = this;
    const line = this.#shown;
    return html`
      ${this.controls === 'none' ? nothing : html`<div class="controls formats">${this.#formats()}</div>`}
      <div class="lines">
        <div
          class="close"
          aria-hidden="true"
          @pointerdown=${this.#pan}
          @pointermove=${this.#pan}
          @pointerup=${this.#pan}
          @pointercancel=${this.#pan}
        >
          ${loupe(t, line)}
        </div>
        ${this.#ruler(line)}
      </div>
      <div class="message reserve">
        <p><b>${this.#describe(line)}</b></p>
        <p class="soft">${this.flipped === undefined ? countDescription(t, line) : nothing}</p>
      </div>
      <p class="visually-hidden" ${announceAtRest()}>${this.#byBit ? this.#describe(line) : nothing}</p>
      ${this.#bits(line)}
    `;
  }

  #bits(line: NumberLine): TemplateResult {
    const { flipped } = this;
    const code = flipped ?? line.code;
    const value = flipped === undefined ? line.value : this.#meaning(flipped);
    return bitButtons(this.t, { code, value }, line, (bits) => this.#flip(bits));
  }

  #meaning(code: number): number {
    return decode(core(), this.#format, code);
  }

  #formats(): TemplateResult | typeof nothing {
    return this.control('format', { options: formats.map((value) => ({ value, label: formatNames[value] })) });
  }

  #ruler(line: NumberLine): TemplateResult {
    const { t } = this;
    const { position } = line;
    const drag = this.#drag;
    return html`
      <div class="ruler" @pointerdown=${drag} @pointermove=${drag} @pointerup=${drag} @pointercancel=${drag}>
        ${rulerDrawing(t, line)}
        <div
          class="thumb"
          style=${inlineStyle(`left: ${(100 * alongLine(position)).toFixed(2)}%`)}
          role="slider"
          tabindex="0"
          data-grip
          aria-label=${t('field.position')}
          aria-valuemin=${placeRange.min}
          aria-valuemax=${placeRange.max}
          aria-valuenow=${position}
          aria-valuetext=${placeDescription(t, line)}
          @keydown=${(event: KeyboardEvent) => this.#key(event)}
        ></div>
      </div>
    `;
  }

  /** A sentence on the number that the position becomes, or on the flipped bits. */
  #describe(line: NumberLine): string {
    const { t, flipped } = this;
    if (flipped === undefined) return placeDescription(t, line);
    return t('numberLine.nowhere', { value: valueText(this.#meaning(flipped)) });
  }

  protected override secondaryControls(): TemplateResult {
    return html`<div class="line">${this.control('position', { typed: true, choose: (to) => this.#move(to) })}</div>`;
  }

  protected renderTable(): TemplateResult {
    const { t } = this;
    const { groups, exponentBits, significandBits } = this.#shown;
    return dataTable(groups, [
      [t('numberLine.number'), ({ value }) => valueText(value)],
      [t('numberLine.code'), ({ code }) => code.toString(2).padStart(exponentBits + significandBits, '0')],
      [t('numberLine.first'), ({ first }) => formatNumber(first)],
      [t('numberLine.last'), ({ last }) => formatNumber(last)],
      [t('numberLine.count'), ({ first, last }) => formatNumber(last - first + 1)],
    ]);
  }

  protected override reset(): void {
    super.reset();
    this.#byBit = false;
    this.flipped = undefined;
  }

  #move(position: number): void {
    this.#byBit = false;
    this.flipped = undefined;
    this.position ??= parameters.position.defaultValue;
    this.updateReaderState({ position: nearest(placeRange, position) });
  }

  #pull(by: number): void {
    const { from, to } = this.#shown.range;
    const middle = nearest(placeRange, (from + to) / 2 - by * (to - from));
    this.#move(Math.round(middle));
    this.middle = middle;
  }

  #tap(at: number): void {
    const { from, to } = this.#shown.range;
    this.#move(Math.round(from + at * (to - from)));
  }

  #key(event: KeyboardEvent): void {
    const { position } = this.readerState;
    const key = ownKey(event);
    const step = keyedStep(key);
    const ends = keyedPlace(key, position, placeRange.max);
    if (ends === undefined) return;
    event.preventDefault();
    if (step === undefined) this.#move(ends);
    else if (key.startsWith('Page')) this.#move(nextPower(position, step > 0 ? 1 : -1));
    else this.#move(step > 0 ? Math.floor(position) + 1 : Math.ceil(position) - 1);
  }

  /** Moves to the position with these bits. If there is none, the line stays and a sentence says why. */
  #flip(code: number): void {
    let value = NaN;
    try {
      value = this.#meaning(code);
    } catch {
      // The next render repeats the call and shows the error.
    }
    if (accepts(placeRange, value) && !Object.is(value, -0)) this.#move(value);
    else this.flipped = code;
    this.#byBit = true;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'pe-number-line': PeNumberLine;
  }
}
