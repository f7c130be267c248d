import { html, nothing, svg, type TemplateResult } from 'lit';
import type { Core } from '../../core/core.js';
import { handColour } from '../shared/clock/hand-colour.js';
import { significant, formatNumber } from '../shared/reader/format.js';
import { inRow, type Translate } from '../shared/reader/messages.js';
import { bucketStarts, getSlopes } from '../shared/model-config/bias.js';
import type { ModelClock, Positions } from '../shared/model-config/model-clock.js';
import { inlineStyle } from '../shared/platform/inline-style.js';

/** The numbers of a scheme without hands: ALiBi's slopes, or the first distance of each T5 bucket. */
export interface Other {
  readonly positions: Positions;
  readonly slopes?: readonly number[];
  /** For the decoder (causal), and for the encoder, where half of the buckets are for keys ahead. */
  readonly starts?: readonly (readonly number[])[];
}

export function otherOf(core: Core, { positions }: ModelClock): Other {
  if (positions.scheme === 'alibi') return { positions, slopes: [...getSlopes(core, positions.heads)] };
  if (positions.scheme !== 't5') return { positions };
  return { positions, starts: positions.masks.map((mask) => [...bucketStarts(core, positions, mask)]) };
}

/** The picture of a model without a clock. */
export function otherPicture(t: Translate, { positions, slopes, starts }: Other, length: number): TemplateResult {
  switch (positions.scheme) {
    case 'alibi':
      return slopePicture(t, slopes ?? []);
    case 't5':
      return bucketPicture(t, starts ?? [], positions);
    case 'learned':
      return tablePicture(t, positions.rows, positions.columns, length);
    default:
      return html`<p class="reading">${t('modelClock.noPosition')}</p>`;
  }
}

/** A bar per head on a logarithmic scale: the distance at which a key loses one point of its score. */
function slopePicture(t: Translate, slopes: readonly number[]): TemplateResult {
  const max = Math.log2(Math.max(...slopes.map((slope) => 1 / slope), 2)) + 1;
  return html`<div class="other">
    <p class="reading">
      ${t('modelClock.slopes', { heads: slopes.length, max: significant(Math.max(...slopes), 3), min: significant(Math.min(...slopes), 3) })}
    </p>
    <ol class="bars" aria-label=${t('modelClock.slopeList')}>
      ${slopes.map((slope, head) => {
        const fraction = (Math.log2(1 / slope) + 1) / max;
        return html`<li
          style=${inlineStyle(`--share: ${Math.max(0.01, fraction).toFixed(4)}; --hand: ${handColour(head, slopes.length)}`)}
        >
          <span>${t('modelClock.headNumber', { head: head + 1 })}</span><i></i><b>${significant(slope, 4)}</b>
        </li>`;
      })}
    </ol>
  </div>`;
}

/** Names for causal and bidirectional attention. */
export const sideMessages = { causal: 'modelClock.decoder', none: 'modelClock.encoder' } as const;

/** The distances of each bucket, as segments of a logarithmic axis. */
function bucketPicture(
  t: Translate,
  rows: readonly (readonly number[])[],
  { farthest, masks }: Extract<Positions, { scheme: 't5' }>,
): TemplateResult {
  const end = 2 * farthest;
  const at = (distance: number): number => (100 * Math.log(1 + distance)) / Math.log(1 + end);
  return html`<div class="other">
    ${rows.map((starts, row) => {
      const last = starts.at(-1) ?? 0;
      const name = t(sideMessages[masks[row]!]);
      return html`<p class="reading">
          ${t('modelClock.buckets', { name, count: starts.length, last: formatNumber(last) })}
        </p>
        <div class="buckets">
          <svg class="drawing" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
            ${starts.map((start, bucket) => {
              const [left, right] = [at(start), at(starts[bucket + 1] ?? end)];
              return svg`<path class="bucket" d=${`M${left.toFixed(2)} 0H${right.toFixed(2)}V100H${left.toFixed(2)}z`} style=${inlineStyle(`fill: ${handColour(bucket, starts.length)}`)}></path>`;
            })}
          </svg>
          ${[0, 1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024]
            .filter((tick) => tick <= end)
            .map(
              (tick) =>
                html`<span class="label x" aria-hidden="true" style=${inlineStyle(`left: ${at(tick).toFixed(2)}%`)}
                  >${tick}</span
                >`,
            )}
          <span class="label title x" aria-hidden="true">${t('modelClock.distance')}</span>
        </div>`;
    })}
  </div>`;
}

/** The rows of the table compared with those that a text needs. */
function tablePicture(t: Translate, rows: number, columns: number, length: number): TemplateResult {
  const max = Math.max(rows, length);
  const values = {
    rows: formatNumber(rows),
    columns: formatNumber(columns),
    count: formatNumber(rows * columns),
    length: formatNumber(length),
    beyond: formatNumber(length - rows),
  };
  const text = inRow(
    t('modelClock.tableSize', values),
    t(length > rows ? 'modelClock.tableEnds' : 'modelClock.tableHolds', values),
  );
  return html`<div class="other">
    <p class="reading">${text}</p>
    <div class="rows" aria-hidden="true">
      <i class="there" style=${inlineStyle(`--share: ${(rows / max).toFixed(4)}`)}></i>
      ${length > rows ? html`<i class="gone" style=${inlineStyle(`--share: ${((length - rows) / max).toFixed(4)}`)}></i>` : nothing}
    </div>
  </div>`;
}
