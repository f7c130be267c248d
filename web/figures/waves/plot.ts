import { html, nothing, type TemplateResult } from 'lit';
import { fixed, formatNumber } from '../shared/reader/format.js';
import { handColour } from '../shared/clock/hand-colour.js';
import { keyedStep } from '../shared/controls/slider-keys.js';
import type { Wave } from './data.js';
import { across, down } from './drawing.js';
import { spreadLabels, ticks, type WavesView } from '../shared/charts/waves-view.js';
import { inRow, type Translate } from '../shared/reader/messages.js';
import { inlineStyle } from '../shared/platform/inline-style.js';

/** The height of a label in the smallest plot, in the unit of the values. */
const labelHeight = 0.16;

/** Text around the plot: positions below, values on the left, and at the end of each line the dimension that it draws. */
export function plotLabels(t: Translate, waves: readonly Wave[], view: WavesView, pairs: number): TemplateResult {
  const ends = spreadLabels(
    waves.map(({ points }) => points.at(-1)?.y ?? 0),
    labelHeight,
  );
  return html`<div aria-hidden="true">
    ${ticks(view.from, view.to).map((tick) => html`<span class="label x" style=${inlineStyle(`left: ${across(tick, view).toFixed(2)}%`)}>${formatNumber(tick)}</span>`)}
    ${[-1, 0, 1].map((value) => html`<span class="label y" style=${inlineStyle(`top: ${down(value).toFixed(2)}%`)}>${formatNumber(value)}</span>`)}
    ${waves.map(
      ({ dimension, pair }, index) =>
        html` <span
          class="label end"
          style=${inlineStyle(`top: ${down(ends[index] ?? 0).toFixed(2)}%; --hand: ${handColour(pair, pairs)}`)}
          >${t('waves.dim')} ${dimension}</span
        >`,
    )}
    <span class="label title x">${t('field.position')}</span>
    <span class="label title y">${t('waves.values')}</span>
  </div>`;
}

/** One chosen dimension at the reader's position. */
export interface WaveValue {
  readonly dimension: number;
  readonly pair: number;
  readonly value: number;
}

/** The reader's position among the lines: a slider with the values at it, or a mark at the edge behind which it lies. */
export function readerMark(
  t: Translate,
  position: number,
  values: readonly WaveValue[],
  view: WavesView,
  pairs: number,
  onKey: (event: KeyboardEvent) => void,
): TemplateResult {
  const [before, after] = [position < view.from, position > view.to];
  const outside = before || after;
  const shown = Math.min(view.to, Math.max(view.from, position));
  const number = formatNumber(position);
  return html`
    <div
      class=${outside ? 'reader outside' : 'reader'}
      style=${inlineStyle(`--at: ${across(shown, view).toFixed(3)}%`)}
      role="slider"
      tabindex="0"
      aria-label=${t('field.position')}
      aria-valuemin=${view.from}
      aria-valuemax=${view.to}
      aria-valuenow=${shown}
      aria-valuetext=${describePosition(t, position, values, outside)}
      @keydown=${onKey}
    >
      <span class="number">${before ? '← ' : ''}${number}${after ? ' →' : ''}</span>
      ${
        outside
          ? nothing
          : values.map(
              ({ value, pair }) =>
                html` <span
                  class="value"
                  style=${inlineStyle(`top: ${down(value).toFixed(2)}%; color: ${handColour(pair, pairs)}`)}
                ></span>`,
            )
      }
    </div>
  `;
}

function describePosition(t: Translate, position: number, values: readonly WaveValue[], outside: boolean): string {
  const each = values.map(({ dimension, value }) => t('waves.value', { dimension, value: fixed(value, 4) }));
  const sentence = t('waves.at', { position: formatNumber(position), values: each.join(t('waves.comma')) });
  return outside ? inRow(sentence, t('waves.outside')) : sentence;
}

/** A step of the arrow keys, or the position that a key names; undefined for keys that do not move the position. */
export function keyedPosition(key: string, position: number, { from, to }: WavesView): number | undefined {
  const step = keyedStep(key);
  // From between two positions a step leads to the next whole one.
  if (step !== undefined) return step > 0 ? Math.floor(position) + step : Math.ceil(position) + step;
  return key === 'Home' ? from : key === 'End' ? to : undefined;
}
