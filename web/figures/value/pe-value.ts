import { css, html, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { core } from '../shared/frame/core-provider.js';
import { fixed, significant } from '../shared/reader/format.js';
import { ProseNumber } from '../shared/reader/inline-number.js';
import { readerStore } from '../shared/reader/reader-state.js';
import { quantities, wholeQuantities, type Quantity, type WholeQuantity } from '../shared/reader/quantities.js';
import { parameters } from './manifest.js';

const named = { ...quantities, ...wholeQuantities };

/** @example <pe-value of="period" pair="255" dimensions="512" digits="0"></pe-value> */
export class PeValue extends ProseNumber {
  static override styles = css`
    :host {
      font-variant-numeric: tabular-nums;
      white-space: nowrap;
    }
  `;

  @property(parameters.of) of?: Quantity | WholeQuantity;
  @property(parameters.position) position?: number;
  @property(parameters.other) other?: number;
  @property(parameters.dimensions) dimensions?: number;
  @property(parameters.base) base?: number;
  @property(parameters.pair) pair?: number;
  @property(parameters.dimension) dimension?: number;
  @property(parameters.sigma) sigma?: number;
  @property(parameters.digits) digits?: number;

  override render(): TemplateResult {
    return html`<slot></slot>`;
  }

  get text(): string {
    const shared = readerStore.state;
    const value = named[this.of ?? parameters.of.defaultValue](core(), {
      position: this.position ?? shared.position,
      dimensions: this.dimensions ?? shared.dimensions,
      base: this.base ?? shared.base,
      layout: shared.layout,
      other: this.other ?? parameters.other.defaultValue,
      pair: this.pair ?? parameters.pair.defaultValue,
      dimension: this.dimension ?? parameters.dimension.defaultValue,
      sigma: this.sigma ?? parameters.sigma.defaultValue,
    });
    if (value === undefined) return '–';
    return this.digits === undefined ? significant(value) : fixed(value, this.digits);
  }
}
