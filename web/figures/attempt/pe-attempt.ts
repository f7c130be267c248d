import { html, type CSSResultArray, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { PlotDrag } from '../shared/charts/plot-drag.js';
import { core } from '../shared/frame/core-provider.js';
import { Figure } from '../shared/frame/figure.js';
import { Memo } from '../shared/frame/memo.js';
import { announceAtRest } from '../shared/frame/debounced-live-region.js';
import { significant, formatNumber } from '../shared/reader/format.js';
import type { ReaderState } from '../shared/reader/reader-state.js';
import { codeAt, getCodes, lengthForFraction, type Codes, type SimpleAttempt } from './data.js';
import { binaryDigits, integerBars, fractionRuler } from './drawing.js';
import { parameters } from './manifest.js';
import { attemptDescription } from './description.js';
import { attemptStyles } from './styles.js';
import { dataTable } from '../shared/data-table.js';

export class PeAttempt extends Figure {
  static override styles: CSSResultArray = [...Figure.styles, attemptStyles];

  @property(parameters.attempt) attempt?: SimpleAttempt;
  @property(parameters.position) override position?: number;
  @property(parameters.length) length?: number;

  readonly #codes = new Memo<Codes>();
  /** Drags the third word along the ruler. */
  readonly #drag = new PlotDrag((fraction) => (this.length = lengthForFraction(fraction)));

  /** Uses the figure's own position, not the page's. */
  protected override get readerState(): ReaderState {
    return { ...super.readerState, position: this.position ?? parameters.position.defaultValue };
  }

  get #attempt(): SimpleAttempt {
    return this.attempt ?? parameters.attempt.defaultValue;
  }

  get #shown(): Codes {
    const [attempt, { position }] = [this.#attempt, this.readerState];
    const length = this.length ?? parameters.length.defaultValue;
    return this.#codes.get([attempt, position, length], () => getCodes(core(), attempt, position, length));
  }

  protected name(): string {
    return this.t(`attempt.name.${this.#attempt}`);
  }

  protected instruction(): string {
    return this.t(`attempt.instruction.${this.#attempt}`);
  }

  protected renderContent(): TemplateResult {
    const { t } = this;
    const said = attemptDescription(t, this.#attempt, this.#shown, this.readerState.position);
    return html`
      <div
        class="drawn"
        role=${this.#attempt === 'binary' ? 'group' : 'img'}
        aria-label=${t(`attempt.picture.${this.#attempt}`)}
      >
        ${this.#drawn()}
      </div>
      <p class="prose reserve" ${announceAtRest()}>${said}</p>
    `;
  }

  #drawn(): TemplateResult {
    const { position } = this.readerState;
    if (this.#attempt === 'integer') return integerBars(this.t, this.#shown, position);
    if (this.#attempt === 'fraction') return fractionRuler(this.t, this.#shown, this.#drag);
    return binaryDigits(this.t, this.#shown, position, (to) => this.#move(to));
  }

  protected override primaryControls(): TemplateResult {
    if (this.#attempt === 'fraction') return html`${this.control('length')}`;
    const slide = this.#attempt === 'binary' ? ([0, 15] as const) : ([0, 1_000] as const);
    return html`${this.control('position', { slide, choose: (to) => this.#move(to) })}`;
  }

  #move(position: number): void {
    this.position ??= parameters.position.defaultValue;
    this.updateReaderState({ position });
  }

  protected renderTable(): TemplateResult {
    const codes = this.#shown;
    const text = (position: number): string =>
      [...codeAt(codes, position)]
        .reverse()
        .map((value) => significant(value))
        .join(' ');
    return dataTable(Array(codes.codes.length / codes.columns).keys(), [
      [this.t('attempt.position'), (position) => formatNumber(position)],
      [this.t('attempt.code'), text],
    ]);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'pe-attempt': PeAttempt;
  }
}
