import { html, nothing, type TemplateResult } from 'lit';
import { formatNumber } from '../shared/reader/format.js';
import type { Likeness } from './data.js';
import { countedPositions } from './view.js';
import { getShape } from '../shared/curve-pad/sketch-shape.js';
import { inRow, type Translate } from '../shared/reader/messages.js';

/** Less than this share of the pad from top to bottom is a level line. */
const level = 0.1;
/** A peak this near the middle, as a share of the width, was meant to be there. */
const middle = 0.08;

/**
 * The verdict on a guess: the features that it shares with the plain curve, and those that it does not. It compares
 * shapes, never pixels, and stands beside a turned curve as well, so it says "the plain product" of whatever it says of
 * that.
 */
export function verdict(t: Translate, guess: readonly number[], comesBack: boolean): string {
  const shape = getShape(guess);
  if (shape.swing < level) return t('similarity.guessLevel');
  const central = Math.abs(shape.peak - 0.5) <= middle;
  const sentences: string[] = [];
  if (shape.rebounds) sentences.push(t('similarity.guessRises'));
  else if (central) sentences.push(t(comesBack ? 'similarity.guessComesBack' : 'similarity.guessFalls'));
  if (!central) sentences.push(t('similarity.guessPeak'));
  else sentences.push(t(shape.symmetric ? 'similarity.guessSame' : 'similarity.guessApart'));
  return inRow(...sentences);
}

/** The number of times that the likeness rises on the way from its peak, in words. */
export function describeCounts(t: Translate, { rises }: Likeness): string {
  const [first] = rises;
  const steps = { steps: formatNumber(countedPositions - 1) };
  return first === undefined
    ? t('similarity.neverRises', steps)
    : t('similarity.counts', { ...steps, rises: formatNumber(rises.length), first: formatNumber(first) });
}

/**
 * The description of the curve, once it is seen: the two codes compared, the count, and the effect of the learned turn.
 */
export function similarityDescription(
  t: Translate,
  sides: string,
  counts: string,
  offset: number,
  guess: readonly number[] | undefined,
  comesBack: boolean,
): TemplateResult {
  const turned = offset > 0 ? 'similarity.turnedAhead' : offset < 0 ? 'similarity.turnedBack' : 'similarity.notTurned';
  return html`
    <div class="revealed" tabindex="-1">
      ${guess ? html`<p class="verdict">${verdict(t, guess, comesBack)}</p>` : nothing}
      <p class="counts">${counts}</p>
      <p class="turn">${withProduct(t(turned, { offset: Math.abs(offset) }))}</p>
      <p class="sides">${sides}</p>
    </div>
  `;
}

/** Words cannot carry a formula: `{product}` in them stands for W_Q W_K^T. */
function withProduct(text: string): TemplateResult {
  const [before = '', after = ''] = text.split('{product}');
  return html`${before}<span class="product">W<sub>Q</sub>W<sub>K</sub><sup>⊤</sup></span
    >${after}`;
}
