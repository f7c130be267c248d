import { html, type TemplateResult } from 'lit';
import { fixed, spoken } from '../shared/reader/format.js';
import { dimensionsField, positionField, typedNumber } from '../shared/controls/number-fields.js';
import type { Reading } from '../shared/reader/reader-state.js';
import type { WavesTable } from './data.js';
import {
  presets,
  presetView,
  sameView,
  stretchRange,
  type Preset,
  type WavesView,
} from '../shared/charts/waves-view.js';
import type { Say } from '../shared/reader/words.js';

export interface WavesActions {
  readonly choosePreset: (preset: Preset) => void;
  readonly read: (patch: Partial<Reading>) => void;
  readonly stretch: (from: number, to: number) => void;
}

/** Stretches worth a look, and the position among them. */
export function wavesMainControls(say: Say, reading: Reading, view: WavesView, actions: WavesActions): TemplateResult {
  return html`
    <div class="line" role="group" aria-label=${say('waves.examples')}>
      <span class="quiet" aria-hidden="true">${say('waves.examples')}</span>
      ${presets.map((preset) => presetButton(say, preset, reading, view, actions))}
    </div>
    <div class="line fields">${positionField(say, reading.position, actions.read, [view.from, view.to])}</div>
  `;
}

/** What makes the waves, and any stretch of them. */
export function wavesFurtherControls(
  say: Say,
  reading: Reading,
  view: WavesView,
  actions: WavesActions,
): TemplateResult {
  return html`
    <div class="line fields">
      ${dimensionsField(say, reading.dimensions, actions.read)} ${stretchField(say, 'from', view, actions)}
      ${stretchField(say, 'to', view, actions)}
    </div>
  `;
}

function stretchField(
  say: Say,
  end: 'from' | 'to',
  { from, to }: WavesView,
  { stretch }: WavesActions,
): TemplateResult {
  if (end === 'from')
    return typedNumber(say, say('waves.from'), from, { ...stretchRange, max: to - 1 }, (chosen) => stretch(chosen, to));
  return typedNumber(say, say('waves.to'), to, { ...stretchRange, min: from + 1 }, (chosen) => stretch(from, chosen));
}

function presetButton(
  say: Say,
  preset: Preset,
  { dimensions, layout }: Reading,
  view: WavesView,
  { choosePreset }: WavesActions,
): TemplateResult {
  const shown =
    (preset !== 'ten-positions' || dimensions === 2) && sameView(view, presetView(preset, dimensions, layout));
  return html`<button
    type="button"
    class="tool"
    aria-pressed=${shown ? 'true' : 'false'}
    @click=${() => choosePreset(preset)}
  >
    ${say(`waves.${preset}`)}
  </button>`;
}

export function wavesTable(say: Say, chosen: readonly number[], { positions, columns }: WavesTable): TemplateResult {
  return html`
    <table>
      <thead>
        <tr>
          <th scope="col">${say('field.position')}</th>
          ${chosen.map((dimension) => html`<th scope="col">${say('waves.dimension')} ${dimension}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${positions.map(
          (position, row) =>
            html`<tr>
              <th scope="row">${spoken(position)}</th>
              ${columns.map((column) => html`<td>${fixed(column[row] ?? 0, 4)}</td>`)}
            </tr>`,
        )}
      </tbody>
    </table>
  `;
}
