import { html, type TemplateResult } from 'lit';
import { choice } from './choice.js';
import { readingRanges } from './fields.js';
import { fixed, spoken } from './format.js';
import type { Reading } from './reader-state.js';
import type { Likeness } from './similarity-data.js';
import { offsetRange, zooms, type SimilarityView, type Zoom } from './similarity-view.js';
import type { Say } from './words.js';

export interface SimilarityActions {
  readonly read: (patch: Partial<Reading>) => void;
  readonly zoom: (zoom: Zoom) => void;
  readonly turn: (offset: number) => void;
}

/** The turn can be set once the curve is seen: before, it would answer the question. */
export function similarityControls(
  say: Say,
  reading: Reading,
  zoom: Zoom,
  offset: number,
  revealed: boolean,
  actions: SimilarityActions,
): TemplateResult {
  const zoomOptions = zooms.map((value) => ({ value, label: `±${spoken(Number(value))}` }));
  const chosen = (choose: (value: number) => void) => (event: CustomEvent<number>) => choose(event.detail);
  return html`
    <div class="line">${choice<Zoom>('zoom', say('similarity.zoom'), zoomOptions, zoom, actions.zoom)}</div>
    <div class="line fields">
      <pe-number-field
        field="position"
        .say=${say}
        .label=${say('field.position')}
        .value=${reading.position}
        .range=${readingRanges.position}
        .slide=${[0, 100] as const}
        @value-chosen=${chosen((position) => actions.read({ position }))}
      ></pe-number-field>
      <pe-number-field
        field="dimensions"
        logarithmic
        .say=${say}
        .label=${say('field.dimensions')}
        .value=${reading.dimensions}
        .range=${readingRanges.dimensions}
        .slide=${[2, 512] as const}
        @value-chosen=${chosen((dimensions) => actions.read({ dimensions }))}
      ></pe-number-field>
      <pe-number-field
        field="base"
        logarithmic
        .say=${say}
        .label=${say('field.base')}
        .value=${reading.base}
        .range=${readingRanges.base}
        .slide=${[2, 1_000_000] as const}
        @value-chosen=${chosen((base) => actions.read({ base }))}
      ></pe-number-field>
      <pe-number-field
        field="offset"
        ?inert=${!revealed}
        .say=${say}
        .label=${say('similarity.offset')}
        .value=${offset}
        .range=${offsetRange}
        .slide=${[offsetRange.min, offsetRange.max] as const}
        @value-chosen=${chosen(actions.turn)}
      ></pe-number-field>
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
