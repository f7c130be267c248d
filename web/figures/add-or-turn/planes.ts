import { html, nothing, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import { describePosition } from '../shared/clock/clock-description.js';
import { angleOfPoint, dialBox } from '../shared/clock/dial.js';
import { fixed } from '../shared/reader/format.js';
import type { Translate } from '../shared/reader/messages.js';
import { gestures, type GestureListener } from '../shared/controls/listen.js';
import { getLength, word, type AddedAndTurned, type EncodingMethod, type Point } from './data.js';

/** The length of a unit vector, in percent of a plane's radius. */
export const unit = 45;

const number = (value: number): string => value.toFixed(2);
const origin: Point = { right: 0, up: 0 };
const at = ({ right, up }: Point): string => `${number(unit * right)} ${number(-unit * up)}`;

function arrow(name: string, from: Point, to: Point): SVGTemplateResult {
  const turn = (angleOfPoint(to.right - from.right, from.up - to.up) * 180) / Math.PI;
  return svg`<g class=${`arrow ${name}`}
    ><path class="shaft" d=${`M${at(from)}L${at(to)}`}></path
    ><path class="head" d="M0 0L4 10H-4Z" transform=${`translate(${at(to)}) rotate(${number(turn)})`}></path></g>`;
}

/** The circle on which the position moves an arrow's tip. */
const orbit = ({ right, up }: Point, radius: number): SVGTemplateResult =>
  svg`<circle class="tip-circle" cx=${number(unit * right)} cy=${number(-unit * up)} r=${number(unit * radius)}></circle>`;

/** The angle by which the word is rotated. */
function sector(angle: number): SVGTemplateResult {
  const radius = 0.55;
  const start = angleOfPoint(word.right, -word.up);
  const point = (turn: number): string => at({ right: radius * Math.sin(turn), up: radius * Math.cos(turn) });
  const reach = number(unit * radius);
  return svg`<path class="sector" d=${`M0 0L${point(start)}A${reach} ${reach} 0 ${angle > Math.PI ? 1 : 0} 1 ${point(start + angle)}Z`}></path>`;
}

const axes = svg`<path class="axis" d="M-112 0H112M0 -112V112"></path>`;

function plane(t: Translate, shown: AddedAndTurned, kind: EncodingMethod, drag: GestureListener): TemplateResult {
  const end = kind === 'add' ? shown.sum : shown.turned;
  const lengths = { before: fixed(getLength(word), 2), after: fixed(getLength(end), 2) };
  const position = describePosition(shown.position);
  return html`<div class=${`side ${kind}`}>
    <p class="title">
      ${kind === 'add' ? html`<span class="word">${t('addTurn.word')}</span> + <span class="code">PE(p)</span>` : html`<span class="code">${t('addTurn.turned')}</span>`}
    </p>
    <svg
      class="plane"
      viewBox="${dialBox.x} ${dialBox.y} ${dialBox.width} ${dialBox.height}"
      role="img"
      aria-label=${t(`addTurn.${kind}Label`, { position, ...lengths })}
      data-kind=${kind}
      ${gestures(drag)}
    >
      ${axes} ${kind === 'add' ? orbit(word, getLength(shown.code)) : orbit(origin, getLength(word))}
      ${kind === 'turn' ? sector(shown.angle) : nothing} ${arrow('word', origin, word)}
      ${kind === 'add' ? arrow('code', word, shown.sum) : nothing} ${arrow('end', origin, end)}
    </svg>
    <p class="centred">${t('addTurn.length')} <b>${lengths.before} → ${lengths.after}</b></p>
    <p class="soft centred">${t(`addTurn.${kind}Says`)}</p>
  </div>`;
}

/** Two planes: the word with its encoding added, and the word rotated. */
export function planes(t: Translate, shown: AddedAndTurned, drag: GestureListener): TemplateResult {
  return html`<div class="sides">${plane(t, shown, 'add', drag)} ${plane(t, shown, 'turn', drag)}</div>`;
}
