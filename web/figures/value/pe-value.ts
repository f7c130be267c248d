import { css, html, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { core } from '../shared/frame/core-context.js';
import { readingRanges, type FieldRange } from '../shared/reader/fields.js';
import { numberWithin, oneOf, usually } from '../shared/frame/figure.js';
import { fixed, significant } from '../shared/reader/format.js';
import { ProseNumber } from '../shared/reader/prose-number.js';
import { readerState } from '../shared/reader/reader-state.js';
import { quantities, wholeQuantities, type Quantity, type WholeQuantity } from '../shared/reader/quantities.js';

const named = { ...quantities, ...wholeQuantities };
const names = Object.keys(named) as (keyof typeof named)[];
const usual = { of: 'sine', pair: 0, dimension: 0, other: 0, sigma: 1 } as const;

const { max: mostDimensions } = readingRanges.dimensions;
const pairRange: FieldRange = { min: 0, max: mostDimensions / 2 - 1, kind: 'whole' };
const dimensionRange: FieldRange = { min: 0, max: mostDimensions - 1, kind: 'whole' };
const sigmaRange: FieldRange = { min: 0.001, max: 1_000, kind: 'real' };
const digitsRange: FieldRange = { min: 0, max: 20, kind: 'whole' };

/**
 * A number in the prose, computed by the core. What is not given as an attribute comes from what the reader is looking at.
 *
 * @slot - What is read until the number is there.
 * @example <pe-value of="period" pair="255" dimensions="512" digits="0"></pe-value>
 */
export class PeValue extends ProseNumber {
  static override styles = css`
    :host {
      font-variant-numeric: tabular-nums;
      white-space: nowrap;
    }
  `;

  /** Which number: of the receiver where it is `bound`, of the encoding else. */
  @property({ converter: usually(usual.of, oneOf<Quantity | WholeQuantity>(...names)) })
  of?: Quantity | WholeQuantity;
  /** The position; without it the reader's, as are dimensions and base. */
  @property({ converter: numberWithin(readingRanges.position) }) position?: number;
  /** The second position of a `dot` or a `distance`. */
  @property({ converter: numberWithin(readingRanges.position, usual.other) }) other?: number;
  /** d, how many numbers an encoding has. */
  @property({ converter: numberWithin(readingRanges.dimensions) }) dimensions?: number;
  /** The base of the frequencies. */
  @property({ converter: numberWithin(readingRanges.base) }) base?: number;
  /** Which pair of dimensions, 0 the fastest hand; of a `bit`, which digit. */
  @property({ converter: numberWithin(pairRange, usual.pair) }) pair?: number;
  /** Which number of the encoding, of a `component`. */
  @property({ converter: numberWithin(dimensionRange, usual.dimension) }) dimension?: number;
  /** Noise of a `bound`. */
  @property({ converter: numberWithin(sigmaRange, usual.sigma) }) sigma?: number;
  /** Decimals; without it four significant digits. */
  @property({ converter: numberWithin(digitsRange) }) digits?: number;

  override render(): TemplateResult {
    return html`<slot></slot>`;
  }

  get text(): string {
    const shared = readerState.reading;
    const value = named[this.of ?? usual.of](core(), {
      position: this.position ?? shared.position,
      dimensions: this.dimensions ?? shared.dimensions,
      base: this.base ?? shared.base,
      layout: shared.layout,
      other: this.other ?? usual.other,
      pair: this.pair ?? usual.pair,
      dimension: this.dimension ?? usual.dimension,
      sigma: this.sigma ?? usual.sigma,
    });
    if (value === undefined) return '–';
    return this.digits === undefined ? significant(value) : grouped(fixed(value, this.digits));
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
