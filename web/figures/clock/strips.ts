import { html, nothing, type TemplateResult } from 'lit';
import type { Comparison } from '../../core/index.js';
import { getDimensions, type Clock } from '../shared/clock/clock-data.js';
import { comparisonRead } from './readout.js';
import { describePosition } from '../shared/clock/clock-description.js';
import { keyedPlace, onKey } from '../shared/controls/slider-keys.js';
import { describeComponent, dimensionAt, strip, type StripView } from '../shared/clock/strip.js';
import type { Translate } from '../shared/reader/messages.js';

/** The Page Up and Page Down step. */
const page = 16;

/** State and callbacks for reading the strip's components. */
export interface StripReading {
  /** The clock runs fast: its position is shown as an integer. */
  readonly fast: boolean;
  /** The dimension reached by keys; it belongs to the selected hand. */
  readonly chosen: number;
  /** The dimension under the pointer. */
  readonly pointed: number | undefined;
  readonly point: (dimension: number | undefined) => void;
  readonly choose: (dimension: number) => void;
}

/** The strip of the position; while comparing, that of the other position and their similarity. */
export function clockStrips(
  t: Translate,
  clock: Clock,
  pointing: StripReading,
  comparison: Comparison | undefined,
): TemplateResult {
  const marked = getDimensions(clock.selected, clock.readerState);
  const here: StripView = { readerState: clock.readerState, data: clock.here, marked };
  const other: StripView | undefined = clock.other && { ...here, data: clock.other };
  const { chosen, point, choose } = pointing;
  const pointed = (event: MouseEvent): void => point(dimensionAt(event, clock.readerState));
  const left = (): void => point(undefined);
  const clicked = (event: MouseEvent): void => choose(dimensionAt(event, clock.readerState));
  return html`
    ${heading(t, here, pointing)}
    <div
      class="strip"
      role="slider"
      tabindex="0"
      aria-label=${t('clock.dimension')}
      aria-valuemin="0"
      aria-valuemax=${clock.readerState.dimensions - 1}
      aria-valuenow=${chosen}
      aria-valuetext=${describeComponent(t, here, chosen)}
      @pointermove=${pointed}
      @pointerleave=${left}
      @click=${clicked}
      @keydown=${onKey((key) => keyedPlace(key, chosen, clock.readerState.dimensions - 1, page), choose)}
    >
      ${strip(here)}
    </div>
    ${
      other && comparison
        ? html`${heading(t, other, pointing)}
            <div class="strip" @pointermove=${pointed} @pointerleave=${left} @click=${clicked}>${strip(other)}</div>
            ${comparisonRead(t, comparison)}`
        : nothing
    }
  `;
}

function heading(t: Translate, view: StripView, { pointed, chosen, fast }: StripReading): TemplateResult {
  return html`
    <p class="strip-head soft">
      <span>${t('clock.fingerprint', { position: describePosition(view.data.position, fast) })}</span>
      <span class="component">${describeComponent(t, view, pointed ?? chosen)}</span>
    </p>
  `;
}
