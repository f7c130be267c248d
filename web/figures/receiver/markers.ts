import { html, nothing, type TemplateResult } from 'lit';
import { formatNumber } from '../shared/reader/format.js';
import type { Finding } from './data.js';
import { ticks } from '../shared/charts/waves-view.js';
import type { Translate } from '../shared/reader/messages.js';
import { inlineStyle } from '../shared/platform/inline-style.js';

/** The part of the position axis that a plot shows. */
export interface Axis {
  readonly from: number;
  readonly positions: number;
}

/** Percent from the left edge of the plot. */
export function across(position: number, { from, positions }: Axis): number {
  return (100 * (position - from)) / positions;
}

/** The same, clamped to the edges. */
export const acrossShown = (position: number, axis: Axis): number => Math.min(100, Math.max(0, across(position, axis)));

const inside = (position: number, { from, positions }: Axis): boolean =>
  position >= from && position <= from + positions;

/** Tick positions: integers, or tenths in short ranges. */
function marked({ from, positions }: Axis): readonly number[] {
  const fine = positions < 5 ? 10 : 1;
  return ticks(fine * from, fine * (from + positions)).map((tick) => tick / fine);
}

export function axisLabels(t: Translate, axis: Axis): TemplateResult {
  return html`<div class="ticks soft tiny" aria-hidden="true">
    ${marked(axis).map((tick) => html`<span style=${inlineStyle(`--at: ${across(tick, axis).toFixed(3)}%`)}>${formatNumber(tick)}</span>`)}
    <b>${t('field.position')}</b>
  </div>`;
}

/** A labelled line across the plot; outside the range, an arrow at the edge. */
function mark(kind: string, name: string, position: number, axis: Axis): TemplateResult {
  const [before, after] = [position < axis.from, position > axis.from + axis.positions];
  const classes = `mark ${kind}${inside(position, axis) ? '' : ' outside'}`;
  return html`<div class=${classes} style=${inlineStyle(`--at: ${acrossShown(position, axis).toFixed(3)}%`)}>
    <span>${before ? '← ' : ''}${name}${after ? ' →' : ''}</span>
  </div>`;
}

/** The guess and, once revealed, the hidden position and the fix, with labels on separate lines. */
export function marks(
  t: Translate,
  axis: Axis,
  finding: Finding | undefined,
  guess: number | undefined,
  revealed: boolean,
): TemplateResult {
  return html`
    ${guess === undefined ? nothing : mark('guess', t('receiver.yours'), guess, axis)}
    ${
      revealed && finding
        ? html`${mark('truth', t('receiver.truth'), finding.settings.position, axis)}
          ${mark('fix', t('receiver.fix'), finding.reception.position, axis)}`
        : nothing
    }
  `;
}
