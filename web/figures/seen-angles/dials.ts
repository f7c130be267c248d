import { html, svg, type TemplateResult } from 'lit';
import { dialBox, face, hand } from '../shared/clock/dial.js';
import { handColour } from '../shared/clock/hand-colour.js';
import { seenArcs } from '../shared/clock/seen-arcs.js';
import { columns, type HeadCoverage } from './data.js';
import { gestures, type GestureListener } from '../shared/controls/listen.js';
import { handLength } from './view.js';

/** Half the size of a dial's cell; dials have radius 100. */
const half = 112;

const getArcs = ({ angles, pairs }: HeadCoverage, pair: number) =>
  seenArcs({ seen: angles.seen[pair]!, turns: angles.turns[pair]!, colour: handColour(pair, pairs) });

export function dialGrid(head: HeadCoverage, shown: readonly number[], rows: number): TemplateResult {
  const size = 2 * half;
  return html`<svg class="field-of" viewBox="0 0 ${columns * size} ${rows * size}" aria-hidden="true">
    ${shown.map((pair, place) => {
      const [x, y] = [(place % columns) * size + half, Math.floor(place / columns) * size + half];
      return svg`<g transform=${`translate(${x} ${y})`}><circle class="rim small" r="100"></circle>${getArcs(head, pair)}</g>`;
    })}
  </svg>`;
}

/** The selected pair's dial, with its hand at the last position of the text. Described by the text next to it. */
export function largeDial(head: HeadCoverage, pair: number, drag: GestureListener): TemplateResult {
  const angle = lastAngle(head, pair);
  return html`<svg
    class="dial"
    viewBox="${dialBox.x} ${dialBox.y} ${dialBox.width} ${dialBox.height}"
    aria-hidden="true"
    ${gestures(drag)}
  >
    ${getArcs(head, pair)} ${face()} ${hand({ angle, colour: 'var(--ink)', length: handLength, width: 9 })}
    <circle class="hub" r="4.5"></circle>
  </svg>`;
}

/** The hand's angle at the end of the text, reduced to one turn; radians clockwise from 12. */
export const lastAngle = ({ angles }: HeadCoverage, pair: number): number => 2 * Math.PI * (angles.turns[pair]! % 1);
