import { html, type TemplateResult } from 'lit';
import { hand, smallFace } from '../shared/clock/dial.js';
import { handColour } from '../shared/clock/hand-colour.js';
import { fixed, significant, formatNumber } from '../shared/reader/format.js';
import { ticks } from '../shared/charts/waves-view.js';
import type { Mark, PlotSpec } from '../shared/plot/plot.js';
import { linear } from '../shared/plot/scale.js';
import type { CellData, Section } from './data.js';
import type { Translate } from '../shared/reader/messages.js';

export function describeCell(t: Translate, { position, dimension, pair, part, period, value }: CellData): string {
  return t(part === 'sine' ? 'heatmap.sine' : 'heatmap.cosine', {
    position: formatNumber(position),
    dimension,
    hand: pair,
    period: significant(period),
    value: fixed(value, 6),
  });
}

export function cellDial({ readerState, pair, angle }: CellData): TemplateResult {
  const colour = handColour(pair, readerState.dimensions / 2);
  return html`<svg class="dial" viewBox="-104 -104 208 208" aria-hidden="true">
    ${smallFace()}${hand({ angle, colour, length: 86, width: 18 })}
  </svg>`;
}

/** The slightly larger y range keeps crests whole. */
const crest = 1.05;

/** A cut as a plot: the first curve is solid, the second dashed. */
export const sectionSpec = ({ from, to, curves, mark }: Section, label: string, title: string): PlotSpec => ({
  label,
  className: 'cut',
  x: { scale: linear(from, to), ticks: ticks(from, to), grid: false, title },
  y: { scale: linear(-crest, crest), ticks: [-1, 0, 1] },
  marks: [
    ...curves.map((points, index): Mark => ({ type: 'line', points, width: 1.25, dash: index === 0 ? [] : [3, 2] })),
    { type: 'rule', x: mark, color: 'var(--accent)', width: 1.5 },
  ],
});
