import { html, type TemplateResult } from 'lit';
import type { MessageKey } from '../shared/reader/messages.js';

export const models = ['transformer-xl', 'deberta'] as const;
export type Model = (typeof models)[number];

/** A term of the sum. */
export interface Term {
  /** What the query brings to it, and the key. */
  readonly query: MessageKey;
  readonly key: MessageKey;
  /** Its two factors; undefined if the model omits the term. */
  readonly formula: TemplateResult | undefined;
  /** The question that it answers. */
  readonly asks: MessageKey;
  /** Its value at each word of the sentence: numbers made up for this figure. */
  readonly scores: readonly number[];
}

/** The terms of a model, and the divisor of their sum. */
export interface Terms {
  readonly terms: readonly Term[];
  readonly divisor: string;
}

/** The place of the word that asks, in a sentence of nine words. */
export const asking = 7;

const wordWord: Omit<Term, 'formula'> = {
  ...{ query: 'terms.word', key: 'terms.word', asks: 'terms.wordWord' },
  scores: [3, 0, 3, 0, 0, 1, 0, 0, 0],
};
const wordDistance: Omit<Term, 'formula'> = {
  ...{ query: 'terms.word', key: 'terms.distance', asks: 'terms.wordDistance' },
  scores: [0, 0.5, 1, 1.2, 1.5, 1.8, 0.4, -1, -2],
};
const anyDistance = { query: 'terms.any', key: 'terms.distance' } as const;

/** Dai et al. 2019, section 3.3; He et al. 2021, section 2.2 and its code, where the fourth term is off. */
export const modelTerms: Readonly<Record<Model, Terms>> = {
  'transformer-xl': {
    terms: [
      { ...wordWord, formula: html`<i>q</i><sub>i</sub> · <i>k</i><sub>j</sub>` },
      { ...wordDistance, formula: html`<i>q</i><sub>i</sub> · <i>r</i><sub>i − j</sub>` },
      {
        ...{ query: 'terms.any', key: 'terms.word', asks: 'terms.anyWord' },
        formula: html`<i>u</i> · <i>k</i><sub>j</sub>`,
        scores: [1, 0.5, 1, -1, -1, 1, -1, 0, 0.5],
      },
      {
        ...{ ...anyDistance, asks: 'terms.anyDistance' },
        formula: html`<i>v</i> · <i>r</i><sub>i − j</sub>`,
        scores: [0, 0.1, 0.2, 0.3, 0.5, 0.8, 1, -0.5, -1],
      },
    ],
    divisor: '√d',
  },
  deberta: {
    terms: [
      { ...wordWord, formula: html`<i>q</i><sub>i</sub> · <i>k</i><sub>j</sub>` },
      { ...wordDistance, formula: html`<i>q</i><sub>i</sub> · <i>r</i><sub>δ(i, j)</sub>` },
      {
        ...{ query: 'terms.distance', key: 'terms.word', asks: 'terms.distanceWord' },
        formula: html`<i>s</i><sub>δ(j, i)</sub> · <i>k</i><sub>j</sub>`,
        scores: [0.3, 0.2, 0.8, 0, -0.2, 1.2, -0.5, 0, 0],
      },
      { ...anyDistance, asks: 'terms.leftOut', formula: undefined, scores: [0, 0, 0, 0, 0, 0, 0, 0, 0] },
    ],
    divisor: '√(3d)',
  },
};

/** The share of each word in the attention of the word that asks, if only some terms count. */
export function getAttention({ terms }: Terms, counts: string): readonly number[] {
  const scores = terms[0]!.scores.map((_, place) =>
    terms.reduce((sum, { scores }, index) => sum + (counts[index] === '1' ? scores[place]! : 0), 0),
  );
  const weights = scores.map((score) => Math.exp(score));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / all);
}

/** The places of the largest share: several if they tie. */
export function getMost(shares: readonly number[]): readonly number[] {
  const max = Math.max(...shares);
  return shares.flatMap((share, place) => (max - share < 1e-9 ? [place] : []));
}
