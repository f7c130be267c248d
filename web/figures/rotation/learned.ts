import { html, type TemplateResult } from 'lit';
import type { LearnedShift } from '../../core/index.js';
import { describePosition } from '../shared/clock/clock-description.js';
import { formatNumber, significant } from '../shared/reader/format.js';
import type { Translate } from '../shared/reader/messages.js';
import { measuredSize, powerOfTen } from '../shared/reader/scientific-notation.js';
import type { Learned } from './data.js';
import { degrees } from './dials.js';

/** A visible rotation, in radians. */
const plainTurn = 1;

/**
 * The outcome's name in message keys. Many matrices fit if a hand hardly moves over the examples, or if there are too
 * many hands of similar frequency for so few positions.
 */
export function outcomeName({
  result,
  slowestTurn,
}: Pick<Learned, 'result' | 'slowestTurn'>): LearnedShift['outcome'] | 'crowded' {
  return result.outcome === 'not-unique' && Math.abs(slowestTurn) > plainTurn ? 'crowded' : result.outcome;
}

/** Why the fit ended so, in a paragraph, and its measurements. */
export function learnedDetails(t: Translate, learned: Learned): TemplateResult {
  const { spec, result, slowestTurn } = learned;
  const why = t(`rotation.${outcomeName(learned)}Why`, {
    examples: formatNumber(spec.positions),
    dimensions: spec.dimensions,
    rank: result.rank,
    shift: describePosition(spec.shift),
    difference: measuredSize(result.largestDifference),
    training: measuredSize(result.trainingResidual),
    heldOut: measuredSize(result.heldOutResidual),
    turn: degrees(slowestTurn, Math.abs(slowestTurn) < 0.1 ? 2 : 1),
  });
  const rows = [
    ['rotation.rank', t('rotation.rankOf', { rank: result.rank, dimensions: spec.dimensions })],
    ['rotation.condition', describeCondition(result.condition)],
    ['rotation.training', measuredSize(result.trainingResidual)],
    ['rotation.heldOut', measuredSize(result.heldOutResidual)],
    ['rotation.largest', measuredSize(result.largestDifference)],
  ] as const;
  return html`<div class="line">
    <p class="reading">${why} ${t('rotation.learnHow')}</p>
    <dl class="facts ruled">
      ${rows.map(
        ([name, text]) =>
          html`<div>
            <dt>${t(name)}</dt>
            <dd>${text}</dd>
          </div>`,
      )}
    </dl>
  </div>`;
}

/** A condition number, as a power of ten if large. */
export function describeCondition(condition: number): string {
  if (!Number.isFinite(condition)) return '∞';
  return condition < 1e4 ? significant(condition, 2) : powerOfTen(condition);
}
