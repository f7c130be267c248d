import { html, type TemplateResult } from 'lit';
import type { Colours } from '../../core/index.js';
import { choice, layoutChoice } from '../shared/controls/choice.js';
import { readingRanges } from '../shared/reader/fields.js';
import { farthestPosition } from './view.js';
import { typedNumber } from '../shared/controls/number-fields.js';
import type { Reading } from '../shared/reader/reader-state.js';
import type { Say } from '../shared/reader/words.js';

const positionRange = { min: 0, max: farthestPosition, kind: 'whole' } as const;

export interface HeatMapControlActions {
  readonly jump: (position: number) => void;
  /** Above 1: closer. */
  readonly zoom: (factor: number) => void;
  readonly showWhole: () => void;
  readonly choose: (colours: Colours) => void;
  readonly read: (patch: Partial<Reading>) => void;
  /** The figure's own width, whatever the page shows. */
  readonly widen: (dimensions: number) => void;
  readonly savePicture: () => void;
  readonly saveTable: () => void;
}

/** Where in the table to look, and how closely. */
export function heatMapMainControls(
  say: Say,
  { position }: Reading,
  { jump, zoom, showWhole }: HeatMapControlActions,
): TemplateResult {
  return html`
    <div class="line">
      ${typedNumber(say, say('heatmap.jump'), position, positionRange, jump)}
      <span class="zoom">
        <button type="button" class="step" aria-label=${say('heatmap.closer')} @click=${() => zoom(2)}>+</button>
        <button type="button" class="step" aria-label=${say('heatmap.farther')} @click=${() => zoom(0.5)}>−</button>
        <button type="button" class="tool" @click=${showWhole}>${say('heatmap.whole')}</button>
      </span>
    </div>
  `;
}

/** What makes the table and its picture, and both to take along. */
export function heatMapFurtherControls(
  say: Say,
  { dimensions, base, layout }: Reading,
  colours: Colours,
  { choose, read, widen, savePicture, saveTable }: HeatMapControlActions,
): TemplateResult {
  const palettes = (['viridis', 'RdBu'] as const).map((value) => ({ value, label: value }));
  return html`
    <div class="line">
      ${choice<Colours>('colours', say('heatmap.colours'), palettes, colours, choose)}
      ${layoutChoice(say, layout, read)}
    </div>
    <div class="line">
      ${typedNumber(say, say('field.dimensions'), dimensions, readingRanges.dimensions, widen)}
      ${typedNumber(say, say('field.base'), base, readingRanges.base, (to) => read({ base: to }))}
      <button type="button" class="tool" @click=${savePicture}>${say('heatmap.png')}</button>
      <button type="button" class="tool" @click=${saveTable}>${say('heatmap.npy')}</button>
    </div>
  `;
}
