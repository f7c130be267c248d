import type { TemplateResult } from 'lit';
import { fixed, formatNumber } from '../shared/reader/format.js';
import { presetButton, presetGroup } from '../shared/controls/choice.js';
import type { ReaderState } from '../shared/reader/reader-state.js';
import type { WavesTable } from './data.js';
import { presets, presetView, sameView, type Preset, type WavesView } from '../shared/charts/waves-view.js';
import type { Translate } from '../shared/reader/messages.js';
import { dataTable, type Column } from '../shared/data-table.js';

/** Buttons for examples of interesting ranges. */
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

export const wavesTable = (
  t: Translate,
  chosen: readonly number[],
  { positions, columns }: WavesTable,
): TemplateResult =>
  dataTable(positions, [
    [t('field.position'), (position) => formatNumber(position)],
    ...chosen.map((dimension, index): Column<number> => [
      `${t('waves.dimension')} ${dimension}`,
      (_, row) => fixed(columns[index]![row] ?? 0, 4),
    ]),
  ]);
