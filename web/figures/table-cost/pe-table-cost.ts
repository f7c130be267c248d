import { html, type CSSResultArray, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { slidNumber } from '../shared/controls/number-fields.js';
import { Figure } from '../shared/frame/figure.js';
import { formatNumber } from '../shared/reader/format.js';
import { inUnits, getMemory, models, getParameters, dimensionsRange, type NumberKind, type TableSize } from './cost.js';
import { parameters } from './manifest.js';
import { tableCostStyles } from './styles.js';
import { inlineStyle } from '../shared/platform/inline-style.js';

export class PeTableCost extends Figure {
  static override styles: CSSResultArray = [...Figure.styles, tableCostStyles];

  @property(parameters.positions) positions?: number;
  @property(parameters.dimensions) override dimensions?: number;
  @property(parameters.number) number?: NumberKind;

  get #size(): TableSize {
    return {
      positions: this.positions ?? parameters.positions.defaultValue,
      dimensions: this.dimensions ?? parameters.dimensions.defaultValue,
    };
  }

  get #kind(): NumberKind {
    return this.number ?? parameters.number.defaultValue;
  }

  protected instruction(): string {
    return this.t('tableCost.instruction');
  }

  protected name(): string {
    return this.t('tableCost.name');
  }

  protected renderContent(): TemplateResult {
    const { t } = this;
    return html`
      ${this.#costs((model) => this.#choice(model))}
      <p class="note">${t('tableCost.note')}</p>
    `;
  }

  protected override primaryControls(): TemplateResult {
    const { t } = this;
    const choose = (dimensions: number): void => {
      this.dimensions = dimensions;
    };
    const { dimensions } = this.#size;
    const label = t('tableCost.dimensions');
    return html`${this.control('positions')}
    ${slidNumber(t, 'width', label, dimensions, dimensionsRange, [16, dimensionsRange.max], choose, { logarithmic: true })}`;
  }

  protected renderTable(): TemplateResult {
    return this.#costs(({ name }) => name);
  }

  /** The name of a model takes its table. */
  #choice({ name, positions, dimensions }: (typeof models)[number]): TemplateResult {
    const values = { model: name, positions: formatNumber(positions), dimensions: formatNumber(dimensions) };
    const take = (): void => {
      Object.assign(this, { positions, dimensions });
    };
    return html`<button type="button" class="tool" aria-label=${this.t('tableCost.take', values)} @click=${take}>
      <span>${name}</span>
    </button>`;
  }

  #costs(getName: (model: (typeof models)[number]) => unknown): TemplateResult {
    const { t } = this;
    const own = this.#size;
    const max = Math.max(...[own, ...models].map(getParameters));
    const row = (name: unknown, size: TableSize, isOwn = false): TemplateResult =>
      html`<tr class=${isOwn ? 'own' : ''}>
        <th scope="row">${name}</th>
        <td>${formatNumber(size.positions)} × ${formatNumber(size.dimensions)}</td>
        <td class="count">
          ${formatNumber(getParameters(size))}
          <span class="bar" style=${inlineStyle(`--share: ${(getParameters(size) / max).toFixed(4)}`)}></span>
        </td>
        <td>${inUnits(getMemory(size, this.#kind))}</td>
      </tr>`;
    return html`
      <table class="costs">
        <thead>
          <tr>
            ${(['table', 'size', 'parameters', 'memory'] as const).map((column) => html`<th scope="col" class=${column === 'parameters' ? 'count' : ''}>${t(`tableCost.${column}`)}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${models.map((model) => row(getName(model), model))} ${row(t('tableCost.own'), own, true)}
          <tr>
            <th scope="row">${t('tableCost.formula')}</th>
            <td>${t('tableCost.any')} × ${formatNumber(own.dimensions)}</td>
            <td class="count">0</td>
            <td>0 B</td>
          </tr>
        </tbody>
      </table>
    `;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'pe-table-cost': PeTableCost;
  }
}
