import { html, nothing, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import type { Clock } from './clock-data.js';
import { clockHands, fewHands, type ClockHand } from './clock-hands.js';
import { face, smallFace } from './dial.js';
import { fixed } from './format.js';
import { readingRanges } from './fields.js';
import type { HandGrip } from './hand-grip.js';
import type { Say } from './words.js';
import { pictureWords, spokenHand } from './clock-words.js';

/** The stretch of the plane that a dial shows, and by it pointers find their place. */
export const dialBox = { x: -130, y: -118, width: 260, height: 236 } as const;
export const smallBox = { x: -110, y: -110, width: 220, height: 220 } as const;

const number = (value: number): string => value.toFixed(2);
const rotation = (angle: number): string => `rotate(${number((angle * 180) / Math.PI)})`;

/** The big dial: the slow hands below, the fast ones above them, and on top the selected one with its shadows. */
export function clockDial(say: Say, clock: Clock, grip: HandGrip): TemplateResult {
  const { here, other, pairs, selected, blurred } = clock;
  const hands = clockHands(pairs);
  const shape = hands[selected]!;
  const [sine, cosine] = [here.hands.sine[selected]!, here.hands.cosine[selected]!];
  return html`
    <svg
      class="dial"
      viewBox="${dialBox.x} ${dialBox.y} ${dialBox.width} ${dialBox.height}"
      role="group"
      aria-label=${say('clock.dial')}
      @pointerdown=${grip.down}
      @pointermove=${grip.move}
      @pointerup=${grip.up}
      @pointercancel=${grip.up}
      @touchstart=${grip.touch}
      @click=${grip.click}
    >
      <g role="img" aria-label=${pictureWords(say, clock)}>
        ${face()}
        ${pairs <= fewHands ? hands.map(({ length }) => svg`<circle class="orbit" r=${length}></circle>`) : nothing}
        ${other === undefined ? nothing : hands.map((hand, pair) => ghost(hand, other.hands.angle[pair]!))}
        ${hands.map((_, place) => {
          const pair = pairs - 1 - place;
          return pair < blurred ? sweep(hands[pair]!, pairs) : clockHand(hands[pair]!, here.hands.angle[pair]!);
        })}
        ${selected < blurred ? nothing : svg`${shadows(say, shape, sine, cosine)} ${clockHand(shape, here.hands.angle[selected]!)}`}
        <circle class="hub" r="4.5"></circle>
        <circle class="hub-inner" r="1.6"></circle>
      </g>
      <g
        class="grip"
        role="slider"
        tabindex="0"
        aria-label=${say('clock.hand', { hand: selected })}
        aria-valuemin="0"
        aria-valuemax=${readingRanges.position.max}
        aria-valuenow=${here.position}
        aria-valuetext=${spokenHand(say, clock, selected)}
        @keydown=${(event: KeyboardEvent) => grip.key(event, selected)}
      >
        ${selected < blurred ? nothing : rimHandle(sine, cosine, shape.colour)}
      </g>
    </svg>
  `;
}

/** A hand with its bead; of many hands, the outline alone. */
function clockHand({ outline, colour, bead, length }: ClockHand, angle: number): SVGTemplateResult {
  if (bead === 0) return svg`<path class="hand" d=${outline} fill=${colour} transform=${rotation(angle)}></path>`;
  return svg`<g class="hand" fill=${colour} transform=${rotation(angle)}
    ><path d=${outline}></path><circle class="bead" cy=${-length} r=${bead} stroke=${colour}></circle></g>`;
}

/** Where the hand of the other position stands. */
function ghost({ outline, colour }: ClockHand, angle: number): SVGTemplateResult {
  return svg`<path class="ghost" d=${outline} stroke=${colour} transform=${rotation(angle)}></path>`;
}

/** What an eye sees of a hand that turns too fast: the way of its tip and, of few hands, the disc that it sweeps. */
function sweep({ colour, length }: ClockHand, pairs: number): SVGTemplateResult {
  return svg`<circle class="sweep" r=${length} stroke=${colour} fill=${pairs <= fewHands ? colour : 'none'}></circle>`;
}

/** The selected hand at the rim: the handle to pull, and what shows the focus of the keyboard. */
function rimHandle(sine: number, cosine: number, colour: string): SVGTemplateResult {
  const [x, y] = [number(100 * sine), number(-100 * cosine)];
  return svg`
    <circle class="focus-ring" cx=${x} cy=${y} r="10"></circle>
    <circle class="handle" cx=${x} cy=${y} r="5" stroke=${colour}></circle>
  `;
}

/**
 * The selected hand lengthened to the rim, whose radius is 1, and the shadows of that line: the sine on the level axis, the
 * cosine on the upright one, each labelled on the side away from the hand.
 */
function shadows(say: Say, { colour }: ClockHand, sine: number, cosine: number): SVGTemplateResult {
  const [x, y] = [number(100 * sine), number(-100 * cosine)];
  const [below, left] = [cosine >= 0, sine >= 0];
  // Near the hub both labels would stand on the hands: there they stay at arm's length.
  const along = (shadow: number): number => (shadow < 0 ? -1 : 1) * Math.max(30, Math.abs(shadow) * 55);
  return svg`
    <g class="shadows" stroke=${colour}>
      <path class="line" d=${`M0 0L${x} ${y}`}></path>
      <path class="ray" d=${`M${x} ${y}V0M${x} ${y}H0`}></path>
      <path class="shadow" d=${`M0 0H${x}`}></path>
      <path class="shadow" d=${`M0 0V${y}`}></path>
    </g>
    <text class="shadow-name" x=${number(along(sine))} y=${below ? 11 : -5} text-anchor="middle">${say('clock.sin')} ${fixed(sine, 2)}</text>
    <text class="shadow-name" x=${left ? -5 : 5} y=${number(-along(cosine) + 3)} text-anchor=${left ? 'end' : 'start'}>${say('clock.cos')} ${fixed(cosine, 2)}</text>
  `;
}

/** The dial of one hand. */
export function smallDial(clock: Clock, pair: number): SVGTemplateResult {
  const { here, other, pairs, blurred } = clock;
  const { colour } = clockHands(pairs)[pair]!;
  const shape = { colour, ...smallShape };
  return svg`
    <circle class="focus-ring" r="106"></circle>
    ${smallFace()}
    ${other === undefined ? nothing : ghost(shape, other.hands.angle[pair] ?? 0)}
    ${pair < blurred ? sweep(shape, 1) : clockHand(shape, here.hands.angle[pair] ?? 0)}
    <circle class="hub" r="7"></circle>
  `;
}

const smallShape = { length: 84, bead: 8, outline: 'M0 -84C9 -50 9 -10 4 16H-4C-9 -10 -9 -50 0 -84Z' } as const;
