import { html, nothing, type TemplateResult } from 'lit';
import { spoken } from '../shared/reader/format.js';
import type { Say } from '../shared/reader/words.js';
import { unseenBars, wavelengths } from './drawing.js';
import { contextLines, pairLabels, plotLabels, plotLegend } from './plot.js';
import type { ShownClock } from './shown.js';
import { down, lengthRange, type Scale } from './view.js';

/** The ways to move a plot: by pointers on the whole of it, and by the keys of its slider. */
export interface PlotHandles {
  readonly drag: EventListenerObject;
  readonly key: (event: KeyboardEvent) => void;
}

/** All wavelengths, and across them the text of the reader as a line that is pulled. */
export function lengthPlot(
  say: Say,
  shown: ShownClock,
  scale: Scale,
  reading: string,
  { drag, key }: PlotHandles,
): TemplateResult {
  const { numbers, model, length } = shown;
  return html`<div class="plot waves">
    <div class="box" @pointerdown=${drag} @pointermove=${drag} @pointerup=${drag} @pointercancel=${drag}>
      <div role="img" aria-label=${`${say('modelClock.plot')} ${reading}`}>
        ${wavelengths(shown, scale, model.context)}
      </div>
      ${plotLabels(say, scale)} ${numbers.unseen ? nothing : pairLabels(say, shown)} ${contextLines(say, shown, scale)}
      <div
        class="row"
        style=${`top: ${down(numbers.length, scale).toFixed(3)}%`}
        role="slider"
        tabindex="0"
        aria-orientation="vertical"
        aria-label=${say('modelClock.length')}
        aria-valuemin=${lengthRange.min}
        aria-valuemax=${lengthRange.max}
        aria-valuenow=${length}
        aria-valuetext=${`${spoken(length)}. ${reading}`}
        @keydown=${key}
      >
        <span class="knob" data-grip></span>
        <span class="text-line" aria-hidden="true"
          >${say('modelClock.lengthLine', { positions: spoken(numbers.length) })}</span
        >
      </div>
    </div>
    ${plotLegend(say, shown)}
  </div>`;
}

/** Below it, column under column, what is new to each pair; pointing picks the pair that is told in words. */
export function unseenPlot(
  say: Say,
  shown: ShownClock,
  told: number,
  words: string,
  { drag, key }: PlotHandles,
): TemplateResult {
  const { pairs, numbers } = shown;
  return html`<div class="plot unseen">
    <p class="strip-title" aria-hidden="true">
      <span class="legend-known"></span>${say('modelClock.known')}
      <span class="legend-new"></span>${say('modelClock.new')}
    </p>
    <div class="box" @pointerdown=${drag} @pointermove=${drag} @pointerup=${drag} @pointercancel=${drag}>
      <div aria-hidden="true">${unseenBars(pairs, numbers.unseen!)}</div>
      <div
        class="column"
        style=${`left: ${((100 * told) / pairs).toFixed(3)}%; inline-size: ${(100 / pairs).toFixed(3)}%`}
        role="slider"
        tabindex="0"
        aria-label=${say('modelClock.pair')}
        aria-valuemin="0"
        aria-valuemax=${pairs - 1}
        aria-valuenow=${told}
        aria-valuetext=${words}
        @keydown=${key}
      ></div>
      ${pairLabels(say, shown)}
    </div>
  </div>`;
}
