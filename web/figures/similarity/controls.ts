import { html, type TemplateResult } from 'lit';
import { choice } from '../shared/controls/choice.js';
import { fixed, spoken } from '../shared/reader/format.js';
import { baseField, dimensionsField, positionField, slidNumber } from '../shared/controls/number-fields.js';
import type { Reading } from '../shared/reader/reader-state.js';
import type { Likeness } from './data.js';
import { offsetRange, zooms, type SimilarityView, type Zoom } from './view.js';
import type { Say } from '../shared/reader/words.js';

export interface SimilarityActions {
  readonly read: (patch: Partial<Reading>) => void;
  readonly zoom: (zoom: Zoom) => void;
  readonly turn: (offset: number) => void;
}

/** The turn can be set once the curve is seen: before, it would answer the question. */
export function similarityMainControls(
  say: Say,
  zoom: Zoom,
  offset: number,
  revealed: boolean,
  actions: SimilarityActions,
): TemplateResult {
  const zoomOptions = zooms.map((value) => ({ value, label: `±${spoken(Number(value))}` }));
  return html`
    <div class="line">${choice<Zoom>('zoom', say('similarity.zoom'), zoomOptions, zoom, actions.zoom)}</div>
    <div class="line fields">
      ${slidNumber(say, 'offset', say('similarity.offset'), offset, offsetRange, [offsetRange.min, offsetRange.max], actions.turn, { inert: !revealed })}
    </div>
  `;
}

/** Where the reader stands, which changes nothing, and what makes the code. */
export function similarityFurtherControls(
  say: Say,
  reading: Reading,
  { read }: Pick<SimilarityActions, 'read'>,
): TemplateResult {
  return html`
    <div class="line fields">
      ${positionField(say, reading.position, read)} ${dimensionsField(say, reading.dimensions, read)}
      ${baseField(say, reading.base, read)}
    </div>
  `;
}

/** Rows of the table at most: farther apart the distances are told in even strides. */
const mostRows = 200;

/** Dot products after and before, at the distances of the plot, and whether the step to each rises. */
export function similarityTable(
  say: Say,
  { at, rises }: Likeness,
  { reach, offset }: SimilarityView,
  pairs: number,
): TemplateResult {
  const stride = Math.ceil(reach / mostRows);
  const distances = Array.from({ length: Math.floor(reach / stride) + 1 }, (_, row) => row * stride);
  const rising = new Set(rises);
  const product = (distance: number): string => fixed((at[Math.abs(distance)] ?? 0) * pairs, 3);
  return html`
    <table>
      <thead>
        <tr>
          <th scope="col">${say('similarity.compared')}</th>
          <th scope="col">${say('similarity.after')}</th>
          <th scope="col">${say('similarity.before')}</th>
          <th scope="col">${say('similarity.rises')}</th>
        </tr>
      </thead>
      <tbody>
        ${distances.map(
          (distance) =>
            html`<tr>
              <th scope="row">${spoken(distance)}</th>
              <td>${product(distance - offset)}</td>
              <td>${product(-distance - offset)}</td>
              <td>${rising.has(distance) ? say('similarity.yes') : ''}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  `;
}
