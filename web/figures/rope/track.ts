import { html, type TemplateResult } from 'lit';
import { describePosition } from '../shared/clock/clock-description.js';
import { formatNumber } from '../shared/reader/format.js';
import type { Translate } from '../shared/reader/messages.js';
import { placeRange } from './data.js';
import { gestures } from '../shared/controls/listen.js';
import type { Handle, Places, TrackDrag } from './track-drag.js';
import { getTicks, type Window } from './visible-range.js';
import { inlineStyle } from '../shared/platform/inline-style.js';

/** Accessible texts of a handle in addition to its position. */
interface AccessibleTexts {
  readonly description: string;
}

/** From here on, fewer tick labels fit. */
const crowded = 10_000;

/** The track of positions, with the query above and the key below; the handle between moves both. */
export function ropeTrack(
  t: Translate,
  { query, key }: Places,
  window: Window,
  drag: TrackDrag,
  { description }: AccessibleTexts,
): TemplateResult {
  const fraction = (place: number): string =>
    `${((100 * (place - window.from)) / (window.to - window.from)).toFixed(3)}%`;
  const [m, n] = [describePosition(query), describePosition(key)];
  const distance = describePosition(query - key).replace('-', '−');
  const handle = (name: Handle, place: number, label: string, value: number, text: string, content: TemplateResult) =>
    html`<div
      class=${`handle-of ${name}`}
      style=${inlineStyle(`left: ${fraction(place)}`)}
      role="slider"
      tabindex="0"
      aria-label=${label}
      aria-valuemin=${placeRange.min}
      aria-valuemax=${placeRange.max}
      aria-valuenow=${value}
      aria-valuetext=${`${text}. ${description}`}
      data-handle=${name}
      ${gestures(drag)}
      @keydown=${drag.key(name)}
    >
      ${content}
    </div>`;
  const [left, right] = [Math.min(query, key), Math.max(query, key)];
  return html`
    <div class="track" role="group" aria-label=${t('rope.track')}>
      <div class="rail">
        <span class="line-of" aria-hidden="true"></span>
        <span
          class="distance-line"
          style=${inlineStyle(`left: ${fraction(left)}; right: calc(100% - ${fraction(right)})`)}
          aria-hidden="true"
        ></span>
        <div aria-hidden="true">
          ${getTicks(window, window.to < crowded ? 6 : 2).map((tick) => html`<span class="tick-of soft tiny" style=${inlineStyle(`left: ${fraction(tick)}`)}><span>${formatNumber(tick)}</span></span>`)}
        </div>
        ${handle('query', query, t('rope.query'), query, m, html`<span><i>q</i><small> ${t('rope.asks')}</small>, <i>m</i> = ${m}</span>`)}
        ${handle(
          'both',
          (query + key) / 2,
          t('rope.both'),
          left,
          t('rope.places', { m, n }),
          html`<span>↔ <i>m − n</i> = ${distance}</span>`,
        )}
        ${handle('key', key, t('rope.key'), key, n, html`<span><i>k</i><small> ${t('rope.lookedAt')}</small>, <i>n</i> = ${n}</span>`)}
      </div>
      <p class="axis-name soft tiny" aria-hidden="true">${t('rope.positions')}</p>
    </div>
  `;
}
