import { html, nothing, type TemplateResult } from 'lit';
import { formatNumber } from '../shared/reader/format.js';
import { getPart } from '../shared/clock/clock-data.js';
import { handColour } from '../shared/clock/hand-colour.js';
import { roundTicks } from '../shared/plot/scale.js';
import type { HeatMapView } from './view.js';
import type { ReaderState } from '../shared/reader/reader-state.js';
import type { Translate } from '../shared/reader/messages.js';
import { inlineStyle } from '../shared/platform/inline-style.js';

/** Width of the position axis in characters: fits usual positions and grows for larger ones. */
const usualCharacters = 7;
const rampStops = 9;

/** The centre of a position or dimension, as a fraction of the picture. */
export function place(at: number, from: number, span: number): string {
  return `${((100 * (at + 0.5 - from)) / span).toFixed(3)}%`;
}

/** The titles of both axes, above their common corner. */
export function axisTitles(t: Translate): TemplateResult {
  return html`<p class="axis-titles soft tiny" aria-hidden="true">
    <span>${t('field.position')} ↓</span><span>${t('heatmap.across')}</span>
  </p>`;
}

/** Dimension numbers above the map, with the colours of their hands. */
export function dimensionAxis(readerState: ReaderState, view: HeatMapView): TemplateResult {
  const { firstDimension, shownDimensions } = view;
  const ticks = roundTicks(firstDimension, firstDimension + shownDimensions - 1, 5, 1);
  const stops = Array.from({ length: rampStops }, (_, index) => {
    const dimension = Math.round(firstDimension + (index / (rampStops - 1)) * (shownDimensions - 1));
    return handColour(getPart(dimension, readerState).pair, readerState.dimensions / 2);
  });
  return html`
    <div class="top soft tiny" aria-hidden="true">
      ${ticks.map((tick) => html`<span style=${inlineStyle(`inset-inline-start: ${place(tick, firstDimension, shownDimensions)}`)}>${tick}</span>`)}
      <div class="ramp" style=${inlineStyle(`background: linear-gradient(to right, ${stops.join(', ')})`)}></div>
    </div>
  `;
}

/** Position numbers next to the map, including the reader's row. */
export function positionAxis({ position }: ReaderState, { from, positions }: HeatMapView): TemplateResult {
  const isRowShown = position >= from && position < from + positions;
  const ticks = roundTicks(from, from + positions - 1, 6, 1).filter(
    (tick) => !isRowShown || Math.abs(tick - position) > positions / 22,
  );
  const characters = Math.max(usualCharacters, formatNumber(Math.ceil(from + positions)).length);
  const label = (tick: number, className: string) =>
    html`<span class=${className} style=${inlineStyle(`inset-block-start: ${place(tick, from, positions)}`)}
      >${formatNumber(tick)}</span
    >`;
  return html`
    <div class="side soft tiny" aria-hidden="true" style=${inlineStyle(`--characters: ${characters}`)}>
      ${ticks.map((tick) => label(tick, ''))} ${isRowShown ? label(position, 'own') : nothing}
    </div>
  `;
}
