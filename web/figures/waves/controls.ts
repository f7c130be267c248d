import { html, type TemplateResult } from 'lit';
import { fixed, formatNumber } from '../shared/reader/format.js';
import { presetButton, presetGroup } from '../shared/controls/choice.js';
import type { ReaderState } from '../shared/reader/reader-state.js';
import type { WavesTable } from './data.js';
import { presets, presetView, sameView, type Preset, type WavesView } from '../shared/charts/waves-view.js';
import type { Translate } from '../shared/reader/messages.js';

/** Stretches worth a look. */
export const wavesExamples = (
  t: Translate,
  readerState: ReaderState,
  view: WavesView,
  choose: (preset: Preset) => void,
): TemplateResult =>
  presetGroup(
    t('waves.examples'),
    presets.map((preset) =>
      presetButton(t(`waves.${preset}`), isShown(preset, readerState, view), () => choose(preset)),
    ),
  );

function isShown(preset: Preset, { dimensions, layout }: ReaderState, view: WavesView): boolean {
  return (preset !== 'ten-positions' || dimensions === 2) && sameView(view, presetView(preset, dimensions, layout));
}

export function wavesTable(
  t: Translate,
  chosen: readonly number[],
  { positions, columns }: WavesTable,
): TemplateResult {
  return html`
    <table>
      <thead>
        <tr>
          <th scope="col">${t('field.position')}</th>
          ${chosen.map((dimension) => html`<th scope="col">${t('waves.dimension')} ${dimension}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${positions.map(
          (position, row) =>
            html`<tr>
              <th scope="row">${formatNumber(position)}</th>
              ${columns.map((column) => html`<td>${fixed(column[row] ?? 0, 4)}</td>`)}
            </tr>`,
        )}
      </tbody>
    </table>
  `;
}
