import { html, nothing, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import type { Point } from '../charts/point.js';
import { inlineStyle } from '../platform/inline-style.js';
import { formatNumber } from '../reader/format.js';
import { readerMark, type Reader } from './reader-mark.js';
import type { Scale } from './scale.js';

export interface Axis {
  readonly scale: Scale;
  /** Values with a grid line and a number. */
  readonly ticks: readonly number[];
  readonly format?: (value: number) => unknown;
  readonly title?: string;
  /** False for numbers without grid lines. */
  readonly grid?: boolean;
}

/** A color is any CSS color: the live chart resolves it for the current theme. */
interface Stroke {
  readonly color?: string | undefined;
  readonly width?: number;
  readonly dash?: readonly number[];
  /** The meaning of the mark, in the legend below the plot. */
  readonly legend?: string | undefined;
}

export interface Line extends Stroke {
  readonly type: 'line';
  /** A point whose `y` is not finite makes a gap. */
  readonly points: readonly Point[];
  readonly smooth?: boolean;
  readonly marker?: 'dot' | 'ring' | 'square' | undefined;
  /** Every how many points there is a marker. */
  readonly every?: number;
}

export type Mark =
  | Line
  | (Stroke & {
      readonly type: 'area';
      readonly upper: readonly Point[];
      readonly lower: readonly Point[];
      readonly opacity?: number;
    })
  | (Stroke & { readonly type: 'band'; readonly from: number; readonly to: number; readonly opacity?: number })
  | (Stroke & { readonly type: 'rule'; readonly x?: number; readonly y?: number })
  | (Stroke & {
      /** From 0 to each point, filled, or with a `width` as outlines. */
      readonly type: 'bars';
      readonly points: readonly Point[];
      /** The width of a bar on the x axis. */
      readonly span: number;
    })
  | (Stroke & { readonly type: 'errorBars'; readonly bars: readonly (readonly [Point, Point])[] })
  | (Point & {
      readonly type: 'text';
      readonly text: unknown;
      /** Where it stands beside its point: words of `above`, `below`, `left`, `right`; else on it. */
      readonly place?: string;
      readonly className?: string;
      readonly color?: string;
    });

export interface PlotSpec {
  /** The accessible name of the picture. */
  readonly label: string;
  readonly x: Axis;
  readonly y: Axis;
  /** The last one lies on top. */
  readonly marks: readonly (Mark | false | undefined)[];
  /** The reader's position: a slider across the plot. */
  readonly reader?: Reader | undefined;
  readonly className?: string;
  /** What else lies in the box of the plot. */
  readonly children?: unknown;
}

/** In px: markers at the edge of a plot are whole. */
export const markerMargin = 8;

const percent = (fraction: number): string => (100 * fraction).toFixed(2);

const marksOf = ({ marks }: PlotSpec): readonly Mark[] => marks.filter((mark) => mark !== undefined && mark !== false);

/** The marks that the live chart draws. */
export const linesOf = (spec: PlotSpec): readonly Line[] => marksOf(spec).filter((mark) => mark.type === 'line');

/**
 * A plot as SVG that is stretched to its box, with numbers and words around it as text of the page.
 *
 * @param canvas - Where the live chart draws the lines. The SVG has none of them while `live` says that it does.
 */
export function plot(spec: PlotSpec, canvas: unknown = nothing, live = false): TemplateResult {
  const { label, x, y, reader, className = '', children = nothing } = spec;
  const marks = marksOf(spec);
  const across = (value: number): string => percent(x.scale.at(value));
  const down = (value: number): string => percent(1 - y.scale.at(value));
  const draw = (mark: Mark): unknown => shape(mark, across, down);
  const isGround = ({ type }: Mark): boolean => type === 'band';
  const grid = [
    ...(x.grid === false ? [] : x.ticks.map((tick) => `M${across(tick)} 0V100`)),
    ...(y.grid === false ? [] : y.ticks.map((tick) => `M0 ${down(tick)}H100`)),
  ];
  const drawn = marks.filter((mark) => !isGround(mark) && !(live && mark.type === 'line'));
  return html`<div class=${`plot ${className}`}>
      <div class="box">
        <div class="fill" role="img" aria-label=${label}>
          <svg class="drawing" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
            ${marks.filter(isGround).map(draw)} ${svg`<path class="grid" d=${grid.join('')}></path>`} ${drawn.map(draw)}
          </svg>
          ${canvas}
        </div>
        <div aria-hidden="true">
          ${x.ticks.map((tick) => span('x', `left: ${across(tick)}%`, (x.format ?? formatNumber)(tick)))}
          ${y.ticks.map((tick) => span('y', `top: ${down(tick)}%`, (y.format ?? formatNumber)(tick)))}
          ${x.title ? span('title x', '', x.title) : nothing} ${y.title ? span('title y', '', y.title) : nothing}
          ${marks.map((mark) => {
            if (mark.type !== 'text') return nothing;
            const { place = '', className = '', color = '' } = mark;
            const style = `left: ${across(mark.x)}%; top: ${down(mark.y)}%`;
            return span(`text ${place} ${className}`, color ? `${style}; color: ${color}` : style, mark.text);
          })}
        </div>
        ${children} ${reader ? readerMark(x.scale, y.scale, reader) : nothing}
      </div>
    </div>
    ${legend(marks)}`;
}

const span = (name: string, style: string, text: unknown): TemplateResult =>
  html`<span class=${`label ${name}`} style=${inlineStyle(style)}>${text}</span>`;

type Place = (value: number) => string;

/** Through all points, with gaps where there is no height. */
function through(points: readonly Point[], across: Place, down: Place): string {
  let path = '';
  let isOpen = false;
  for (const { x, y } of points) {
    if (Number.isFinite(y)) path += `${isOpen ? 'L' : 'M'}${across(x)} ${down(y)}`;
    isOpen = Number.isFinite(y);
  }
  return path;
}

function shape(mark: Mark, across: Place, down: Place): SVGTemplateResult | typeof nothing {
  const path = (points: readonly Point[]): string => through(points, across, down);
  const outline = (d: string, { color = 'var(--ink)', width = 1, dash = [] }: Stroke, name = ''): SVGTemplateResult =>
    svg`<path class=${name} d=${d} stroke=${color} stroke-width=${width} stroke-dasharray=${dash.join(' ') || nothing}></path>`;
  const filled = (d: string, { color = 'var(--ink)', width = 0 }: Stroke, opacity?: number): SVGTemplateResult =>
    svg`<path d=${d} fill=${color} fill-opacity=${opacity ?? nothing} stroke=${width > 0 ? color : nothing} stroke-width=${width || nothing}></path>`;
  switch (mark.type) {
    case 'line':
      return svg`${mark.width === 0 ? nothing : outline(path(mark.points), { width: 2, ...mark }, 'curve')}${markers(mark, across, down)}`;
    case 'area': {
      const edge = path([...mark.upper, ...mark.lower.toReversed()]);
      return edge ? filled(`${edge}z`, mark, mark.opacity) : nothing;
    }
    case 'band':
      return filled(`M${across(mark.from)} 0H${across(mark.to)}V100H${across(mark.from)}z`, mark, mark.opacity);
    case 'rule':
      return outline(mark.x === undefined ? `M0 ${down(mark.y ?? 0)}H100` : `M${across(mark.x)} 0V100`, mark);
    case 'errorBars':
      return outline(mark.bars.map(path).join(''), mark);
    case 'bars': {
      const bars = mark.points
        .filter(({ y }) => Number.isFinite(y))
        .map(({ x, y }) => {
          const [left, right] = [across(x - mark.span / 2), across(x + mark.span / 2)];
          return `M${left} ${down(0)}V${down(y)}H${right}V${down(0)}z`;
        });
      return mark.width ? outline(bars.join(''), mark) : filled(bars.join(''), mark);
    }
    case 'text':
      return nothing;
  }
}

/** Lines of no length: their caps are the markers, which the stretching leaves as they are. */
function markers(
  { points, marker, every = 1, color = 'var(--ink)' }: Line,
  across: Place,
  down: Place,
): SVGTemplateResult | typeof nothing {
  if (!marker || every === 0) return nothing;
  const shown = points.filter(({ y }, index) => index % every === 0 && Number.isFinite(y));
  const d = shown.map(({ x, y }) => `M${across(x)} ${down(y)}h0`).join('');
  return svg`<path class=${`marker ${marker}`} d=${d} stroke=${color}></path>
    ${marker === 'ring' ? svg`<path class="marker hole" d=${d}></path>` : nothing}`;
}

const whole = (value: number): string => percent(value);

function sampled(mark: Mark): Mark {
  if (mark.type === 'area') return { ...mark, type: 'band', from: 0, to: 1 };
  return mark.type === 'bars' ? { ...mark, points: [{ x: 0.5, y: 1 }], span: 1 } : mark;
}

export function sample(mark: Mark): TemplateResult {
  const level = (...places: readonly number[]): readonly Point[] => places.map((x) => ({ x, y: 0.5 }));
  const drawn =
    mark.type === 'line'
      ? [
          shape({ ...mark, points: level(0, 1), marker: undefined }, whole, whole),
          markers({ ...mark, points: level(0.5), every: 1 }, whole, whole),
        ]
      : shape(sampled(mark), whole, whole);
  return html`<svg class="sample" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">${drawn}</svg>`;
}

/** The meaning of the marks that have one. */
export function legend(marks: readonly Mark[]): TemplateResult | typeof nothing {
  const named = marks.filter((mark) => 'legend' in mark && mark.legend !== undefined);
  if (named.length === 0) return nothing;
  return html`<p class="legend">
    ${named.map((mark) => html`<span>${sample(mark)}${'legend' in mark ? mark.legend : nothing}</span>`)}
  </p>`;
}
