import { html, nothing, type TemplateResult } from 'lit';
import { formatNumber } from '../shared/reader/format.js';
import type { Translate } from '../shared/reader/messages.js';
import { labDrawing } from './drawing.js';
import type { Plotted, PlotView, Tick } from './view.js';
import { inlineStyle } from '../shared/platform/inline-style.js';

const percent = (fraction: number): string => `${(100 * fraction).toFixed(2)}%`;

const titles = {
  loss: ['lab.loss', 'lab.steps'],
  length: ['lab.accuracy', 'lab.length'],
  position: ['lab.accuracy', 'lab.position'],
} as const satisfies Record<Plotted, readonly string[]>;

/** A plot: drawing or canvas, the trained length behind it, and labels around it. */
export function labPanel(t: Translate, view: PlotView | undefined, label: string, charted: boolean): TemplateResult {
  // The canvas is never removed, because a chart uses it.
  return html`<div class=${`panel ${view?.plotted ?? ''}`} ?hidden=${!view}>
    ${view?.trained === undefined ? nothing : html`<div class="trained" style=${inlineStyle(`inline-size: ${percent(view.trained)}`)}></div>`}
    <div role="img" aria-label=${label}>
      ${charted || !view ? nothing : labDrawing(view)}
      <div class="canvas roomy"><canvas></canvas></div>
    </div>
    ${view ? labels(t, view) : nothing}
  </div>`;
}

function labels(t: Translate, { plotted, x, y, trained, bag }: PlotView): TemplateResult {
  const height = ({ value }: Tick): string =>
    plotted === 'loss' ? formatNumber(value, 1) : `${formatNumber(100 * value)}%`;
  const [up, along] = titles[plotted];
  return html`<div aria-hidden="true">
    <span class="label title y">${t(up)}</span>
    ${y.map((tick) => html`<span class="label y" style=${inlineStyle(`bottom: ${percent(tick.at)}`)}>${height(tick)}</span>`)}
    ${x.map((tick) => html`<span class="label x" style=${inlineStyle(`left: ${percent(tick.at)}`)}>${formatNumber(tick.value)}</span>`)}
    <span class="label title x">${t(along)}</span>
    ${plotted === 'position' && trained !== undefined ? html`<span class="label trained-name" style=${inlineStyle(`inline-size: ${percent(trained)}`)}>${t('lab.trained')}</span>` : nothing}
    ${bag.length > 0 ? html`<span class="label bag-name">${t('lab.bag')}</span>` : nothing}
  </div>`;
}
