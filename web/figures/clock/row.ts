import { html, type TemplateResult } from 'lit';
import { shownHands, type Clock } from '../shared/clock/clock-data.js';
import { smallDial } from '../shared/clock/clock-dial.js';
import { smallBox } from '../shared/clock/dial.js';
import { pairText, describePicture, describePair } from '../shared/clock/clock-description.js';
import { readerStateRanges } from '../shared/reader/number-range.js';
import type { HandGrip } from '../shared/clock/hand-grip.js';
import { gestures } from '../shared/controls/listen.js';
import type { Translate } from '../shared/reader/messages.js';

/** A dial per hand, the fastest first; with many hands, an even selection. */
export function clockRow(t: Translate, clock: Clock, grip: HandGrip): TemplateResult {
  const { pairs, selected } = clock;
  const shown = shownHands(pairs, selected);
  return html`
    <div class="many" role="group" aria-label=${describePicture(t, clock)}>
      ${shown.map((pair) => getDial(t, clock, grip, pair))}
    </div>
    <p class="some soft">
      ${t(shown.length < pairs ? 'clock.some' : 'clock.all', { shown: shown.length, count: pairs })}
    </p>
  `;
}

function getDial(t: Translate, clock: Clock, grip: HandGrip, pair: number): TemplateResult {
  const { selected, here } = clock;
  const { period, turns } = pairText(clock, pair);
  return html`
    <div class=${pair === selected ? 'one soft small selected' : 'one soft small'}>
      <svg
        viewBox="${smallBox.x} ${smallBox.y} ${smallBox.width} ${smallBox.height}"
        data-pair=${pair}
        role="slider"
        tabindex=${pair === selected ? 0 : -1}
        aria-label=${t('clock.hand', { hand: pair })}
        aria-valuemin="0"
        aria-valuemax=${readerStateRanges.position.max}
        aria-valuenow=${here.position}
        aria-valuetext=${describePair(t, clock, pair)}
        ${gestures(grip.drag)}
        @click=${grip.click}
        @keydown=${grip.key(pair)}
      >
        ${smallDial(clock, pair)}
      </svg>
      <b>${pair}</b>
      <span>${period}</span>
      <span>${turns}</span>
    </div>
  `;
}
