import { html, type TemplateResult } from 'lit';
import { farthestPosition } from './view.js';
import { typedNumber } from '../shared/controls/number-fields.js';
import type { ReaderState } from '../shared/reader/reader-state.js';
import type { Say } from '../shared/reader/words.js';

const positionRange = { min: 0, max: farthestPosition, kind: 'whole' } as const;

export interface HeatMapControlActions {
  readonly jump: (position: number) => void;
  /** Above 1: closer. */
  readonly zoom: (factor: number) => void;
  readonly showWhole: () => void;
  readonly savePicture: () => void;
  readonly saveTable: () => void;
}

/** The controls of where in the table to look, and how closely. */
export function heatMapMainControls(
  say: Say,
  { position }: ReaderState,
  { jump, zoom, showWhole }: HeatMapControlActions,
): TemplateResult {
  return html`
    <div class="line">
      ${typedNumber(say, say('heatmap.jump'), position, positionRange, jump)}
      <span class="zoom">
        <span class="zoom-name" aria-hidden="true">${say('heatmap.zoom')}</span>
        <button type="button" class="step" aria-label=${say('heatmap.farther')} @click=${() => zoom(0.5)}>−</button>
        <button type="button" class="step" aria-label=${say('heatmap.closer')} @click=${() => zoom(2)}>+</button>
        <button type="button" class="tool" @click=${showWhole}>${say('heatmap.whole')}</button>
      </span>
    </div>
  `;
}

/** The picture and the table, to take along. */
export function saveButtons(
  say: Say,
  { savePicture, saveTable }: Pick<HeatMapControlActions, 'savePicture' | 'saveTable'>,
): TemplateResult {
  return html`
    <button type="button" class="tool" @click=${savePicture}>${say('heatmap.png')}</button>
    <button type="button" class="tool" @click=${saveTable}>${say('heatmap.npy')}</button>
  `;
}
