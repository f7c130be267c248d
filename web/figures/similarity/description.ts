import { html, nothing, type TemplateResult } from 'lit';
import { formatNumber } from '../shared/reader/format.js';
import type { SimilarityCurve } from './data.js';
import { countedPositions } from './view.js';
import { getShape } from '../shared/curve-pad/sketch-shape.js';
import { inRow, type Translate } from '../shared/reader/messages.js';

/** A guess with a range below this fraction of the height is level. */
const level = 0.1;
/** A peak within this fraction of the width from the middle counts as centred. */
const middle = 0.08;

/**
 * The verdict on a guess: which features of the unrotated curve it has and lacks. Compares shape features, not pixels.
 * It's also shown next to a rotated curve, so it says "the plain product".
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

/** How often the similarity rises on the way from its peak. */
export function describeCounts(t: Translate, { rises }: SimilarityCurve): string {
  const [first] = rises;
  const steps = { steps: formatNumber(countedPositions - 1) };
  return first === undefined
    ? t('similarity.neverRises', steps)
    : t('similarity.counts', { ...steps, rises: formatNumber(rises.length), first: formatNumber(first) });
}

/** Describes the revealed curve: the two encodings, the count of rises, and the effect of the learned rotation. */
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
      ${guess ? html`<p class="verdict prose">${verdict(t, guess, comesBack)}</p>` : nothing}
      <p class="counts">${counts}</p>
      <p class="turn soft">${withProduct(t(turned, { offset: Math.abs(offset) }))}</p>
      <p class="sides reserve">${sides}</p>
    </div>
  `;
}

/** Replaces `{product}` in a message by the formula W_Q W_K^T. */
function withProduct(text: string): TemplateResult {
  const [before = '', after = ''] = text.split('{product}');
  return html`${before}<span class="product">W<sub>Q</sub>W<sub>K</sub><sup>⊤</sup></span
    >${after}`;
}
