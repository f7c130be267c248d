import { html, svg, type TemplateResult } from 'lit';
import { handColour } from '../shared/clock/hand-colour.js';
import { getPositionlessLayers, getRotatedIndex, type Head } from './data.js';
import { inlineStyle } from '../shared/platform/inline-style.js';

/** Layers as columns and pairs as rows, in the colour of the pair if it's rotated, empty otherwise. */
export function layersDrawing(head: Head): TemplateResult {
  const { pairs, model } = head;
  const { layers } = model;
  const runs = runsWithPosition(head);
  const rows = Array.from({ length: pairs }, (_, pair) => {
    const hand = getRotatedIndex(head, pair);
    if (hand === undefined) return '';
    const d = runs.map(([from, to]) => `M${from} ${pair}h${to - from}v1h${from - to}z`).join('');
    return svg`<path shape-rendering="crispEdges" d=${d} style=${inlineStyle(`fill: ${handColour(hand, head.rotated)}`)}></path>`;
  });
  const edges = Array.from({ length: layers - 1 }, (_, index) => `M${index + 1} 0V${pairs}`);
  return html`<svg
    class="layers fill"
    viewBox=${`0 0 ${layers} ${pairs}`}
    preserveAspectRatio="none"
    aria-hidden="true"
  >
    ${svg`<path class="still" d=${`M0 0H${layers}V${pairs}H0z`}></path>`} ${rows}
    ${svg`<path class="edges" d=${edges.join('')}></path><path class="frame" d=${`M0 0H${layers}V${pairs}H0z`}></path>`}
  </svg>`;
}

/** Runs of adjacent layers with positional encoding, as edges. */
function runsWithPosition({ model }: Head): readonly (readonly [from: number, to: number])[] {
  const ends = [0, ...getPositionlessLayers(model), model.layers + 1];
  return ends
    .slice(1)
    .map((end, index) => [ends[index]!, end - 1] as const)
    .filter(([from, to]) => to > from);
}
