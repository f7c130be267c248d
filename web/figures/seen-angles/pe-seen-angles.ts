import { html, type TemplateResult } from 'lit';
import { plotDrag } from '../shared/charts/plot-drag.js';
import { dialStyles } from '../shared/clock/dial-styles.js';
import { handColour } from '../shared/clock/hand-colour.js';
import { handStyles } from '../shared/clock/hand-styles.js';
import { seenArcsStyles } from '../shared/clock/seen-arcs-styles.js';
import { keyedPlace, onKey } from '../shared/controls/slider-keys.js';
import { core } from '../shared/frame/core-provider.js';
import { figureWith } from '../shared/frame/figure-with.js';
import { Memo } from '../shared/frame/memo.js';
import { columns, getDials, getCoverage, type HeadCoverage, type CoverageSettings } from './data.js';
import { dialGrid, largeDial, lastAngle } from './dials.js';
import { DialDrag } from '../shared/clock/dial-drag.js';
import { parameters } from './manifest.js';
import { handLength, lengthRange } from './view.js';
import { describeHead, describePair, percent } from './description.js';
import { seenAnglesStyles } from './styles.js';
import { inlineStyle } from '../shared/platform/inline-style.js';
import { dataTable } from '../shared/data-table.js';
import { legendStyles } from '../shared/styles/primitives.js';
import { significant } from '../shared/reader/format.js';

export class PeSeenAngles extends figureWith(parameters) {
  static override styles = [legendStyles, dialStyles, handStyles, seenArcsStyles, seenAnglesStyles];
  protected override readonly topic = 'seenAngles';

  readonly #head = new Memo<HeadCoverage>();
  readonly #drag = new DialDrag({
    hands: () => [{ angle: lastAngle(this.#shown, this.#pair), length: handLength }],
    grab: () => ({
      position: this.#shown.settings.length,
      frequency: this.#shown.frequencies[this.#pair]!,
      range: lengthRange,
      move: (length) => (this.length = Math.round(length)),
    }),
  });

  get #settings(): CoverageSettings {
    const { head, trained, length } = this.values;
    return { dimensions: head, base: this.readerState.base, trained, length };
  }

  get #shown(): HeadCoverage {
    const settings = this.#settings;
    return this.#head.get(Object.values(settings), () => getCoverage(core(), settings));
  }

  get #pair(): number {
    return Math.min(this.values.pair, this.#shown.pairs - 1);
  }

  protected renderContent(): TemplateResult {
    const { t } = this;
    const shown = this.#shown;
    const pair = this.#pair;
    const picked = describePair(t, shown, pair);
    return html`
      <div class="parts">
        <div class="one">
          ${largeDial(shown, pair, this.#drag)}
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
    return html`
      <p class="end soft tiny" aria-hidden="true">${t('seenAngles.fastest', { pair: 0 })}</p>
      <div class="cells" ${plotDrag((across, down) => this.#pick(across, down))}>
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
          @keydown=${onKey(
            (key) => keyedPlace(rows[key] ?? key, pair, shown.pairs - 1, columns),
            (to) => (this.pair = to),
          )}
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

  #pick(across: number, down: number): void {
    const { shown, rows } = getDials(this.#shown.pairs, this.#pair);
    const [column, row] = [Math.min(columns - 1, Math.floor(across * columns)), Math.floor(down * rows)];
    this.pair = shown[Math.min(rows - 1, row) * columns + column] ?? this.#pair;
  }
}

/** Up and down move to the row above and below. */
const rows: Readonly<Record<string, string>> = { ArrowUp: 'PageDown', ArrowDown: 'PageUp' };
