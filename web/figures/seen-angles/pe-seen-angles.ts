import { html, type CSSResultArray, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { PlotDrag } from '../shared/charts/plot-drag.js';
import { dialStyles } from '../shared/clock/dial-styles.js';
import { handColour } from '../shared/clock/hand-colour.js';
import { handStyles } from '../shared/clock/hand-styles.js';
import { seenArcsStyles } from '../shared/clock/seen-arcs-styles.js';
import { keyedPlace, ownKey } from '../shared/controls/slider-keys.js';
import { core } from '../shared/frame/core-provider.js';
import { Figure } from '../shared/frame/figure.js';
import { Memo } from '../shared/frame/memo.js';
import { columns, getDials, getCoverage, type HeadCoverage, type CoverageSettings } from './data.js';
import { dialGrid, largeDial, lastAngle } from './dials.js';
import { LengthDrag } from './length-pull.js';
import { parameters } from './manifest.js';
import { describeHead, describePair, percent } from './description.js';
import { seenAnglesStyles } from './styles.js';
import { inlineStyle } from '../shared/platform/inline-style.js';
import { dataTable } from '../shared/data-table.js';
import { legendStyles } from '../shared/styles/primitives.js';
import { significant } from '../shared/reader/format.js';

export class PeSeenAngles extends Figure {
  static override styles: CSSResultArray = [
    ...Figure.styles,
    legendStyles,
    dialStyles,
    handStyles,
    seenArcsStyles,
    seenAnglesStyles,
  ];
  protected override readonly topic = 'seenAngles';

  @property(parameters.length) length?: number;
  @property(parameters.trained) trained?: number;
  @property(parameters.head) head?: number;
  @property(parameters.pair) pair?: number;

  readonly #head = new Memo<HeadCoverage>();
  readonly #pick = new PlotDrag((across, down) => {
    const { shown, rows } = getDials(this.#shown.pairs, this.#pair);
    const [column, row] = [Math.min(columns - 1, Math.floor(across * columns)), Math.floor(down * rows)];
    this.pair = shown[Math.min(rows - 1, row) * columns + column] ?? this.#pair;
  });
  readonly #pull = new LengthDrag({
    now: () => {
      const shown = this.#shown;
      const pair = this.#pair;
      return { angle: lastAngle(shown, pair), frequency: shown.frequencies[pair]!, length: shown.settings.length };
    },
    lengthen: (length) => (this.length = length),
  });

  get #settings(): CoverageSettings {
    return {
      dimensions: this.head ?? parameters.head.defaultValue,
      base: this.readerState.base,
      trained: this.trained ?? parameters.trained.defaultValue,
      length: this.length ?? parameters.length.defaultValue,
    };
  }

  get #shown(): HeadCoverage {
    const settings = this.#settings;
    return this.#head.get(Object.values(settings), () => getCoverage(core(), settings));
  }

  get #pair(): number {
    return Math.min(this.pair ?? parameters.pair.defaultValue, this.#shown.pairs - 1);
  }

  protected renderContent(): TemplateResult {
    const { t } = this;
    const shown = this.#shown;
    const pair = this.#pair;
    const picked = describePair(t, shown, pair);
    return html`
      <div class="parts">
        <div class="one">
          ${largeDial(shown, pair, this.#pull)}
          <p style=${inlineStyle(`--hand: ${handColour(pair, shown.pairs)}`)}>
            <b class="named">${t('seenAngles.pairNumber', { pair })}</b>
          </p>
        </div>
        <div class="many">${this.#field(picked)}</div>
        <p class="legend">
          <span><i class="seen" aria-hidden="true"></i>${t('seenAngles.seen')}</span>
          <span><i class="new" aria-hidden="true"></i>${t('seenAngles.new')}</span>
        </p>
        <div class="words">
          <p class="whole reserve">${describeHead(t, shown)}</p>
          <p class="picked soft reserve">${picked}</p>
        </div>
      </div>
    `;
  }

  /** The small dials, with a ring around the selected one. */
  #field(picked: string): TemplateResult {
    const { t } = this;
    const shown = this.#shown;
    const pair = this.#pair;
    const dials = getDials(shown.pairs, pair);
    const place = dials.shown.indexOf(pair);
    const [column, row] = [place % columns, Math.floor(place / columns)];
    const pick = this.#pick;
    return html`
      <p class="end soft tiny" aria-hidden="true">${t('seenAngles.fastest', { pair: 0 })}</p>
      <div class="cells" @pointerdown=${pick} @pointermove=${pick} @pointerup=${pick} @pointercancel=${pick}>
        <div role="img" aria-label=${t('seenAngles.dials')}>${dialGrid(shown, dials.shown, dials.rows)}</div>
        <div
          class="ring"
          style=${inlineStyle(`left: ${(100 * column) / columns}%; top: ${(100 * row) / dials.rows}%; inline-size: ${100 / columns}%; block-size: ${100 / dials.rows}%`)}
          role="slider"
          tabindex="0"
          aria-label=${t('seenAngles.pair')}
          aria-valuemin="0"
          aria-valuemax=${shown.pairs - 1}
          aria-valuenow=${pair}
          aria-valuetext=${picked}
          @keydown=${(event: KeyboardEvent) => this.#key(event)}
        ></div>
      </div>
      <p class="end last soft tiny" aria-hidden="true">${t('seenAngles.slowest', { pair: shown.pairs - 1 })}</p>
    `;
  }

  protected override secondaryControls(): TemplateResult {
    return html`
      <div class="line">${this.control('trained')}</div>
      <div class="line">${this.control('head')} ${this.control('base', { typed: true })}</div>
    `;
  }

  protected renderTable(): TemplateResult {
    const { t } = this;
    const { angles, pairs } = this.#shown;
    return dataTable(Array(pairs).keys(), [
      [t('seenAngles.pair'), (pair) => pair],
      [t('seenAngles.wavelength'), (pair) => significant(angles.wavelengths[pair]!)],
      [t('seenAngles.turnsInTraining'), (pair) => significant(angles.trainedTurns[pair]!)],
      [t('seenAngles.turnsInText'), (pair) => significant(angles.turns[pair]!)],
      [t('seenAngles.shareSeen'), (pair) => percent(angles.seen[pair]!)],
      [t('seenAngles.shareNew'), (pair) => percent(angles.unseen[pair]!)],
    ]);
  }

  /** Up and down move to the row above and below. */
  #key(event: KeyboardEvent): void {
    const key = ownKey(event);
    const last = this.#shown.pairs - 1;
    const rows: Readonly<Record<string, string>> = { ArrowUp: 'PageDown', ArrowDown: 'PageUp' };
    const pair = keyedPlace(rows[key] ?? key, this.#pair, last, columns);
    if (pair === undefined) return;
    event.preventDefault();
    this.pair = pair;
  }
}
