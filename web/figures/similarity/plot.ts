import { html, nothing, type TemplateResult } from 'lit';
import { fixed, formatNumber } from '../shared/reader/format.js';
import type { SimilarityCurve, Sides } from './data.js';
import { toX, toY, type SimilarityView } from './view.js';
import type { Translate } from '../shared/reader/messages.js';
import { inlineStyle } from '../shared/platform/inline-style.js';

const at = (distance: number, view: SimilarityView): string => `left: ${toX(distance, view).toFixed(3)}%`;

/** A mark at the first rise or, for a rotated query, at the best match, from which distances then count. */
export function marks(t: Translate, { at: likeness, rises }: SimilarityCurve, view: SimilarityView): TemplateResult {
  const first = rises[0];
  return html`
    ${view.offset === 0 ? nothing : html`<span class="turned soft" style=${inlineStyle(at(view.offset, view))}><span>φ</span></span>`}
    ${
      first === undefined || first > view.reach || view.offset !== 0
        ? nothing
        : html`<span
            class=${first > 0.4 * view.reach ? 'first near-end' : 'first'}
            style=${inlineStyle(`${at(first, view)}; top: ${toY(likeness[first] ?? 0, view).toFixed(2)}%`)}
            ><span>${t('similarity.firstRise', { distance: first })}</span></span
          >`
    }
  `;
}

/** The two compared encodings: a slider after the reader's position, connected to its mirror image before it. */
export function probe(
  t: Translate,
  sides: Sides,
  distance: number,
  view: SimilarityView,
  pairs: number,
  words: string,
  onKey: (event: KeyboardEvent) => void,
): TemplateResult {
  const heights = { after: toY(sides.after / pairs, view), before: toY(sides.before / pairs, view) };
  const ends = { after: toX(distance, view), before: toX(-distance, view) };
  return html`
    <span
      class="end"
      style=${inlineStyle(`left: ${ends.before.toFixed(3)}%; top: ${heights.before.toFixed(2)}%`)}
      aria-hidden="true"
    ></span>
    <span
      class="end grip"
      style=${inlineStyle(`left: ${ends.after.toFixed(3)}%; top: ${heights.after.toFixed(2)}%`)}
      role="slider"
      tabindex="0"
      aria-label=${t('similarity.compared')}
      aria-valuemin="0"
      aria-valuemax=${view.reach}
      aria-valuenow=${distance}
      aria-valuetext=${words}
      @keydown=${onKey}
    ></span>
  `;
}

/** The comparison as a sentence. */
export function describeSides(
  t: Translate,
  position: number,
  distance: number,
  { after, before }: Sides,
  pairs: number,
): string {
  // Compares the displayed digits, so that numbers that look equal are called equal.
  const values = { after: fixed(after, 3), before: fixed(before, 3) };
  return t(values.after === values.before ? 'similarity.same' : 'similarity.apart', {
    position: formatNumber(position),
    later: formatNumber(position + distance),
    earlier: formatNumber(position - distance),
    ...values,
    share: formatNumber(Math.round((100 * after) / pairs)),
  });
}
