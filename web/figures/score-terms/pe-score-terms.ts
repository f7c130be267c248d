import { html, svg, type CSSResultArray, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { Figure } from '../shared/frame/figure.js';
import { parameters } from './manifest.js';
import { scoreTermsStyles } from './styles.js';
import { modelTerms, type Model, type Term, type Terms } from './terms.js';
import { legendStyles } from '../shared/styles/primitives.js';
import { dataTable } from '../shared/data-table.js';

export class PeScoreTerms extends Figure {
  static override styles: CSSResultArray = [...Figure.styles, legendStyles, scoreTermsStyles];

  @property(parameters.model) model?: Model;

  get #model(): Model {
    return this.model ?? parameters.model.defaultValue;
  }

  get #terms(): Terms {
    return modelTerms[this.#model];
  }

  protected name(): string {
    return this.t('terms.name', { model: this.t(`terms.${this.#model}`) });
  }

  protected instruction(): string {
    return this.t('terms.instruction', { model: this.t(`terms.${this.#model}`) });
  }

  protected renderContent(): TemplateResult {
    const { t } = this;
    const { brings, rows, divisor } = this.#terms;
    return html`
      <p class="legend" aria-hidden="true">
        <span><i></i>${t('terms.used')}</span> <span><i class="unused"></i>${t('terms.unused')}</span>
        <span><b>i</b> ${t('terms.asks')}</span> <span><b>j</b> ${t('terms.looked')}</span>
      </p>
      <table class="terms">
        <thead>
          <tr>
            <td></td>
            <th scope="col">${t('terms.keyWord')}</th>
            <th scope="col">${t('terms.keyDistance')}</th>
          </tr>
        </thead>
        <tbody>
          ${rows.map(
            (row, index) =>
              html`<tr>
                <th scope="row">${t(brings[index] ?? brings[0])}</th>
                ${row.map((term) => this.#cell(term))}
              </tr>`,
          )}
        </tbody>
      </table>
      <p class="sum">${t('terms.sum', { divisor })} <span class="soft">${t(`terms.where.${this.#model}`)}</span></p>
    `;
  }

  #cell({ uses, formula, asks }: Term): TemplateResult {
    return html`<td class=${formula ? 'term' : 'term out'}>
      <div class="inside">
        ${sketch(uses)} ${formula ? html`<span class="formula soft">${formula}</span>` : ''}
        <span class="asks">${this.t(asks)}</span>
      </div>
    </td>`;
  }

  protected renderTable(): TemplateResult {
    const { t } = this;
    const { brings, rows } = this.#terms;
    const cell = ({ formula, asks }: Term): TemplateResult => html`${formula ?? '0'} (${t(asks)})`;
    return dataTable(rows, [
      ['', (_, index) => t(brings[index] ?? brings[0])],
      [t('terms.keyWord'), ([word]) => cell(word)],
      [t('terms.keyDistance'), ([, distance]) => cell(distance)],
    ]);
  }
}

/** Key and query on a line with the distance between them; used parts are solid, the rest outlines. */
function sketch({ query, distance, key }: Term['uses']): TemplateResult {
  const dot = (x: number, used: boolean) => svg`<circle class=${used ? 'used' : ''} cx=${x} cy="28" r="9"></circle>`;
  return html`<svg class="sketch" viewBox="0 0 104 40" aria-hidden="true">
    ${svg`<path class=${distance ? 'distance used' : 'distance'} d="M84 18C72 1 32 1 20 18"></path>`} ${dot(12, key)}
    ${dot(92, query)}
    ${svg`<text class=${key ? 'on' : ''} x="12" y="28.5">j</text><text class=${query ? 'on' : ''} x="92" y="28.5">i</text>`}
  </svg>`;
}

declare global {
  interface HTMLElementTagNameMap {
    'pe-score-terms': PeScoreTerms;
  }
}
