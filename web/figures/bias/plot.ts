import { html, svg, type TemplateResult } from 'lit';
import { getDistances, valueAt, type ComputedBias } from './data.js';
import { getBands, getScale, getShade, shadeColour, shades, normalize, type Scale } from './view.js';
import { fixed, formatNumber } from '../shared/reader/format.js';
import type { Translate, MessageKey } from '../shared/reader/messages.js';
import { inlineStyle } from '../shared/platform/inline-style.js';
import type { Point } from '../shared/charts/point.js';
import { legend, plot, type Axis, type Mark } from '../shared/plot/plot.js';
import { linear } from '../shared/plot/scale.js';

/** An axis of words or distances, centred on cells. */
const cells = (first: number, last: number, ticks: readonly number[], title?: string): Axis => ({
  scale: linear(first - 0.5, last + 0.5),
  ticks,
  grid: false,
  ...(title === undefined ? {} : { title }),
});

function heights(t: Translate, scale: Scale): Axis {
  const { min, max, ticks, title } = scale;
  return {
    scale: { ...linear(min, max), at: (value) => normalize(value, scale) },
    ticks: ticks.map(({ value }) => value),
    format: (tick) => ticks.find(({ value }) => value === tick)?.label,
    grid: false,
    title: t(title),
  };
}

/**
 * The curve over distances: a line through cell centres for ALiBi, steps for shared numbers. Masked keys are gaps,
 * except that a window drops to minus infinity. `from` is the x of distance 0.
 */
function curve(added: ComputedBias, distances: readonly number[], from = 0): readonly Point[] {
  const { scheme } = added.settings;
  const hidden = scheme === 'window' ? -1 : NaN;
  return distances.flatMap((distance) => {
    const [x, y] = [from + distance, valueAt(added, distance) ?? hidden];
    if (scheme === 'alibi') return [{ x, y }];
    return [
      { x: x - 0.5, y },
      { x: x + 0.5, y },
    ];
  });
}

/** A colour bar of the y axis, with the matrix's colours. */
function colors(scale: Scale, added: ComputedBias): TemplateResult {
  const one = added.settings.scheme === 'window';
  const stops = Array.from({ length: one ? 1 : shades }, (_, shade) =>
    shadeColour(one ? getShade(0, scale, added) : shade),
  );
  const strip = one ? stops[0]! : `linear-gradient(to top, ${stops.filter((_, shade) => shade % 3 === 0).join(', ')})`;
  return html`<span
    class=${one ? 'colours one' : 'colours'}
    style=${inlineStyle(`background: ${strip}`)}
    aria-hidden="true"
  ></span>`;
}

const own = { color: 'var(--line)', width: 2.25 };

/** The distances from the selected query to all words. */
const queryDistances = (added: ComputedBias): readonly number[] => {
  const { length, query } = added.settings;
  return getDistances(added).filter((distance) => query + distance >= 0 && query + distance < length);
};

/** The selected query's row as a plot over its keys, above a copy of its matrix row. */
export function rowPlot(t: Translate, added: ComputedBias): TemplateResult {
  const scale = getScale(added);
  const { length, query } = added.settings;
  const met = queryDistances(added);
  return plot({
    label: t(scale.title),
    x: cells(0, length - 1, [0, length - 1], t('bias.key')),
    y: heights(t, scale),
    marks: [
      { type: 'line', points: curve(added, met, query), ...own },
      { type: 'rule', x: query, color: 'var(--accent)' },
      { type: 'text', x: query, y: scale.max, text: query, place: 'above strong', color: 'var(--accent)' },
    ],
    children: html`${colors(scale, added)}
      <svg class="cells-of-row" viewBox=${`0 0 ${length} 1`} preserveAspectRatio="none" aria-hidden="true">
        ${getBands(added, scale, met).map(({ from, to, shade }) => svg`<path d=${`M${query + from} 0h${to - from + 1}v1H${query + from}z`} fill=${shadeColour(shade)}></path>`)}
      </svg>`,
  });
}

/** The bias over distance: solid where the selected query has keys, with ALiBi's other heads in the background. */
export function distancePlot(t: Translate, added: ComputedBias): TemplateResult {
  const scale = getScale(added);
  const { length, causal, scheme } = added.settings;
  const all = getDistances(added).filter((distance) => !causal || distance <= 0);
  const [first, last] = [1 - length, causal ? 0 : length - 1];
  const heads = Array.from(added.slopes).flatMap((slope): readonly Point[] => {
    const y = slope * first;
    return [{ x: first, y }, { x: 0, y: 0 }, ...(causal ? [] : [{ x: last, y }]), { x: last, y: NaN }];
  });
  return plot({
    label: t(scale.title),
    x: cells(first, last, [...new Set([first, 0, last])], t('bias.distance')),
    y: heights(t, scale),
    marks: [
      scheme === 'alibi' && { type: 'line', points: heads, color: 'var(--ink-soft)', width: 0.75 },
      { type: 'line', points: curve(added, all), color: 'var(--ink-soft)', width: 1.25, dash: [3, 4] },
      { type: 'line', points: curve(added, queryDistances(added)), ...own },
    ],
    children: colors(scale, added),
  });
}

/** The selected query's scores and their softmax, before and after adding the bias. */
export function scoresPlot(t: Translate, added: ComputedBias): TemplateResult {
  const { length } = added.settings;
  const { scores, biasedScores, weights, biasedWeights } = added;
  const bars = (values: Float64Array) =>
    ({ type: 'bars', points: Array.from(values, (y, x) => ({ x, y })), span: 0.88 }) as const;
  const before = (values: Float64Array): Mark => ({
    ...bars(values),
    color: 'var(--ink-soft)',
    width: 1,
    legend: t('bias.before'),
  });
  const after = (values: Float64Array): Mark => ({
    ...bars(values),
    span: 0.52,
    color: 'var(--line)',
    legend: t('bias.after'),
  });
  const half = (
    title: MessageKey,
    x: Axis,
    marks: readonly Mark[],
    format: (value: number) => string,
  ): TemplateResult => {
    const values = marks.flatMap((mark) => (mark.type === 'bars' ? mark.points.map(({ y }) => y) : []));
    const finite = [0, ...values.filter(Number.isFinite)];
    const [min, max] = [Math.min(...finite), Math.max(...finite)];
    return plot({
      label: t(title),
      className: 'half',
      x,
      y: {
        scale: linear(min, max > min ? max : min + 1),
        ticks: [...new Set([max, 0, min])],
        format,
        grid: false,
        title: t(title),
      },
      marks: [
        ...marks.map((mark) => ({ ...mark, legend: undefined })),
        { type: 'rule', y: 0, color: 'var(--hairline)' },
      ],
    });
  };
  const marks = [before(weights), after(biasedWeights)];
  return html`${legend(marks)}
  ${half('bias.score', cells(0, length - 1, []), [before(scores), after(biasedScores)], (value) => formatNumber(value, 1))}
  ${half('bias.share', cells(0, length - 1, [0, length - 1], t('bias.key')), marks, (value) => `${fixed(100 * value, 0)}%`)}`;
}
