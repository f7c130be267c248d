import { html, type TemplateResult } from 'lit';
import type { MessageKey } from '../shared/reader/messages.js';

export const models = ['transformer-xl', 'deberta'] as const;
export type Model = (typeof models)[number];

/** A term of the sum. */
export interface Term {
  /** The parts of the score that it uses. */
  readonly uses: { readonly query: boolean; readonly distance: boolean; readonly key: boolean };
  /** Its two factors; undefined if the model omits the term. */
  readonly formula: TemplateResult | undefined;
  readonly asks: MessageKey;
}

/** The terms of a model as two rows of two, and the factor of d under the square root. */
export interface Terms {
  /** What the query contributes in each row. */
  readonly brings: readonly [MessageKey, MessageKey];
  readonly rows: readonly (readonly [Term, Term])[];
  readonly divisor: string;
}

const both = { query: true, distance: false, key: true };
const queryAndDistance = { query: true, distance: true, key: false };
const keyAlone = { query: false, distance: false, key: true };
const distanceAlone = { query: false, distance: true, key: false };
const keyAndDistance = { query: false, distance: true, key: true };

/** Dai et al. 2019, section 3.3; He et al. 2021, section 2.2 and its code, where the fourth term is off. */
export const modelTerms: Readonly<Record<Model, Terms>> = {
  'transformer-xl': {
    brings: ['terms.queryWord', 'terms.everyQuery'],
    rows: [
      [
        { uses: both, formula: html`<i>q</i><sub>i</sub> · <i>k</i><sub>j</sub>`, asks: 'terms.wordWord' },
        {
          uses: queryAndDistance,
          formula: html`<i>q</i><sub>i</sub> · <i>r</i><sub>i − j</sub>`,
          asks: 'terms.wordDistance',
        },
      ],
      [
        { uses: keyAlone, formula: html`<i>u</i> · <i>k</i><sub>j</sub>`, asks: 'terms.anyWord' },
        { uses: distanceAlone, formula: html`<i>v</i> · <i>r</i><sub>i − j</sub>`, asks: 'terms.anyDistance' },
      ],
    ],
    divisor: '√d',
  },
  deberta: {
    brings: ['terms.queryWord', 'terms.queryDistance'],
    rows: [
      [
        { uses: both, formula: html`<i>q</i><sub>i</sub> · <i>k</i><sub>j</sub>`, asks: 'terms.wordWord' },
        {
          uses: queryAndDistance,
          formula: html`<i>q</i><sub>i</sub> · <i>r</i><sub>δ(i, j)</sub>`,
          asks: 'terms.wordDistance',
        },
      ],
      [
        {
          uses: keyAndDistance,
          formula: html`<i>s</i><sub>δ(j, i)</sub> · <i>k</i><sub>j</sub>`,
          asks: 'terms.distanceWord',
        },
        { uses: distanceAlone, formula: undefined, asks: 'terms.leftOut' },
      ],
    ],
    divisor: '√(3d)',
  },
};
