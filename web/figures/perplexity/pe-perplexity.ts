import { html, nothing, type CSSResultArray, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { legendStyles } from '../shared/charts/legend-styles.js';
import { plotStyles } from '../shared/charts/plot-styles.js';
import { describePlot } from '../shared/charts/describe-plot.js';
import { Figure } from '../shared/frame/figure.js';
import { fixed, formatNumber } from '../shared/reader/format.js';
import { perplexityDrawing } from './drawing.js';
import { parameters } from './manifest.js';
import { lengths, perplexities, remedies, source, trainedLength, type Remedy } from './measured.js';
import { perplexityStyles } from './styles.js';
import { across, down, levels } from './view.js';
import { inlineStyle } from '../shared/platform/inline-style.js';
import { dataTable, type Column } from '../shared/data-table.js';

const last = lengths.length - 1;

export class PePerplexity extends Figure {
  static override styles: CSSResultArray = [...Figure.styles, ...plotStyles, legendStyles, perplexityStyles];

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
    const picked = this.#remedy;
    const values = perplexities[picked];
    return html`
      ${
        this.controls === 'none'
          ? nothing
          : html`<div class="controls"><div class="line">${this.control('remedy')}</div></div>`
      }
      <div class="plot">
        <div class="box">
          <div role="img" aria-label=${describePlot(t, 'perplexity.length', 'perplexity.perplexity')}>
            ${perplexityDrawing(picked)}
          </div>
          <div aria-hidden="true">
            ${lengths.map((length) => html`<span class="label x" style=${inlineStyle(`left: ${across(length)}%`)}>${formatNumber(length)}</span>`)}
            ${levels.map((level) => html`<span class="label y" style=${inlineStyle(`top: ${down(level).toFixed(2)}%`)}>${formatNumber(level)}</span>`)}
            <span class="label title x">${t('perplexity.length')}</span>
            <span class="label title y">${t('perplexity.perplexity')}</span>
            <span class="label trained">${t('perplexity.trained')}</span>
            ${values.map((value, place) => {
              const side = place === last ? 'end' : place === 0 ? 'start' : '';
              const style = `left: ${across(lengths[place]!)}%; top: ${down(value).toFixed(2)}%`;
              return html`<span class=${`label value ${side}`} style=${inlineStyle(style)}>${fixed(value, 2)}</span>`;
            })}
          </div>
        </div>
      </div>
      <p class="legend">
        <span><i class="picked" aria-hidden="true"></i>${t(`perplexity.${picked}`)}</span>
        <span><i aria-hidden="true"></i>${t('perplexity.others')}</span>
      </p>
      <p class="reading">${this.#description}</p>
      <p class="source">${t('perplexity.source')}: <a href=${source.url}>${source.text}</a></p>
    `;
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
