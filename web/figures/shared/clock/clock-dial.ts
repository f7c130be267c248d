import { html, nothing, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import type { Clock } from './clock-data.js';
import { clockHands, fewHands, type ClockHand } from './clock-hands.js';
import { dialBox, face, smallFace } from './dial.js';
import { fixed } from '../reader/format.js';
import { readerStateRanges } from '../reader/number-range.js';
import type { HandGrip } from './hand-grip.js';
import { gestures } from '../controls/listen.js';
import { shadowLabels, type Label, type Obstacle } from './label-placement.js';
import type { Translate } from '../reader/messages.js';
import { describePicture, describePair } from './clock-description.js';

const number = (value: number): string => value.toFixed(2);
const rotation = (angle: number): string => `rotate(${number((angle * 180) / Math.PI)})`;

/** The large dial. Slow hands are shorter and on top, so that every tip is visible even if all point to 12. */
export function clockDial(t: Translate, clock: Clock, grip: HandGrip): TemplateResult {
  const { here, other, pairs, selected, blurred } = clock;
  const hands = clockHands(pairs);
  const shape = hands[selected]!;
  const [sine, cosine] = [here.hands.sine[selected]!, here.hands.cosine[selected]!];
  // A hand that is too fast to be seen has no readable shadow.
  const shown = selected >= blurred;
  return html`
    <svg
      class="dial"
      viewBox="${dialBox.x} ${dialBox.y} ${dialBox.width} ${dialBox.height}"
      role="group"
      aria-label=${t('clock.dial')}
      ${gestures(grip.drag)}
      @click=${grip.click}
    >
      <g role="img" aria-label=${describePicture(t, clock)}>
        ${face()}
        ${pairs <= fewHands ? hands.map(({ length }) => svg`<circle class="orbit" r=${length}></circle>`) : nothing}
        ${shown ? cast(shape, sine, cosine) : nothing}
        ${other === undefined ? nothing : hands.map((hand, pair) => ghost(hand, other.hands.angle[pair]!))}
        ${hands.map((hand, pair) => (pair < blurred ? sweep(hand, pairs) : clockHand(hand, here.hands.angle[pair]!)))}
        <circle class="hub" r="4.5"></circle>
        <circle class="hub-inner" r="1.6"></circle>
        ${shown ? shadowNames(t, clock) : nothing}
      </g>
      <g
        class="grip"
        role="slider"
        tabindex="0"
        aria-label=${t('clock.hand', { hand: selected })}
        aria-valuemin="0"
        aria-valuemax=${readerStateRanges.position.max}
        aria-valuenow=${here.position}
        aria-valuetext=${describePair(t, clock, selected)}
        @keydown=${grip.key(selected)}
      >
        ${shown ? rimHandle(shape, sine, cosine) : rimRing}
      </g>
    </svg>
  `;
}

/** A hand with inlay and bead; with many hands, the outline only. */
function clockHand({ outline, inlay, inlayWidth, colour, bead, length }: ClockHand, angle: number): SVGTemplateResult {
  if (bead === 0) return svg`<path d=${outline} fill=${colour} transform=${rotation(angle)}></path>`;
  return svg`<g class="hand" transform=${rotation(angle)}
    ><path d=${outline} fill=${colour}></path><path class="inlay" d=${inlay} stroke-width=${inlayWidth}></path
    ><circle class="bead" cy=${-length} r=${bead} stroke=${colour}></circle></g>`;
}

/** The hand of the other position, as an outline. */
function ghost({ outline, colour }: ClockHand, angle: number): SVGTemplateResult {
  return svg`<path class="ghost" d=${outline} stroke=${colour} transform=${rotation(angle)}></path>`;
}

/** The motion blur of a fast hand: the circle of its tip and, with few hands, the disc that it sweeps. */
function sweep({ colour, length }: ClockHand, pairs: number): SVGTemplateResult {
  return svg`<circle class="sweep" r=${length} stroke=${colour} fill=${pairs <= fewHands ? colour : 'none'}></circle>`;
}

/** The ray from the selected hand to the rim (radius 1) and both shadows: bands on the axes, below all hands. */
function cast({ colour }: ClockHand, sine: number, cosine: number): SVGTemplateResult {
  const [x, y] = [number(100 * sine), number(-100 * cosine)];
  return svg`
    <path class="shadow" stroke=${colour} d=${`M${x} 0H0V${y}`}></path>
    <path class="line" stroke=${colour} d=${`M0 0L${x} ${y}`}></path>
    <path class="ray" stroke=${colour} d=${`M${x} ${y}V0M${x} ${y}H0`}></path>
  `;
}

/** The lengths of the shadows, each next to its shadow where no hand is. */
function shadowNames(t: Translate, clock: Clock): SVGTemplateResult {
  const { here, selected } = clock;
  const [sine, cosine] = [here.hands.sine[selected]!, here.hands.cosine[selected]!];
  const names = { sine: `${t('clock.sin')} ${fixed(sine, 2)}`, cosine: `${t('clock.cos')} ${fixed(cosine, 2)}` };
  const lengths = { sine: names.sine.length, cosine: names.cosine.length };
  const labels = shadowLabels({ sine, cosine }, lengths, getObstacles(clock));
  const name = ({ x, y, anchor }: Label, text: string): SVGTemplateResult =>
    svg`<text class="shadow-name" x=${number(x)} y=${number(y)} text-anchor=${anchor}>${text}</text>`;
  return svg`${name(labels.sine, names.sine)}${name(labels.cosine, names.cosine)}`;
}

/** All visible hands. The selected one reaches the rim, where its handle is. */
export function getObstacles({ here, other, pairs, selected, blurred }: Clock): Obstacle[] {
  const hands = clockHands(pairs);
  const line = (angle: number, length: number, halfWidth: number, start = 0): Obstacle => {
    const [x, y] = [Math.sin(angle), -Math.cos(angle)];
    return { from: { x: start * x, y: start * y }, to: { x: length * x, y: length * y }, halfWidth };
  };
  const lines = hands.flatMap(({ length, bead, halfWidth }, pair) =>
    [here, other].flatMap((at) =>
      at && (at === other || pair >= blurred) ? [line(at.hands.angle[pair]!, length + bead, halfWidth)] : [],
    ),
  );
  const angle = here.hands.angle[selected]!;
  return [...lines, line(angle, 100, 1), line(angle, 100, 6, 99)];
}

/** The handle of the selected hand at the rim, and its focus ring. */
function rimHandle({ colour }: ClockHand, sine: number, cosine: number): SVGTemplateResult {
  const [x, y] = [number(100 * sine), number(-100 * cosine)];
  return svg`
    <circle class="focus-ring" cx=${x} cy=${y} r="10"></circle>
    <circle class="handle" cx=${x} cy=${y} r="5" stroke=${colour}></circle>
  `;
}

/** The focus ring of a hand that is too fast to be seen: around the whole dial. */
const rimRing = svg`<circle class="focus-ring" r="103"></circle>`;

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

const smallShape = {
  length: 84,
  halfWidth: 10,
  bead: 6,
  outline: 'M0 -84C13 -46 9 -18 4 0H-4C-9 -18 -13 -46 0 -84Z',
  inlay: 'M0 -20V-52',
  inlayWidth: 2.6,
} as const;
