import { html, nothing, type CSSResultArray, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { describePlot } from '../shared/charts/describe-plot.js';
import { Figure } from '../shared/frame/figure.js';
import { fixed, formatNumber } from '../shared/reader/format.js';
import { parameters } from './manifest.js';
import { lengths, perplexities, remedies, source, trainedLength, type Remedy } from './measured.js';
import { perplexityStyles } from './styles.js';
import { plot, type Mark, type PlotSpec } from '../shared/plot/plot.js';
import { plotFrameStyles } from '../shared/plot/frame-styles.js';
import { log } from '../shared/plot/scale.js';
import type { Point } from '../shared/charts/point.js';
import { dataTable, type Column } from '../shared/data-table.js';

const last = lengths.length - 1;

const pointsOf = (remedy: Remedy): readonly Point[] =>
  lengths.map((x, place) => ({ x, y: perplexities[remedy][place]! }));

export class PePerplexity extends Figure {
  static override styles: CSSResultArray = [...Figure.styles, ...plotFrameStyles, perplexityStyles];

  @property(parameters.remedy) remedy?: Remedy;

  get #remedy(): Remedy {
    return this.remedy ?? parameters.remedy.defaultValue;
  }

  protected name(): string {
    return this.t('perplexity.name');
  }

  protected instruction(): string {
    return this.t('perplexity.instruction');
  }

  protected renderContent(): TemplateResult {
    const { t } = this;
    return html`
      ${
        this.controls === 'none'
          ? nothing
          : html`<div class="controls"><div class="line">${this.control('remedy')}</div></div>`
      }
      ${plot(this.#spec)}
      <p class="reading">${this.#description}</p>
      <p class="source">${t('perplexity.source')}: <a href=${source.url}>${source.text}</a></p>
    `;
  }

  get #spec(): PlotSpec {
    const { t } = this;
    const picked = this.#remedy;
    const line = (remedy: Remedy) => ({ type: 'line', points: pointsOf(remedy) }) as const;
    const others = remedies.filter((remedy) => remedy !== picked);
    return {
      label: describePlot(t, 'perplexity.length', 'perplexity.perplexity'),
      x: { scale: log(lengths[0]!, lengths[last]!), ticks: lengths, title: t('perplexity.length') },
      y: { scale: log(3, 5_000), ticks: [3, 5, 10, 100, 1_000], title: t('perplexity.perplexity') },
      marks: [
        { type: 'band', from: lengths[0]!, to: trainedLength, color: 'var(--hairline)', opacity: 0.5 },
        { type: 'text', x: lengths[0]!, y: 5_000, text: t('perplexity.trained'), place: 'below right' },
        ...others.map((remedy) => ({ ...line(remedy), color: 'var(--ink-soft)', width: 1 })),
        { ...line(picked), color: 'var(--accent)', marker: 'dot', legend: t(`perplexity.${picked}`) },
        { ...line(others[0]!), points: [], color: 'var(--ink-soft)', width: 1, legend: t('perplexity.others') },
        ...pointsOf(picked).map((point, place): Mark => ({
          type: 'text',
          ...point,
          text: fixed(point.y, 2),
          place: `above strong ${place === 0 ? 'right' : place === last ? 'left' : ''}`,
          className: 'value',
          color: 'var(--accent)',
        })),
      ],
    };
  }

  /** The sentence about the picked line, and about the loss that its remedy takes back. */
  get #description(): string {
    const { t } = this;
    const picked = this.#remedy;
    const before = remedies[remedies.indexOf(picked) - 1];
    const at = (remedy: Remedy, place: number): string => fixed(perplexities[remedy][place]!, 2);
    return t(`perplexity.says.${picked}`, {
      trained: formatNumber(trainedLength),
      good: at(picked, lengths.indexOf(trainedLength)),
      twice: formatNumber(2 * trainedLength),
      soon: at(picked, lengths.indexOf(2 * trainedLength)),
      longest: formatNumber(lengths[last]!),
      end: at(picked, last),
      was: before ? at(before, last) : '',
    });
  }

  /** The choice stands above the picture: it is what the reader does first. */
  protected override primaryControls(): typeof nothing {
    return nothing;
  }

  protected renderTable(): TemplateResult {
    const { t } = this;
    return dataTable(lengths, [
      [t('perplexity.length'), (length) => formatNumber(length)],
      ...remedies.map((remedy): Column<number> => [
        t(`perplexity.${remedy}`),
        (_, place) => fixed(perplexities[remedy][place]!, 2),
      ]),
    ]);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'pe-perplexity': PePerplexity;
  }
}
