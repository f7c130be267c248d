import { html, type TemplateResult } from 'lit';
import { describePosition } from '../shared/clock/clock-description.js';
import { handColour } from '../shared/clock/hand-colour.js';
import { fixed, significant } from '../shared/reader/format.js';
import type { Translate } from '../shared/reader/messages.js';
import { maxScore, type Scored } from './data.js';
import { degrees, describeAngleBetween } from './dials.js';
import { inlineStyle } from '../shared/platform/inline-style.js';

const signed = (value: number): string => describePosition(value).replace('-', '−');

/** A sentence on the relative rotation; announced at every step. */
export function describeLaw(t: Translate, { settings, frequencies }: Scored, pair: number | undefined): string {
  const { query, key } = settings;
  // Keeps a number and its degrees on one line.
  const turn = pair === undefined ? '' : `\u00a0×\u00a0${significant(degrees(frequencies[pair]!), 3)}°`;
  const [m, n, left] = [query, key, query - key].map((steps) => signed(steps) + turn);
  return t(pair === undefined ? 'rope.lawHead' : 'rope.lawPair', { m: m!, n: n!, left: left! });
}

/** A sentence on how the score changes when the places are swapped. */
export function describeSwap(t: Translate, scored: Scored, score: number, swapped: number): string {
  const { query, key } = scored.settings;
  if (query === key) return '';
  if (!scored.ordered) return t('rope.swapSame');
  const [there, back] = [fixed(score, 2), fixed(swapped, 2)];
  return there === back ? '' : t('rope.swapOther', { score: there, swapped: back });
}

interface Bar {
  readonly name: string | TemplateResult;
  readonly from: number;
  readonly to: number;
  readonly value: number;
  readonly look: 'term' | 'score' | 'swapped';
  readonly colour?: string;
}

const bar = ({ name, from, to, value, look, colour }: Bar, max: number): TemplateResult => {
  const fraction = (at: number): number => 50 + (50 * at) / max;
  const [left, right] = [fraction(Math.min(from, to)), fraction(Math.max(from, to))];
  return html`<div class=${`bar-row ${look}`} style=${inlineStyle(colour ? `--hand: ${colour}` : '')}>
    <dt>${name}</dt>
    <dd class="number">${fixed(value, 2)}</dd>
    <dd class="beam" aria-hidden="true">
      <i style=${inlineStyle(`left: ${left.toFixed(2)}%; width: ${(right - left).toFixed(2)}%`)}></i>
    </dd>
  </div>`;
};

/** The score of a pair: two lengths and a cosine. */
export function pairAnswer(t: Translate, scored: Scored, pair: number): TemplateResult {
  const [q, k] = [scored.query.hands[pair]!.length, scored.key.hands[pair]!.length];
  const term = scored.terms[pair]!;
  const max = q * k;
  const colour = handColour(pair, scored.settings.pairs);
  return html`
    <p class="sum number reserve">
      <span>${fixed(q, 2)} × ${fixed(k, 2)}</span> <span>× cos ${describeAngleBetween(scored, pair)}</span>
      <b>= ${fixed(term, 2)}</b>
    </p>
    <p class="soft">${t('rope.factors')}</p>
    <dl class="bars">
      ${bar({ name: t('rope.term'), from: 0, to: term, value: term, look: 'term', colour }, max)}
      ${bar({ name: swappedName(t), from: 0, to: scored.swappedTerms[pair]!, value: scored.swappedTerms[pair]!, look: 'swapped' }, max)}
    </dl>
  `;
}

/** The score as a sum over pairs: each bar starts where the previous one ended. */
export function headAnswer(t: Translate, scored: Scored): TemplateResult {
  const max = maxScore(scored);
  const { pairs } = scored.settings;
  let sum = 0;
  const terms = Array.from(scored.terms, (value, pair) => {
    const from = sum;
    sum += value;
    const name = html`<span class="named">${t('rope.pairName', { pair })}</span>`;
    return bar({ name, from, to: sum, value, look: 'term', colour: handColour(pair, pairs) }, max);
  });
  return html`
    <dl class="bars">
      ${terms} ${bar({ name: t('rope.score'), from: 0, to: scored.score, value: scored.score, look: 'score' }, max)}
      ${bar({ name: swappedName(t), from: 0, to: scored.swapped, value: scored.swapped, look: 'swapped' }, max)}
    </dl>
  `;
}

const swappedName = (t: Translate): string => t('rope.swapped');

/** A sentence on lengths, which rotation does not change: of one pair, or the whole head. */
export function describeNorm(t: Translate, { query, key }: Scored, pair: number | undefined): string {
  const lengths =
    pair === undefined
      ? [query.norm, query.turnedNorm, key.norm, key.turnedNorm]
      : [query.lengths[pair]!, query.hands[pair]!.length, key.lengths[pair]!, key.hands[pair]!.length];
  const [before, after, keyBefore, keyAfter] = lengths.map((length) => fixed(length, 2));
  return t('rope.norms', { query: before!, turnedQuery: after!, key: keyBefore!, turnedKey: keyAfter! });
}
