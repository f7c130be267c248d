import { html, type TemplateResult } from 'lit';
import { state } from 'lit/decorators.js';
import type { AttemptName } from '../../core/index.js';
import { plotDrag } from '../shared/charts/plot-drag.js';
import { keyedPlace, onKey } from '../shared/controls/slider-keys.js';
import { dataTable, type Column } from '../shared/data-table.js';
import { core } from '../shared/frame/core-provider.js';
import { announceAtRest } from '../shared/frame/debounced-live-region.js';
import { figureWith } from '../shared/frame/figure-with.js';
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

export class PeAttempts extends figureWith(parameters) {
  static override styles = [gripStyles, sentenceFieldStyles, attemptsStyles];

  /** The ring's place while it is dragged, 0 to 1: it glides, and the words snap. */
  @state() private held: number | undefined;

  readonly #sentence = new OwnSentence(this, 'attempts.words');
  readonly #measured = new Memo<Measured>(attempts.length);

  /** Uses the figure's own position, not the page's. */
  protected override get readerState(): ReaderState {
    const position = Math.min(this.values.position, this.values.length - 1);
    return { ...super.readerState, position };
  }

  #measure(attempt: AttemptName): Measured {
    const settings = { attempt, length: this.values.length, shift: this.values.shift, base: this.readerState.base };
    return this.#measured.get(Object.values(settings), () => measure(core(), settings));
  }

  get #view(): RulerView {
    const { held } = this;
    const [attempt, length, { position }] = [this.values.attempt, this.values.length, this.readerState];
    const isStretched = held !== undefined && this.#canStretch;
    return {
      ...{ attempt, length, position, measured: this.#measure(attempt), words: this.#sentence.words },
      scale: isStretched ? position / held : length - 1,
      place: held ?? position / (length - 1),
    };
  }

  protected override name(): string {
    return this.t(`attempts.name.${this.values.attempt}`);
  }

  protected override instruction(): string {
    return this.t(
      this.values.attempt === 'binary' ? 'attempts.flip' : this.#canStretch ? 'attempts.pull' : 'attempts.move',
    );
  }

  protected renderContent(): TemplateResult {
    const view = this.#view;
    return html`
      <div class="ruler" ${plotDrag((place) => this.#pull(place), { released: () => (this.held = undefined) })}>
        ${ruler(view, this.#grip(view))}
      </div>
      <div class="codes" role="group" aria-label=${this.t('attempts.code', { word: nameAt(view, view.position) })}>
        ${this.#codes(view)}
      </div>
      ${gaugeList(this.t, view.measured.gauges, this.values.shift)}
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
      @keydown=${this.#key()}
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
    return isRuler(this.values.attempt) && this.readerState.position > 0;
  }

  #pull(place: number): void {
    const { position } = this.readerState;
    if (this.#canStretch) {
      this.length = lengthForFraction(position, place);
      this.held = Math.min(position / (lengthRange.min - 1), Math.max(position / (lengthRange.max - 1), place));
    } else {
      this.#move(Math.round(place * (this.values.length - 1)));
      this.held = place;
    }
  }

  /** To the right means a shorter sentence where the ring stretches it. */
  #key(): (event: KeyboardEvent) => void {
    const { min, max } = lengthRange;
    const { length } = this.values;
    const { position } = this.readerState;
    const lengthen = (to: number): number => (this.length = Math.max(max - to, position + 1));
    return this.#canStretch
      ? onKey((key) => keyedPlace(key, max - length, max - min), lengthen)
      : onKey(
          (key) => keyedPlace(key, position, length - 1),
          (to) => this.#move(to),
        );
  }

  /** Lengthens the sentence if the word is not in it yet. */
  #move(position: number): void {
    this.length = Math.max(this.values.length, position + 1);
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
        html`${t(`attempts.${name}`)} <small>${t(`attempts.${name}.means`, { shift: this.values.shift })}</small>`,
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
