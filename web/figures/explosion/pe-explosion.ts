import { html, nothing, type CSSResultArray, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { plot, type PlotSpec } from '../shared/plot/plot.js';
import { plotFrameStyles } from '../shared/plot/frame-styles.js';
import { linear } from '../shared/plot/scale.js';
import { describePlot } from '../shared/charts/describe-plot.js';
import { core } from '../shared/frame/core-provider.js';
import { Figure } from '../shared/frame/figure.js';
import { Memo } from '../shared/frame/memo.js';
import { significant } from '../shared/reader/format.js';
import { getFit, trainedLength, type Fit, type FitSettings } from './data.js';
import { parameters } from './manifest.js';
import { getDescription } from './description.js';
import { explosionStyles } from './styles.js';
import { levels, scores } from './view.js';
import { dataTable } from '../shared/data-table.js';

export class PeExplosion extends Figure {
  static override styles: CSSResultArray = [...Figure.styles, ...plotFrameStyles, explosionStyles];

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
    return html`
      ${
        this.controls === 'none'
          ? nothing
          : html`<div class="controls"><div class="line">${this.control('ridge')}</div></div>`
      }
      ${plot(this.#spec(fit))}
      <p class="reading">${getDescription(t, fit)}</p>
    `;
  }

  /** What was fitted lies on top, since the squeezed text goes on beside it. */
  #spec({ settings: { length }, inside, outside, squeezed }: Fit): PlotSpec {
    const { t } = this;
    const goesOn = length > trainedLength;
    return {
      label: describePlot(t, 'explosion.distance', 'explosion.score'),
      x: {
        scale: linear(0, length),
        ticks: goesOn ? [0, trainedLength, length] : [0, length],
        grid: false,
        title: t('explosion.distance'),
      },
      y: { scale: scores, ticks: levels, title: t('explosion.score') },
      marks: [
        { type: 'band', from: 0, to: trainedLength, color: 'var(--hairline)', opacity: 0.5 },
        { type: 'line', points: outside, color: 'var(--accent)' },
        { type: 'line', points: squeezed, color: 'var(--squeezed)' },
        { type: 'line', points: inside, width: 1.25, color: 'var(--ink)', legend: t('explosion.within') },
        { type: 'line', points: [], color: 'var(--accent)', legend: t('explosion.beyond') },
        { type: 'line', points: [], color: 'var(--squeezed)', legend: t('explosion.squeezed') },
        { type: 'text', x: 0, y: scores.max, text: t('explosion.fitted'), place: 'below right', className: 'half' },
        goesOn && {
          type: 'text',
          x: trainedLength,
          y: scores.max,
          text: t('explosion.never'),
          place: 'below right',
          className: 'half',
        },
      ],
    };
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
