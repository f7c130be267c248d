import { html, type TemplateResult } from 'lit';
import { hand, smallFace } from '../shared/clock/dial.js';
import { handColour } from '../shared/clock/hand-colour.js';
import { fixed, significant, formatNumber } from '../shared/reader/format.js';
import type { CellData } from './data.js';
import type { Cell } from './view.js';
import type { Translate } from '../shared/reader/messages.js';

/** A sentence on a cell: its position and dimension, its hand, and its value. */
export function describeCell(t: Translate, { position, dimension, pair, part, period, value }: CellData): string {
  return t(part === 'sine' ? 'heatmap.sine' : 'heatmap.cosine', {
    position: formatNumber(position),
    dimension,
    hand: pair,
    period: significant(period),
    value: fixed(value, 6),
  });
}

/** A dial with the hand that the cell is a component of. */
export function cellDial({ readerState, pair, angle }: CellData): TemplateResult {
  const colour = handColour(pair, readerState.dimensions / 2);
  return html`<svg class="dial" viewBox="-104 -104 208 208" aria-hidden="true">
    ${smallFace()}${hand({ angle, colour, length: 86, width: 18 })}
  </svg>`;
}

/**
 * The two cuts with titles and the canvases of their charts.
 *
 * @param drawings - Shown until a chart is ready.
 */
export function sections(
  t: Translate,
  { position, dimension }: Cell,
  drawings: readonly TemplateResult[],
): TemplateResult {
  const cuts = [
    { name: t('heatmap.row', { position: formatNumber(position) }), axis: t('heatmap.dimension') },
    { name: t('heatmap.column', { dimension }), axis: t('field.position') },
  ];
  return html`<div class="sections">
    ${cuts.map(
      ({ name, axis }, index) =>
        html`<div class="section">
          <p class="soft">${name}</p>
          <div class="cut" aria-hidden="true">
            ${drawings[index]}
            <div class="canvas"><canvas></canvas></div>
          </div>
          <span class="axis soft tiny" aria-hidden="true">${axis}</span>
        </div>`,
    )}
  </div>`;
}
