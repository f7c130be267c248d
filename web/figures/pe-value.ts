import { LitElement, css, html, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { core } from './parts/core-context.js';
import { readingRanges } from './parts/fields.js';
import { numberWithin } from './parts/figure.js';
import { fixed, significant } from './parts/format.js';
import { FollowReaderState, readerState } from './parts/reader-state.js';
import { quantities, wholeQuantities, type Quantity, type WholeQuantity } from './parts/quantities.js';

const named = { ...quantities, ...wholeQuantities };

/**
 * A number in the prose, computed by the core. What is not given as an attribute comes from what the reader is looking at.
 *
 * @example <pe-value of="period" pair="255" dimensions="512" digits="0"></pe-value>
 */
export class PeValue extends LitElement {
  static override styles = css`
    :host {
      font-variant-numeric: tabular-nums;
      white-space: nowrap;
    }
  `;

  @property() of: Quantity | WholeQuantity = 'sine';
  @property({ converter: numberWithin(readingRanges.position) }) position?: number;
  /** The second position of a `dot` or a `distance`. */
  @property({ converter: numberWithin(readingRanges.position) }) other?: number;
  @property({ converter: numberWithin(readingRanges.dimensions) }) dimensions?: number;
  @property({ converter: numberWithin(readingRanges.base) }) base?: number;
  @property({ type: Number }) pair = 0;
  @property({ type: Number }) dimension = 0;
  /** Noise of a `bound`. */
  @property({ type: Number }) sigma = 1;
  /** Decimals; without it four significant digits. */
  @property({ type: Number }) digits?: number;

  constructor() {
    super();
    new FollowReaderState(this);
  }

  override render(): TemplateResult {
    const shared = readerState.reading;
    const value = named[this.of](core(), {
      position: this.position ?? shared.position,
      dimensions: this.dimensions ?? shared.dimensions,
      base: this.base ?? shared.base,
      layout: shared.layout,
      other: this.other ?? 0,
      pair: this.pair,
      dimension: this.dimension,
      sigma: this.sigma,
    });
    if (value === undefined) return html`–`;
    return html`${this.digits === undefined ? significant(value) : grouped(fixed(value, this.digits))}`;
  }
}

/** Commas between thousands of the whole part, as the tour writes numbers in every language. */
function grouped(text: string): string {
  const [whole = '', decimals] = text.split('.');
  const spaced = whole.length > 4 ? whole.replace(/\B(?=(\d{3})+$)/g, ',') : whole;
  return decimals === undefined ? spaced : `${spaced}.${decimals}`;
}

declare global {
  interface HTMLElementTagNameMap {
    'pe-value': PeValue;
  }
}
