import { html, nothing, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import type { LearnedShift } from '../../core/index.js';
import { describePosition } from '../shared/clock/clock-description.js';
import { significant, formatNumber } from '../shared/reader/format.js';
import { denseCells } from './rotation-cells.js';
import { minSeen } from '../shared/charts/matrix-cells.js';
import { matrixPicture, rotationName } from './matrix.js';
import { maxLearnedDimensions, type Learned } from './data.js';
import { degrees } from './dials.js';
import { measuredSize, powerOfTen } from '../shared/reader/scientific-notation.js';
import type { Layout } from '../shared/reader/reader-state.js';
import type { Translate } from '../shared/reader/messages.js';
import { announceAtRest } from '../shared/frame/debounced-live-region.js';

/** A learned matrix, or why there is none: still learning, or too many dimensions. */
export type Learning = Learned | 'under-way' | 'too-wide';

/** The section with the learned matrix; it has a heading if other sections are shown. */
export function rotationLearned(
  t: Translate,
  layout: Layout,
  learning: Learning,
  controls: TemplateResult,
  headed: boolean,
): TemplateResult {
  return html`
    <section aria-label=${headed ? t('rotation.name.learn') : nothing}>
      ${headed ? html`<p class="part">${t('rotation.learn')}</p>` : nothing}
      <div class="learn-controls">${controls}</div>
      <div class="stack">
        ${typeof learning === 'object' ? matrices(t, layout, learning) : nothing}
        <p class="verdict reading" ${announceAtRest()}>${verdict(t, learning)}</p>
        ${typeof learning === 'object' ? details(t, learning) : nothing}
      </div>
    </section>
  `;
}

function verdict(t: Translate, learning: Learning): TemplateResult | string {
  if (learning === 'too-wide') return t('rotation.learnLimit', { max: maxLearnedDimensions });
  if (typeof learning !== 'object') return t('rotation.learning');
  return html`<b>${t(`rotation.${outcomeName(learning)}`)}</b>${why(t, learning)}`;
}

function matrices(t: Translate, layout: Layout, learned: Learned): TemplateResult {
  const { spec, result } = learned;
  const { dimensions } = spec;
  const readerState = { ...spec, position: spec.from, layout };
  const pictures = guard([learned, layout, t('rotation.learnedMatrix')], () => {
    const learnedLabel = t('rotation.learnedLabel', { dimensions });
    const rotationLabel = t('rotation.matrixLabel', { shift: describePosition(spec.shift), dimensions });
    const rotation = result.matrix.map((value, index) => value - (learned.difference[index] ?? 0));
    const differenceLabel = t('rotation.differenceLabel', { difference: measuredSize(result.largestDifference) });
    return html`
      <figure>
        <figcaption>${t('rotation.learnedMatrix')}</figcaption>
        ${matrixPicture(denseCells(result.matrix, readerState), dimensions, learnedLabel)}
      </figure>
      <span class="sign">−</span>
      <figure>
        <figcaption>${rotationName(spec.shift)}</figcaption>
        ${matrixPicture(denseCells(rotation, readerState), dimensions, rotationLabel)}
      </figure>
      <span class="sign">=</span>
      <figure>
        <figcaption>${t('rotation.difference')} ${rotationName(spec.shift)}</figcaption>
        <div class="drawn">
          ${matrixPicture(denseCells(learned.difference, readerState), dimensions, differenceLabel)}
          ${result.largestDifference < minSeen ? html`<p class="soft fill" aria-hidden="true">${t('rotation.noDifference')}</p>` : nothing}
        </div>
      </figure>
    `;
  });
  return html`<div class="matrices">${pictures}</div>`;
}

function details(t: Translate, learned: Learned): TemplateResult {
  return html`<details>
    <summary class="text-button">${t('rotation.measures')}</summary>
    <p class="explained soft">${t('rotation.learnHow')}</p>
    ${measures(t, learned)}
  </details>`;
}

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

/** A sentence that explains the outcome with the numbers of this fit. */
function why(t: Translate, learned: Learned): string {
  const { spec, result, slowestTurn } = learned;
  return t(`rotation.${outcomeName(learned)}Why`, {
    examples: formatNumber(spec.positions),
    dimensions: spec.dimensions,
    rank: result.rank,
    shift: describePosition(spec.shift),
    difference: measuredSize(result.largestDifference),
    training: measuredSize(result.trainingResidual),
    heldOut: measuredSize(result.heldOutResidual),
    turn: degrees(slowestTurn, Math.abs(slowestTurn) < 0.1 ? 2 : 1),
  });
}

function measures(t: Translate, { spec, result }: Learned): TemplateResult {
  const rows = [
    ['rotation.rank', t('rotation.rankOf', { rank: result.rank, dimensions: spec.dimensions })],
    ['rotation.condition', describeCondition(result.condition)],
    ['rotation.training', measuredSize(result.trainingResidual)],
    ['rotation.heldOut', measuredSize(result.heldOutResidual)],
    ['rotation.largest', measuredSize(result.largestDifference)],
  ] as const;
  return html`<dl class="facts ruled">
    ${rows.map(
      ([name, text]) =>
        html`<div>
          <dt>${t(name)}</dt>
          <dd>${text}</dd>
        </div>`,
    )}
  </dl>`;
}

/** A condition number, as a power of ten if large. */
export function describeCondition(condition: number): string {
  if (!Number.isFinite(condition)) return '∞';
  return condition < 1e4 ? significant(condition, 2) : powerOfTen(condition);
}
