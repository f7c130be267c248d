import { html, type CSSResultArray, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { sliderField } from '../shared/controls/number-fields.js';
import { Figure } from '../shared/frame/figure.js';
import { formatNumber } from '../shared/reader/format.js';
import { inUnits, getMemory, models, getParameters, dimensionsRange, type NumberKind, type TableSize } from './cost.js';
import { parameters } from './manifest.js';
import { tableCostStyles } from './styles.js';
import { inlineStyle } from '../shared/platform/inline-style.js';
import { dataTable } from '../shared/data-table.js';

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
    ${sliderField(t, 'width', label, dimensions, dimensionsRange, [16, dimensionsRange.max], choose, { logarithmic: true })}`;
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
    const rows: readonly { readonly name: unknown; readonly size?: TableSize }[] = [
      ...models.map((size) => ({ name: getName(size), size })),
      { name: t('tableCost.own'), size: own },
      { name: t('tableCost.formula') },
    ];
    const count = (size: TableSize): TemplateResult =>
      html`${formatNumber(getParameters(size))}
        <span class="bar" style=${inlineStyle(`--share: ${(getParameters(size) / max).toFixed(4)}`)}></span>`;
    return dataTable(
      rows,
      [
        [t('tableCost.table'), ({ name }) => name],
        [
          t('tableCost.size'),
          ({ size }) =>
            `${size ? formatNumber(size.positions) : t('tableCost.any')} × ${formatNumber((size ?? own).dimensions)}`,
        ],
        [t('tableCost.parameters'), ({ size }) => (size ? count(size) : 0)],
        [t('tableCost.memory'), ({ size }) => (size ? inUnits(getMemory(size, this.#kind)) : '0 B')],
      ],
      { className: 'costs', rowClass: ({ size }) => (size === own ? 'own' : '') },
    );
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'pe-table-cost': PeTableCost;
  }
}
