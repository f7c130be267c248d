import { html, type TemplateResult } from 'lit';
import { closeness, closenessRange, farthestPosition, type HeatMapView } from './view.js';
import { sliderField, numberField } from '../shared/controls/number-fields.js';
import type { ReaderState } from '../shared/reader/reader-state.js';
import type { Translate } from '../shared/reader/messages.js';

const positionRange = { min: 0, max: farthestPosition, kind: 'whole' } as const;

export interface HeatMapControlActions {
  readonly jump: (position: number) => void;
  /** Relative to the whole table. */
  readonly zoomTo: (closeness: number) => void;
  readonly showWhole: () => void;
  readonly savePicture: () => void;
}

/** The controls for position and zoom. */
export function heatMapMainControls(
  t: Translate,
  { position }: ReaderState,
  view: HeatMapView,
  { jump, zoomTo }: HeatMapControlActions,
): TemplateResult {
  const slide = [1, closenessRange.max] as const;
  return html`
    <div class="line fields">
      ${numberField(t, t('heatmap.jump'), position, positionRange, jump)}
      ${sliderField(t, 'closeness', t('heatmap.zoom'), closeness(view), closenessRange, slide, zoomTo, { logarithmic: true })}
    </div>
  `;
}

/** Buttons for the whole table and for saving the picture. */
export function furtherButtons(
  t: Translate,
  { showWhole, savePicture }: Pick<HeatMapControlActions, 'showWhole' | 'savePicture'>,
): TemplateResult {
  return html`
    <button type="button" class="text-button" @click=${showWhole}>${t('heatmap.whole')}</button>
    <button type="button" class="text-button" @click=${savePicture}>${t('heatmap.png')}</button>
  `;
}
