import { html, type CSSResultArray, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import type { AttemptName } from '../../core/index.js';
import { PlotDrag } from '../shared/charts/plot-drag.js';
import { keyedPlace, ownKey } from '../shared/controls/slider-keys.js';
import { dataTable, type Column } from '../shared/data-table.js';
import { core } from '../shared/frame/core-provider.js';
import { announceAtRest } from '../shared/frame/debounced-live-region.js';
import { Figure } from '../shared/frame/figure.js';
import { Memo } from '../shared/frame/memo.js';
import { inlineStyle } from '../shared/platform/inline-style.js';
import { formatNumber, significant } from '../shared/reader/format.js';
import type { ReaderState } from '../shared/reader/reader-state.js';
import { attempts, codeAt, digitsAt, isRuler, lengthForFraction, lengthRange, measure, type Measured } from './data.js';
import {
  binaryDigits,
  gaugeList,
  gaugeText,
  integerBars,
  nameAt,
  ruler,
  shortRuler,
  vectorBars,
  type RulerView,
} from './drawing.js';
import { OwnSentence, sentenceFieldStyles } from '../shared/word-chips/own-sentence.js';
import { parameters } from './manifest.js';
import { gripStyles } from '../shared/styles/primitives.js';
import { attemptsStyles } from './styles.js';

export class PeAttempts extends Figure {
  static override styles: CSSResultArray = [...Figure.styles, gripStyles, sentenceFieldStyles, attemptsStyles];

  @property(parameters.attempt) attempt?: AttemptName;
  @property(parameters.length) length?: number;
  @property(parameters.position) override position?: number;
  @property(parameters.sentence) sentence?: string | null;
  @property(parameters.shift) shift?: number;

  /** The ring's place while it is dragged, 0 to 1: it glides, and the words snap. */
  @state() private held: number | undefined;

  readonly #sentence = new OwnSentence(this, 'attempts.words');
  readonly #measured = new Memo<Measured>(attempts.length);
  readonly #drag = new PlotDrag((place) => this.#pull(place));

  get #attempt(): AttemptName {
    return this.attempt ?? parameters.attempt.defaultValue;
  }

  get #length(): number {
    return this.length ?? parameters.length.defaultValue;
  }

  get #shift(): number {
    return this.shift ?? parameters.shift.defaultValue;
  }

  /** Uses the figure's own position, not the page's. */
  protected override get readerState(): ReaderState {
    const position = Math.min(this.position ?? parameters.position.defaultValue, this.#length - 1);
    return { ...super.readerState, position };
  }

  #measure(attempt: AttemptName): Measured {
    const settings = { attempt, length: this.#length, shift: this.#shift, base: this.readerState.base };
    return this.#measured.get(Object.values(settings), () => measure(core(), settings));
  }

  get #view(): RulerView {
    const { held } = this;
    const [attempt, length, { position }] = [this.#attempt, this.#length, this.readerState];
    const isStretched = held !== undefined && this.#canStretch;
    return {
      ...{ attempt, length, position, measured: this.#measure(attempt), words: this.#sentence.words },
      scale: isStretched ? position / held : length - 1,
      place: held ?? position / (length - 1),
    };
  }

  protected name(): string {
    return this.t(`attempts.name.${this.#attempt}`);
  }

  protected instruction(): string {
    return this.t(this.#attempt === 'binary' ? 'attempts.flip' : this.#canStretch ? 'attempts.pull' : 'attempts.move');
  }

  protected renderContent(): TemplateResult {
    const view = this.#view;
    return html`
      <div
        class="ruler"
        @pointerdown=${this.#drag}
        @pointermove=${this.#drag}
        @pointerup=${this.#release}
        @pointercancel=${this.#release}
      >
        ${ruler(view, this.#grip(view))}
      </div>
      <div class="codes" role="group" aria-label=${this.t('attempts.code', { word: nameAt(view, view.position) })}>
        ${this.#codes(view)}
      </div>
      ${gaugeList(this.t, view.measured.gauges, this.#shift)}
      <p class="reading" ${announceAtRest()}>${this.#verdict(view)}</p>
    `;
  }

  #grip(view: RulerView): TemplateResult {
    const { position, length, place } = view;
    const isStretched = this.#canStretch;
    return html`<div
      class="grip"
      style=${inlineStyle(`left: ${(100 * place).toFixed(2)}%`)}
      role="slider"
      tabindex="0"
      data-grip
      aria-label=${this.t('attempts.ring', { word: nameAt(view, position) })}
      aria-valuemin=${isStretched ? lengthRange.min : 0}
      aria-valuemax=${isStretched ? lengthRange.max : length - 1}
      aria-valuenow=${isStretched ? length : position}
      aria-valuetext=${this.#verdict(view)}
      @keydown=${(event: KeyboardEvent) => this.#key(event)}
    ></div>`;
  }

  #codes(view: RulerView): TemplateResult {
    if (view.attempt === 'integer') return integerBars(this.t, view);
    if (view.attempt === 'binary') return binaryDigits(this.t, view, (to) => this.#move(to));
    return view.attempt === 'fraction' ? shortRuler(view) : vectorBars(view);
  }

  #verdict(view: RulerView): string {
    const { t } = this;
    const { attempt, measured, position, length } = view;
    switch (attempt) {
      case 'integer':
        return t('attempts.grown', { value: formatNumber(length - 1) });
      case 'fraction': {
        const value = significant(codeAt(measured, position)[0] ?? 0, 3);
        return t('attempts.stretched', {
          word: nameAt(view, position),
          value,
          step: significant(measured.neighbourStep, 3),
        });
      }
      case 'binary': {
        const count = digitsAt(measured, position).filter(({ flips }) => flips).length;
        return position === 0 ? t('attempts.zero') : t('attempts.flipped', { before: position - 1, position, count });
      }
      default: {
        const { verdict } = measured.gauges.find(({ name }) => name === 'matrix')!;
        return t(`attempts.rule.${verdict === 'yes' ? 'yes' : verdict === 'no' ? 'no' : 'unjudged'}`);
      }
    }
  }

  /** On a ruler, pulling a word stretches the sentence; elsewhere the ring moves from word to word. */
  get #canStretch(): boolean {
    return isRuler(this.#attempt) && this.readerState.position > 0;
  }

  #pull(place: number): void {
    const { position } = this.readerState;
    if (this.#canStretch) {
      this.length = lengthForFraction(position, place);
      this.held = Math.min(position / (lengthRange.min - 1), Math.max(position / (lengthRange.max - 1), place));
    } else {
      this.#move(Math.round(place * (this.#length - 1)));
      this.held = place;
    }
  }

  readonly #release = (event: PointerEvent): void => {
    this.#drag.handleEvent(event);
    this.held = undefined;
  };

  /** To the right means a shorter sentence where the ring stretches it. */
  #key(event: KeyboardEvent): void {
    const { min, max } = lengthRange;
    const length = this.#length;
    const isStretched = this.#canStretch;
    const [place, last] = isStretched ? [max - length, max - min] : [this.readerState.position, length - 1];
    const to = keyedPlace(ownKey(event), place, last);
    if (to === undefined) return;
    event.preventDefault();
    if (isStretched) this.length = Math.max(max - to, this.readerState.position + 1);
    else this.#move(to);
  }

  /** Lengthens the sentence if the word is not in it yet. */
  #move(position: number): void {
    this.length = Math.max(this.#length, position + 1);
    this.position ??= parameters.position.defaultValue;
    this.updateReaderState({ position });
  }

  protected override primaryControls(): TemplateResult {
    return html`${this.control('attempt')} ${this.control('length')}`;
  }

  protected override secondaryControls(): TemplateResult {
    return html`${this.control('position', { choose: (to) => this.#move(to) })} ${this.control('shift')}
    ${this.#sentence.field()}`;
  }

  protected renderTable(): TemplateResult {
    const { t } = this;
    const rows = attempts.map((attempt) => [attempt, this.#measure(attempt)] as const);
    const { measured, length, attempt } = this.#view;
    return html`${dataTable(rows, [
      [t('attempts.attempt'), ([name]) => t(`attempts.${name}`)],
      ...measured.gauges.map(({ name }, index): Column<(typeof rows)[number]> => [
        html`${t(`attempts.${name}`)} <small>${t(`attempts.${name}.means`, { shift: this.#shift })}</small>`,
        ([, { gauges }]) =>
          html`${gaugeText(gauges[index]!)} <small>${t(`attempts.verdict.${gauges[index]!.verdict}`)}</small>`,
      ]),
    ])}
    ${dataTable(Array(length).keys(), [
      [t('field.position'), (position) => formatNumber(position)],
      [
        t(`attempts.${attempt}`),
        (position) =>
          codeAt(measured, position)
            .map((value) => significant(value))
            .join(' '),
      ],
    ])}`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'pe-attempts': PeAttempts;
  }
}
