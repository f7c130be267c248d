import { html, nothing, svg, type TemplateResult } from 'lit';
import { formatNumber } from '../shared/reader/format.js';
import { powerOfTen } from '../shared/reader/scientific-notation.js';
import type { Translate, MessageKey } from '../shared/reader/messages.js';
import { unseenBars, wavelengths } from './drawing.js';
import type { ShownClock } from './view-model.js';
import { across, down, lengthRange, type Scale } from './view.js';
import { inlineStyle } from '../shared/platform/inline-style.js';

const shortTen = (value: number): string =>
  value < 10_000 ? formatNumber(value) : powerOfTen(value, 1).replace('1·', '');

/** Axis labels of the plot of wavelengths. */
export function plotLabels(t: Translate, scale: Scale): TemplateResult {
  const tens = Array.from({ length: scale.high - scale.low + 1 }, (_, power) => scale.low + power);
  const every = tens.length > 7 ? 2 : 1;
  return html`<div aria-hidden="true">
    ${tens
      .filter((power) => (power - scale.low) % every === 0)
      .map(
        (power) =>
          html`<span class="label y" style=${inlineStyle(`top: ${down(10 ** power, scale).toFixed(2)}%`)}
            >${shortTen(10 ** power)}</span
          >`,
      )}
    <span class="label title y">${t('modelClock.wavelength')}</span>
  </div>`;
}

const sample = (content: unknown): TemplateResult =>
  html`<svg class="sample" viewBox="0 0 24 10" aria-hidden="true">${content}</svg>`;

/** The legend of the plot. */
export function plotLegend(t: Translate, { model, clock }: ShownClock): TemplateResult {
  return html`<p class="legend">
    ${
      model.context === undefined
        ? nothing
        : html`<span
              >${sample(svg`<circle cx="12" cy="5" r="4" fill="currentcolor"></circle>`)}${t('modelClock.legendNow')}</span
            >
            <span
              >${sample(svg`<circle cx="12" cy="5" r="3" fill="none" stroke="currentcolor" stroke-width="2"></circle>`)}${t('modelClock.legendOpen')}</span
            >`
    }
    ${
      clock.spec.scaling === 'none' || clock.spec.scaling === 'proportional'
        ? nothing
        : html`<span
            >${sample(svg`<path d="M0 5H24" stroke="currentcolor" stroke-dasharray="3 3"></path>`)}${t('modelClock.legendTrained')}</span
          >`
    }
  </p>`;
}

/** Labels of the pairs below the columns of both plots. */
export function pairLabels(t: Translate, { pairs }: ShownClock): TemplateResult {
  const step = [1, 2, 4, 8, 16, 32, 64, 128].find((each) => pairs / each <= 8) ?? 256;
  const shown = Array.from({ length: Math.ceil(pairs / step) }, (_, index) => index * step);
  return html`<div aria-hidden="true">
    ${shown.map((pair) => html`<span class="label x" style=${inlineStyle(`left: ${across(pair, pairs).toFixed(2)}%`)}>${pair}</span>`)}
    <span class="label title x">${t('modelClock.pairAxis')}</span>
  </div>`;
}

/** A labelled horizontal line at a length. */
const line = (name: string, text: string, positions: number, scale: Scale): TemplateResult =>
  html`<span
    class=${`across ${name}`}
    style=${inlineStyle(`top: ${down(positions, scale).toFixed(2)}%`)}
    aria-hidden="true"
    ><span>${text}</span></span
  >`;

/** Lines at the length before scaling, or the training length, and at the context; one line if they are equal. */
export function contextLines(t: Translate, { model }: ShownClock, scale: Scale): TemplateResult {
  const { context, originalContext, trainedContext } = model;
  const first = originalContext ?? trainedContext;
  const key = originalContext === undefined ? 'modelClock.trainedLine' : 'modelClock.originalLine';
  const named = (name: MessageKey, positions: number): string => t(name, { positions: formatNumber(positions) });
  return html`${context === undefined ? nothing : line('context', named('modelClock.contextLine', context), context, scale)}
  ${first === undefined || first === context ? nothing : line('trained', named(key, first), first, scale)}`;
}

/** Handlers for the plot: pointers anywhere on it, keys on its slider. */
export interface PlotHandles {
  readonly drag: EventListenerObject;
  readonly key: (event: KeyboardEvent) => void;
}

/** The plot of wavelengths, with the text length as a draggable line. */
export function lengthPlot(
  t: Translate,
  shown: ShownClock,
  scale: Scale,
  description: string,
  { drag, key }: PlotHandles,
): TemplateResult {
  const { numbers, model, length } = shown;
  return html`<div class="plot waves">
    <div class="box" @pointerdown=${drag} @pointermove=${drag} @pointerup=${drag} @pointercancel=${drag}>
      <div role="img" aria-label=${t('modelClock.plot')}>${wavelengths(shown, scale, model.context)}</div>
      ${plotLabels(t, scale)} ${numbers.unseen ? nothing : pairLabels(t, shown)} ${contextLines(t, shown, scale)}
      <div
        class="row"
        style=${inlineStyle(`top: ${down(numbers.length, scale).toFixed(3)}%`)}
        role="slider"
        tabindex="0"
        aria-orientation="vertical"
        aria-label=${t('modelClock.length')}
        aria-valuemin=${lengthRange.min}
        aria-valuemax=${lengthRange.max}
        aria-valuenow=${length}
        aria-valuetext=${`${formatNumber(length)}. ${description}`}
        @keydown=${key}
      >
        <span class="knob" data-grip></span>
        <span class="text-line" aria-hidden="true"
          >${t('modelClock.lengthLine', { positions: formatNumber(numbers.length) })}</span
        >
      </div>
    </div>
    ${plotLegend(t, shown)}
  </div>`;
}

/** The plot below with the same columns: the fraction of new angles per pair. Pointing selects the pair to describe. */
export function unseenPlot(
  t: Translate,
  shown: ShownClock,
  described: number,
  text: string,
  { drag, key }: PlotHandles,
): TemplateResult {
  const { pairs, numbers } = shown;
  const isTrained = numbers.reference?.kind === 'trained';
  const values = { positions: formatNumber(numbers.reference?.positions ?? 0) };
  return html`<div class="plot unseen">
    <p class="legend" aria-hidden="true">
      <span><i class="known"></i>${t(isTrained ? 'modelClock.known' : 'modelClock.knownFirst', values)}</span>
      <span><i class="new"></i>${t(isTrained ? 'modelClock.new' : 'modelClock.newBeyond')}</span>
    </p>
    <div class="box" @pointerdown=${drag} @pointermove=${drag} @pointerup=${drag} @pointercancel=${drag}>
      <div aria-hidden="true">${unseenBars(shown)}</div>
      <div
        class="column"
        style=${inlineStyle(`left: ${((100 * described) / pairs).toFixed(3)}%; inline-size: ${(100 / pairs).toFixed(3)}%`)}
        role="slider"
        tabindex="0"
        aria-label=${t('modelClock.pair')}
        aria-valuemin="0"
        aria-valuemax=${pairs - 1}
        aria-valuenow=${described}
        aria-valuetext=${text}
        @keydown=${key}
      ></div>
      ${pairLabels(t, shown)}
    </div>
  </div>`;
}
