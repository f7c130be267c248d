import { html, nothing, svg, type TemplateResult } from 'lit';
import type { Translate } from '../shared/reader/messages.js';
import { dataTable, type Column } from '../shared/data-table.js';
import { formatPercent } from '../shared/reader/format.js';

/** The model's confidence in whole percent, at most 99%. */
export const formatConfidence = (fraction: number): string => formatPercent(Math.min(0.99, fraction));

/** A bar below a word: the pronoun's attention to it. */
export function attentionBar(look: number | undefined): TemplateResult {
  const height = 100 * (look ?? 0);
  return html`<span class="look soft" aria-hidden="true">
    <svg viewBox="0 0 100 102" preserveAspectRatio="none">
      ${svg`<rect class="height" x="30" y=${100 - height} width="40" height=${height} />`}
      ${svg`<rect class="floor" y="100" width="100" height="2" />`}
    </svg>
    <span>${look === undefined ? nothing : formatPercent(look)}</span>
  </span>`;
}

/** The pronoun's attention to each word, by head. */
export const pronounTable = (
  t: Translate,
  words: readonly string[],
  byHead: readonly (readonly number[])[],
): TemplateResult =>
  dataTable(byHead, [
    [t('pronoun.headColumn'), (_, index) => index + 1],
    ...words.map((word, place): Column<readonly number[]> => [word, (row) => row[place]!.toFixed(4)]),
  ]);
