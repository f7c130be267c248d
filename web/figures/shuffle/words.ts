import { html, nothing, type TemplateResult } from 'lit';
import { measuredSize } from '../shared/reader/scientific-notation.js';
import type { Translate } from '../shared/reader/messages.js';
import { dataTable, type Column } from '../shared/data-table.js';

/** Smaller changes are rounding: sixty-four float terms of order one, summed in another order. */
const rounding = 1e-5;

/** Measurements after moving words, and the options that are on. */
export interface ShuffleOutcome {
  readonly count: number;
  readonly moved: boolean;
  /** The largest change of any word's output, and of their mean. */
  readonly outputChange: number;
  readonly meanChange: number;
  readonly code: boolean;
  readonly causal: boolean;
  readonly mean: boolean;
}

/** A sentence on what was measured, and why: no change, rounding, or a change. */
export function verdict(t: Translate, outcome: ShuffleOutcome): TemplateResult {
  const { count, moved, outputChange, meanChange, mean } = outcome;
  if (!moved) return html`${t(count === 1 ? 'shuffle.single' : 'shuffle.unmoved')}`;
  return html`<strong>${t('shuffle.change', { change: measuredSize(outputChange) })}</strong> ${t(reason(outcome))}
    ${mean ? html`<br /><strong>${t('shuffle.meanChange', { change: measuredSize(meanChange) })}</strong> ${t(meanChange < rounding ? 'shuffle.meanStays' : 'shuffle.meanMoves')}` : nothing}`;
}

function reason({ outputChange, code, causal }: ShuffleOutcome) {
  if (outputChange === 0) return 'shuffle.exactly';
  if (outputChange < rounding) return 'shuffle.rounding';
  if (!code) return 'shuffle.masked';
  return causal ? 'shuffle.both' : 'shuffle.coded';
}

/** The table of attention weights in the current order, and the change of each output. */
export function shuffleTable(
  t: Translate,
  placed: readonly string[],
  weights: ArrayLike<number>,
  movement: ArrayLike<number>,
): TemplateResult {
  return dataTable(placed, [
    [t('shuffle.looks'), (word) => word],
    ...placed.map((word, column): Column<string> => [
      word,
      (_, row) => (weights[row * placed.length + column] ?? 0).toFixed(4),
    ]),
    [t('shuffle.movement'), (_, row) => movement[row]?.toExponential(1)],
  ]);
}
