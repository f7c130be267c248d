import { html, nothing, svg, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { hand, smallFace } from '../shared/clock/dial.js';
import { handColour } from '../shared/clock/hand-colour.js';
import { curvePath, plotHeight, type Curve } from '../shared/charts/likelihood-curve.js';
import { acrossShown, axisLabels, mark, marks, type Axis } from './markers.js';
import type { Finding, ReceivedHand, Stretch } from './data.js';
import { getAdded, drawnPairs, type ReceiverSettings } from './settings.js';
import { describeBound, measured, describeTurns } from './description.js';
import type { Translate } from '../shared/reader/messages.js';
import { inlineStyle } from '../shared/platform/inline-style.js';

/** The data of the pictures. */
export interface ReceiverScene {
  readonly settings: ReceiverSettings;
  readonly hands: readonly ReceivedHand[];
  /** Undefined until the first long search has finished. */
  readonly finding: Finding | undefined;
  /** Whether the finding is for the current settings, or earlier ones. */
  readonly isCurrent: boolean;
  readonly guess: number | undefined;
  readonly revealed: boolean;
}

/** The radius of a dial, and the maximum drawn length of a noisy hand: a third beyond the rim. */
const [dialRadius, longestHand] = [100, 133];

/** A plot stretched to its box with constant stroke width. */
function plot(curve: Curve | undefined, kind: string, colour: string): TemplateResult {
  const size = `0 0 ${curve?.length ?? 1} ${plotHeight}`;
  return html`<svg class="plot ${kind}" viewBox=${size} preserveAspectRatio="none" aria-hidden="true">
    ${guard([curve, colour], () => (curve ? svg`<path d=${curvePath(curve)} fill=${colour} stroke=${colour}></path>` : nothing))}
  </svg>`;
}

function dial({ pair, angle, length, sent }: ReceivedHand, pairs: number, revealed: boolean): TemplateResult {
  const shown = {
    angle,
    length: Math.min(longestHand, dialRadius * length),
    width: 22,
    colour: handColour(pair, pairs),
  };
  return html`<svg class="dial" viewBox="-136 -136 272 272" aria-hidden="true">
    ${smallFace()}${hand(shown)}
    <circle class="hub" r="6"></circle>
    ${revealed ? svg`<circle class="sent" r="13" cx="0" cy="-100" transform=${`rotate(${((sent * 180) / Math.PI).toFixed(2)})`}></circle>` : nothing}
  </svg>`;
}

/** A row per drawn hand: its dial, and the likelihood of every position. */
export function handRows(t: Translate, scene: ReceiverScene): TemplateResult {
  const { settings, hands, finding, revealed } = scene;
  const pairs = hands.length;
  const added = getAdded(settings);
  return html`<div class="hand-rows">
    ${drawnPairs(pairs).map((pair) => {
      const received = hands[pair]!;
      const state = settings.heard[pair] !== '1' ? 'silent' : added[pair] === '1' ? 'added' : 'active';
      const curve = finding?.whole.each.find((row) => row.pair === pair)?.curve;
      return html`<div class="hand-row ${state}">
        ${dial(received, pairs, revealed)} ${plot(curve, 'strip', handColour(pair, pairs))}
        <span class="turns soft tiny" aria-hidden="true">${describeTurns(t, received, settings.range)}</span>
      </div>`;
    })}
  </div>`;
}

/** The product, on the same axis as the rows above. */
export function together(t: Translate, { finding, settings }: ReceiverScene): TemplateResult {
  const axis: Axis = finding?.whole ?? { from: 0, positions: settings.range };
  return html`<div class="together">
    ${plot(finding?.whole.product, 'product', 'var(--ink)')}${axisLabels(t, axis)}
  </div>`;
}

/** Two lines from the fix on the axis above to the edges of the close-up. */
function lens(closeUp: Stretch, whole: Stretch): TemplateResult {
  const [left, end] = [acrossShown(closeUp.from, whole), acrossShown(closeUp.from + closeUp.positions, whole)];
  // A minimum width, so that it stays visible in a long range.
  const right = Math.max(end, left + 0.4);
  return html`<svg class="lens" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
    <path class="axis" d="M0 0H100"></path>
    <path d=${`M${left.toFixed(2)} 0L0 10M${right.toFixed(2)} 0L100 10`}></path>
    <path class="seen" d=${`M${left.toFixed(2)} 0H${right.toFixed(2)}`}></path>
  </svg>`;
}

/** Labels are to the left of lines beyond this, in percent. */
const lastForWords = 75;

/** The bound of the fix as an error bar, without end caps outside the plot. */
function boundLine({ position, bound }: Finding['reception'], axis: Axis): TemplateResult {
  const [left, right] = [acrossShown(position - bound, axis), acrossShown(position + bound, axis)];
  const ends = [left === 0 && 'before', right === 100 && 'after', right > lastForWords && 'within'];
  return html`<div
    class=${['bound', ...ends].filter(Boolean).join(' ')}
    style=${inlineStyle(`inset-inline-start: ${left.toFixed(3)}%; inline-size: ${(right - left).toFixed(3)}%`)}
  >
    <span>±${describeBound(bound)}</span>
  </div>`;
}

/** The close-up around the fix with its bound: every added hand as a line, their product as an area. */
export function closeUpPicture(
  t: Translate,
  { guess, hands }: ReceiverScene,
  finding: Finding,
  closeUp: Stretch,
): TemplateResult {
  const label = t('receiver.nearLabel', {
    from: measured(closeUp.from),
    to: measured(closeUp.from + closeUp.positions),
  });
  return html`<div class="close-up" role="img" aria-label=${label}>
    ${lens(closeUp, finding.whole)}
    <div class="field">
      ${closeUp.each.map(({ pair, curve }) => plot(curve, 'line', handColour(pair, hands.length)))}
      ${plot(closeUp.product, 'product', 'var(--ink)')} ${boundLine(finding.reception, closeUp)}
      ${marks(t, closeUp, guess, finding)} ${mark('fix', t('receiver.fix'), finding.reception.position, closeUp)}
    </div>
    ${axisLabels(t, closeUp)}
  </div>`;
}
