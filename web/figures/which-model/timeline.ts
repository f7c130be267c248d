import { html, nothing, type TemplateResult } from 'lit';
import type { Translate } from '../shared/reader/messages.js';
import type { Dot, Lane, Timeline } from './dot-layout.js';
import { getMonth, type Row } from './row.js';
import { inlineStyle } from '../shared/platform/inline-style.js';

/** The selected row, and a callback for selecting another. */
export interface Picking {
  /** The row with details below. */
  readonly selected: Row;
  readonly matches: (row: Row) => boolean;
  readonly pick: (row: Row) => void;
  readonly key: (event: KeyboardEvent) => void;
}

/** The timeline: a dot per model, a lane per encoding, years to the right. One tab stop; arrows move between dots. */
export function timelineDrawing(t: Translate, { years, lanes, undated }: Timeline, picking: Picking): TemplateResult {
  const [first, last] = [years[0]!, years.at(-1)!];
  const at = (year: number): string => `${((100 * (year - first)) / (last - first)).toFixed(3)}%`;
  return html`
    <div class="timeline" role="group" aria-label=${t('whichModel.timeline')} @keydown=${picking.key}>
      <div class="years" aria-hidden="true">
        ${years.map((year) => html`<i style=${inlineStyle(`left: ${at(year)}`)}></i>`)}
      </div>
      ${lanes.map((lane) => laneDrawing(t, lane, picking))}
      <div class="axis soft tiny" aria-hidden="true">
        ${years.slice(0, -1).map((year) => html`<span style=${inlineStyle(`left: ${at(year + 0.5)}`)}>${year}</span>`)}
        <b>${t('whichModel.published')}</b>
      </div>
    </div>
    ${
      undated.length > 0
        ? html`<p class="undated cluster soft small">
            ${t('whichModel.undated')}
            ${undated.map((row) => html`<span>${getDot(t, { row, across: 0, line: 0, wideLine: 0 }, picking)}${row.name}</span>`)}
          </p>`
        : nothing
    }
  `;
}

const laneDrawing = (t: Translate, lane: Lane, picking: Picking): TemplateResult =>
  html`<div
    class=${lane.namedInFront ? 'lane' : 'lane named-behind'}
    style=${inlineStyle(`--mark: var(--${lane.scheme}); --lines: ${lane.lines}; --wide-lines: ${lane.wideLines}`)}
  >
    <b>${t(`whichModel.scheme.${lane.scheme}`)}</b>
    ${lane.dots.map((dot) => getDot(t, dot, picking))}
  </div>`;

function getDot(
  t: Translate,
  { row, across, line, wideLine }: Dot,
  { selected, matches, pick }: Picking,
): TemplateResult {
  const isSelected = row.key === selected.key;
  const label = t('whichModel.dot', {
    name: row.name,
    month: getMonth(row) ?? t('whichModel.unverified'),
    encoding: t(`whichModel.scheme.${row.scheme}`),
  });
  return html`<button
    type="button"
    class=${matches(row) ? 'dot' : 'dot faint'}
    style=${inlineStyle(`left: ${(100 * across).toFixed(2)}%; --line: ${line}; --wide-line: ${wideLine}; --mark: var(--${row.scheme})`)}
    data-key=${row.key}
    title=${label}
    aria-label=${label}
    aria-pressed=${isSelected ? 'true' : 'false'}
    tabindex=${isSelected ? '0' : '-1'}
    @click=${() => pick(row)}
  ></button>`;
}
