import { html, nothing, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import { clockHands, type ClockHand } from '../shared/clock/clock-hands.js';
import { describePosition } from '../shared/clock/clock-description.js';
import { dialBox, face } from '../shared/clock/dial.js';
import { fixed, formatNumber } from '../shared/reader/format.js';
import { readerStateRanges } from '../shared/reader/number-range.js';
import { otherRange, turningHands, type SameTurn } from './data.js';
import { measuredSize } from '../shared/reader/scientific-notation.js';
import type { WalkGrip } from './walk-grip.js';
import type { Translate } from '../shared/reader/messages.js';
import { inlineStyle } from '../shared/platform/inline-style.js';

const fullTurn = 2 * Math.PI;
const number = (value: number): string => value.toFixed(2);
const rotate = (angle: number): string => `rotate(${number((angle * 180) / Math.PI)})`;

/** Rounding error near the origin, in radians. It grows with the position. */
const roundedAway = 1e-9;

/** Formats degrees: 286.5°, but 572,958° without decimals. */
export function degrees(radians: number, decimals = 1): string {
  const angle = (radians * 180) / Math.PI;
  return `${Math.abs(angle) < 10_000 ? fixed(angle, decimals) : formatNumber(angle, 0)}°`;
}

/** A clock for each walk, and between them each hand's rotation on both clocks. */
export function rotationDials(
  t: Translate,
  same: SameTurn,
  grip: WalkGrip,
  sliders: TemplateResult | undefined,
): TemplateResult {
  const shown = turningHands(same);
  const some = shown.length < same.pairs ? t('rotation.some', { shown: shown.length, count: same.pairs }) : '';
  return html`
    <div class=${sliders ? 'walks steered' : 'walks'}>
      ${walkDial(t, same, grip, 0)}
      <div class="ledger">
        <p class="ledger-head soft">${t('rotation.turned')}</p>
        <ul>
          ${shown.map((pair) => ledgerRow(t, same, pair))}
        </ul>
      </div>
      ${walkDial(t, same, grip, 1)} ${sliders ?? nothing}
    </div>
    <p class="equal soft reserve">
      ${t(same.turnDifference < roundedAway ? 'rotation.equal' : 'rotation.nearlyEqual', { difference: measuredSize(same.turnDifference) })}${some}
    </p>
  `;
}

/** Both values are measured, each on its own clock. */
function ledgerRow(t: Translate, { walks, pairs }: SameTurn, pair: number): TemplateResult {
  const { colour } = clockHands(pairs)[pair]!;
  const [left, right] = walks.map(({ turned }) => degrees(turned[pair]!));
  return html`<li style=${inlineStyle(`--hand: ${colour}`)}>
    <span class="number">${left}</span><b>${t('clock.hand', { hand: pair })}</b><span class="number">${right}</span>
  </li>`;
}

function walkDial(t: Translate, same: SameTurn, grip: WalkGrip, place: 0 | 1): TemplateResult {
  const walk = same.walks[place];
  const shown = turningHands(same);
  const hands = clockHands(same.pairs);
  const [from, to] = [describePosition(walk.from), describePosition(walk.to)];
  const turns = shown.map((pair) => t('rotation.handTurned', { hand: pair, angle: degrees(walk.turned[pair]!) }));
  const { min, max } = place === 0 ? readerStateRanges.position : otherRange;
  const label = t('rotation.dialLabel', { from, to, turns: turns.join(t('rotation.comma')) });
  return html`
    <div class=${place === 0 ? 'first' : 'second'}>
      <p class="from-to soft" style=${inlineStyle(`--characters: ${from.length + to.length + 3}`)}>
        <b>${from}</b> → <span>${to}</span>
      </p>
      <svg
        class="dial"
        viewBox="${dialBox.x} ${dialBox.y} ${dialBox.width} ${dialBox.height}"
        role="slider"
        tabindex="0"
        aria-label=${t(place === 0 ? 'rotation.leftClock' : 'rotation.rightClock')}
        aria-valuemin=${min}
        aria-valuemax=${max}
        aria-valuenow=${walk.from}
        aria-valuetext=${label}
        @keydown=${(event: KeyboardEvent) => grip.key(event, place)}
        @pointerdown=${(event: PointerEvent) => grip.down(event, place)}
        @pointermove=${(event: PointerEvent) => grip.move(event, place)}
        @pointerup=${grip.up}
        @pointercancel=${grip.up}
        @touchstart=${(event: TouchEvent) => grip.touch(event, place)}
      >
        <circle class="focus-ring" r="106"></circle>
        ${face()} ${shown.map((pair) => arc(hands[pair]!, walk.start.angle[pair]!, walk.turned[pair]!))}
        ${shown.map((pair) => ghost(hands[pair]!, walk.start.angle[pair]!))}
        ${shown.map((pair) => hand(hands[pair]!, walk.end.angle[pair]!))}
        <circle class="hub" r="4.5"></circle>
        <circle class="hub-inner" r="1.6"></circle>
      </svg>
    </div>
  `;
}

/** The arc of a hand's tip: a band for the fraction of a turn, and a thin ring for full turns. */
function arc({ colour, length }: ClockHand, start: number, turned: number): SVGTemplateResult {
  const rest = turned % fullTurn;
  const whole = Math.abs(turned) >= fullTurn;
  const point = (angle: number): string => `${number(length * Math.sin(angle))} ${number(-length * Math.cos(angle))}`;
  const [large, clockwise] = [Math.abs(rest) > Math.PI ? 1 : 0, rest > 0 ? 1 : 0];
  return svg`
    <circle class=${whole ? 'orbit whole' : 'orbit'} r=${length} style=${inlineStyle(whole ? `stroke: ${colour}` : undefined)}></circle>
    <path class="arc" stroke=${colour} d=${`M${point(start)}A${length} ${length} 0 ${large} ${clockwise} ${point(start + rest)}`}></path>
  `;
}

function ghost({ outline, colour }: ClockHand, angle: number): SVGTemplateResult {
  return svg`<path class="ghost" d=${outline} stroke=${colour} transform=${rotate(angle)}></path>`;
}

function hand({ outline, inlay, inlayWidth, colour, bead, length }: ClockHand, angle: number): SVGTemplateResult {
  return svg`<g class="hand" transform=${rotate(angle)}
    ><path d=${outline} fill=${colour}></path>${
      bead === 0
        ? nothing
        : svg`<path class="inlay" d=${inlay} stroke-width=${inlayWidth}></path><circle class="bead" cy=${-length} r=${bead} stroke=${colour}></circle>`
    }</g>`;
}
