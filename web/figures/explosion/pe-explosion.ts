import { html, nothing, type CSSResultArray, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { legendStyles } from '../shared/charts/legend-styles.js';
import { plotStyles } from '../shared/plot/plot-styles.js';
import { describePlot } from '../shared/charts/describe-plot.js';
import { core } from '../shared/frame/core-context.js';
import { Figure } from '../shared/frame/figure.js';
import { Memo } from '../shared/frame/memo.js';
import { significant, formatNumber } from '../shared/reader/format.js';
import { getFit, trainedLength, type Fit, type FitSettings } from './data.js';
import { fitDrawing } from './drawing.js';
import { parameters } from './manifest.js';
import { getDescription } from './description.js';
import { explosionStyles } from './styles.js';
import { across, down, levels } from './view.js';
import { inlineStyle } from '../shared/platform/inline-style.js';
import { dataTable } from '../shared/data-table.js';

export class PeExplosion extends Figure {
  static override styles: CSSResultArray = [...Figure.styles, ...plotStyles, legendStyles, explosionStyles];

  @property(parameters.ridge) ridge?: number;
  @property(parameters.seed) seed?: number;
  @property(parameters.length) length?: number;
  @property(parameters.head) head?: number;

  readonly #fit = new Memo<Fit>();

  get #shown(): Fit {
    const settings: FitSettings = {
      dimensions: this.head ?? parameters.head.defaultValue,
      base: this.readerState.base,
      ridge: this.ridge ?? parameters.ridge.defaultValue,
      seed: this.seed ?? parameters.seed.defaultValue,
      length: this.length ?? parameters.length.defaultValue,
    };
    return this.#fit.get(Object.values(settings), () => getFit(core(), settings));
  }

  protected name(): string {
    return this.t('explosion.name');
  }

  protected instruction(): string {
    return this.t('explosion.instruction');
  }

  protected renderContent(): TemplateResult {
    const { t } = this;
    const fit = this.#shown;
    const { length } = fit.settings;
    const places = length > trainedLength ? [0, trainedLength, length] : [0, length];
    return html`
      ${
        this.controls === 'none'
          ? nothing
          : html`<div class="controls"><div class="line">${this.control('ridge')}</div></div>`
      }
      <div class="plot">
        <div class="box">
          <div role="img" aria-label=${describePlot(t, 'explosion.distance', 'explosion.score')}>
            ${fitDrawing(fit)}
          </div>
          <div aria-hidden="true">
            ${places.map((place) => html`<span class="label x" style=${inlineStyle(`left: ${across(place, length).toFixed(2)}%`)}>${formatNumber(place)}</span>`)}
            ${levels.map((level) => html`<span class="label y" style=${inlineStyle(`top: ${down(level).toFixed(2)}%`)}>${formatNumber(level)}</span>`)}
            <span class="label title x">${t('explosion.distance')}</span>
            <span class="label title y">${t('explosion.score')}</span>
            <span class="label trained">${t('explosion.fitted')}</span>
            ${
              length > trainedLength
                ? html`<span
                    class="label never"
                    style=${inlineStyle(`left: ${across(trainedLength, length).toFixed(2)}%`)}
                    >${t('explosion.never')}</span
                  >`
                : nothing
            }
          </div>
        </div>
      </div>
      <p class="legend">
        <span><i aria-hidden="true"></i>${t('explosion.within')}</span>
        <span><i class="outside" aria-hidden="true"></i>${t('explosion.beyond')}</span>
        <span><i class="squeezed" aria-hidden="true"></i>${t('explosion.squeezed')}</span>
      </p>
      <p class="reading">${getDescription(t, fit)}</p>
    `;
  }

  /** The penalty stands above the picture: it is what the reader does first. */
  protected override primaryControls(): typeof nothing {
    return nothing;
  }

  protected override secondaryControls(): TemplateResult {
    return html`<div class="line">${this.control('length')}</div>
      <div class="line">${this.control('seed')} ${this.control('head')} ${this.control('base')}</div>`;
  }

  protected renderTable(): TemplateResult {
    const { t } = this;
    const { inside, outside, squeezed } = this.#shown.largest;
    const rows = [
      [t('explosion.within'), inside],
      [t('explosion.beyond'), outside],
      [t('explosion.squeezed'), squeezed],
    ] as const;
    return dataTable(rows, [
      [t('explosion.score'), ([name]) => name],
      [t('explosion.largest'), ([, largest]) => significant(largest)],
    ]);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'pe-explosion': PeExplosion;
  }
}
