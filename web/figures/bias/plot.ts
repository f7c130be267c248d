import { html, nothing, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import { getDistances, shownAt, type Added } from './data.js';
import { getBands, shadeColour, getShade, shades, up, type Scale } from './view.js';
import { formatNumber } from '../shared/reader/format.js';
import type { Translate } from '../shared/reader/messages.js';
import { inlineStyle } from '../shared/platform/inline-style.js';

/** In percent of the plot, from the left and from the top. */
interface Place {
  readonly left: number;
  readonly right: number;
  readonly top: number;
}

const rounded = (value: number): string => value.toFixed(2);

/** A line of ALiBi joins the middles of its cells; what is shared is a step. */
function through(places: readonly (Place | undefined)[], stepped: boolean): string {
  let path = '';
  let before: Place | undefined;
  for (const place of places) {
    if (place) {
      const from = stepped ? place.left : (place.left + place.right) / 2;
      path += `${before ? 'L' : 'M'}${rounded(from)} ${rounded(place.top)}`;
      if (stepped) path += `H${rounded(place.right)}`;
    }
    before = place;
  }
  return path;
}

/**
 * The height of a distance in the plot. Keys that are not seen have none, but for a window, which adds minus infinity
 * there.
 */
function getHeight(added: Added, distance: number, scale: Scale): number | undefined {
  const value = shownAt(added, distance);
  if (value === undefined) return added.settings.scheme === 'window' ? 100 : undefined;
  return 100 * (1 - up(value, scale));
}

/** The curve over a stretch of distances, which fills the plot from `first` on with `count` cells. */
function curve(added: Added, scale: Scale, distances: readonly number[], first: number, count: number): string {
  const places = distances.map((distance) => {
    const top = getHeight(added, distance, scale);
    const left = (100 * (distance - first)) / count;
    return top === undefined ? undefined : { left, right: left + 100 / count, top };
  });
  return through(places, added.settings.scheme !== 'alibi');
}

/** The heights and their colours on the left, which are those of the matrix. */
export function heights(t: Translate, { ticks, title }: Scale, scale: Scale, added: Added): TemplateResult {
  const one = added.settings.scheme === 'window';
  const stops = Array.from({ length: one ? 1 : shades }, (_, shade) =>
    shadeColour(one ? getShade(0, scale, added) : shade),
  );
  const strip = one ? stops[0]! : `linear-gradient(to top, ${stops.filter((_, shade) => shade % 3 === 0).join(', ')})`;
  return html`
    <span
      class=${one ? 'colours one' : 'colours'}
      style=${inlineStyle(`background: ${strip}`)}
      aria-hidden="true"
    ></span>
    <div aria-hidden="true">
      <span class="label title y">${t(title)}</span>
      ${ticks.map((tick) => html`<span class="label y" style=${inlineStyle(`top: ${rounded(100 * (1 - up(tick.value, scale)))}%`)}>${tick.label}</span>`)}
    </div>
  `;
}

/** Numbers below the plot, in the middle of their cells. */
export function below(values: readonly number[], first: number, count: number, title: string): TemplateResult {
  return html`<div aria-hidden="true">
    ${values.map((value) => html`<span class="label x" style=${inlineStyle(`left: ${rounded((100 * (value - first + 0.5)) / count)}%`)}>${formatNumber(value)}</span>`)}
    <span class="label title x">${title}</span>
  </div>`;
}

/** A drawing that is stretched over its box; strokes keep their width. */
export const stretched = (content: readonly (SVGTemplateResult | typeof nothing)[]): TemplateResult =>
  html`<svg class="drawing" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">${content}</svg>`;

/** The row of the picked query over its keys, and under it the row itself, as the matrix has it. */
export function rowPlot(t: Translate, added: Added, scale: Scale): TemplateResult {
  const { length, query } = added.settings;
  const own = getDistances(added).filter((distance) => query + distance >= 0 && query + distance < length);
  return html`
    <div class="plot">
      ${stretched([svg`<path class="curve" d=${curve(added, scale, own, -query, length)}></path>`])}
      ${cellsOfRow(added, scale)}
      <span class="own" style=${inlineStyle(`left: ${rounded((100 * (query + 0.5)) / length)}%`)} aria-hidden="true"
        ><span>${query}</span></span
      >
      ${heights(t, scale, scale, added)} ${below([0, length - 1], 0, length, t('bias.key'))}
    </div>
  `;
}

/** One path for all cells of a colour. */
function cellsOfRow(added: Added, scale: Scale): TemplateResult {
  const { length, query } = added.settings;
  const own = getDistances(added).filter((distance) => query + distance >= 0 && query + distance < length);
  return html`<svg class="cells-of-row" viewBox=${`0 0 ${length} 1`} preserveAspectRatio="none" aria-hidden="true">
    ${getBands(added, scale, own).map(({ from, to, shade }) => svg`<path d=${`M${query + from} 0h${to - from + 1}v1H${query + from}z`} fill=${shadeColour(shade)}></path>`)}
  </svg>`;
}

/** The one curve over distance: in ink as much of it as the picked query meets, and the other heads of ALiBi behind it. */
export function distancePlot(t: Translate, added: Added, scale: Scale): TemplateResult {
  const { length, query, causal, scheme } = added.settings;
  const all = getDistances(added).filter((distance) => !causal || distance <= 0);
  const [first, count] = [1 - length, all.length];
  const met = all.filter((distance) => query + distance >= 0 && query + distance < length);
  const ends = causal ? [1 - length, 0] : [1 - length, 0, length - 1];
  return html`
    <div class="plot">
      ${stretched([
        scheme === 'alibi' ? otherHeads(added, scale, first, count) : nothing,
        svg`<path class="curve unmet" d=${curve(added, scale, all, first, count)}></path>`,
        svg`<path class="curve" d=${curve(added, scale, met, first, count)}></path>`,
      ])}
      ${heights(t, scale, scale, added)} ${below(ends, first, count, t('bias.distance'))}
    </div>
  `;
}

/** Straight lines from the query to the farthest keys. */
function otherHeads({ slopes, settings }: Added, scale: Scale, first: number, count: number): SVGTemplateResult {
  const at = (distance: number): string => rounded((100 * (distance - first + 0.5)) / count);
  const lines = Array.from(slopes, (slope) => {
    const end = rounded(100 * (1 - up(-slope * (settings.length - 1), scale)));
    return `M${at(first)} ${end}L${at(0)} 0${settings.causal ? '' : `L${at(-first)} ${end}`}`;
  });
  return svg`<path class="others" d=${lines.join('')}></path>`;
}
