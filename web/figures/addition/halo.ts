import { html, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import type { Addition, Hands } from '../../core/index.js';
import { glassesKinds, leak, type Glasses } from './data.js';
import { sketch } from './sketch.js';
import { degrees } from './sum.js';
import { handColour } from '../shared/clock/hand-colour.js';
import { dataTable } from '../shared/data-table.js';
import { announceAtRest } from '../shared/frame/debounced-live-region.js';
import { inlineStyle } from '../shared/platform/inline-style.js';
import { fixed, formatNumber } from '../shared/reader/format.js';
import type { Translate } from '../shared/reader/messages.js';

/** More lights than this melt into one grey. */
const maxLights = 12;
/**
 * Radii: of the ring of lamps; where the light of a lamp falls, nearer to the drawing; how far it spreads. Together the last two
 * end a little beyond the ring, so that nothing beside the picture is lit, and no mask has to see to it in every frame.
 */
const [ring, fall, spread] = [182, 96, 102];

/** The strengths with which drawing and light are seen, 0 to 1 each. */
export interface Strengths {
  readonly drawing: number;
  readonly light: number;
}

/**
 * Without glasses both are seen by their share of the two lengths. Glasses for one show that one whole, and of the other what
 * stands in its direction.
 */
export function strengths({ wordNorm, codeNorm, angle }: Addition, glasses: Glasses): Strengths {
  const leaking = (through: number, own: number): number => Math.min(1, Math.abs(leak(through, own, angle)));
  if (glasses === 'drawing') return { drawing: 1, light: leaking(codeNorm, wordNorm) };
  if (glasses === 'light') return { drawing: leaking(wordNorm, codeNorm), light: codeNorm === 0 ? 0 : 1 };
  const both = wordNorm + codeNorm;
  return { drawing: wordNorm / both, light: codeNorm / both };
}

export interface HaloView {
  readonly addition: Addition;
  readonly hands: Hands;
  readonly glasses: Glasses;
  readonly word: string;
  readonly position: number;
}

/** The hands that shine: all, or as many as can be told apart, from the fastest to the slowest. */
export function shiningPairs(pairs: number): number[] {
  if (pairs <= maxLights) return Array.from({ length: pairs }, (_, pair) => pair);
  return Array.from({ length: maxLights }, (_, k) => Math.round((k * (pairs - 1)) / (maxLights - 1)));
}

export function haloPicture(t: Translate, { addition, hands, glasses, word, position }: HaloView): TemplateResult {
  const { drawing, light } = strengths(addition, glasses);
  const count = hands.sine.length;
  const lit = { drawing: percent(drawing), light: percent(light) };
  const label = t('addition.haloLabel', { lamps: shiningPairs(count).length, count, ...lit });
  // A pencil line is thin: at half strength it would be gone.
  const ink = Math.min(1, 1.6 * drawing);
  return html`
    <div class="halo">
      <p class="key">${t('addition.haloKey', { word, position: formatNumber(position) })}</p>
      <svg viewBox="0 0 400 400" role="img" aria-label=${label}>
        <circle cx="200" cy="200" r=${ring} fill="none" stroke="var(--hairline)"></circle>
        <g class="drawing" style=${inlineStyle(`opacity: ${ink.toFixed(3)}`)}>${sketch}</g>
        <g class="light" style=${inlineStyle(`opacity: ${light.toFixed(3)}`)}>${lights(hands)}</g>
        ${lamps(hands, light)}
      </svg>
      <p class="reading" ${announceAtRest()}>${describe(t, addition, glasses)}</p>
    </div>
  `;
}

/** On the radius of each hand that shines, in the colour of that hand. */
const placed = ({ sine, cosine }: Hands, radius: number) =>
  shiningPairs(sine.length).map((pair) => ({
    pair,
    x: (200 + radius * (sine[pair] ?? 0)).toFixed(2),
    y: (200 - radius * (cosine[pair] ?? 0)).toFixed(2),
    colour: handColour(pair, sine.length),
  }));

/** The light that the lamps shed over the drawing. */
const lights = (hands: Hands): SVGTemplateResult[] =>
  placed(hands, fall).map(
    ({ pair, x, y, colour }) => svg`
      <radialGradient id="light-${pair}">
        <stop offset="0" stop-color=${colour} stop-opacity="0.8"></stop>
        <stop offset="0.5" stop-color=${colour} stop-opacity="0.38"></stop>
        <stop offset="0.8" stop-color=${colour} stop-opacity="0.09"></stop>
        <stop offset="1" stop-color=${colour} stop-opacity="0"></stop>
      </radialGradient>
      <circle class="glow" transform=${`translate(${x} ${y})`} r=${spread} fill="url(#light-${pair})"></circle>`,
  );

/** Each hand is a lamp where its tip points. Hollow lamps are off. */
const lamps = (hands: Hands, light: number): SVGTemplateResult[] =>
  placed(hands, ring).map(
    ({ x, y, colour }) =>
      svg`<circle class="lamp" cx=${x} cy=${y} r="5" stroke=${colour} stroke-width="1.5" fill=${colour} fill-opacity=${Math.min(1, 2 * light).toFixed(3)}></circle>`,
  );

const percent = (fraction: number): string => fixed(100 * fraction, 0);

function describe(t: Translate, { wordNorm, codeNorm, angle }: Addition, glasses: Glasses): string {
  if (glasses === 'none') return t('addition.both', { word: fixed(wordNorm, 2), code: fixed(codeNorm, 2) });
  if (Number.isNaN(angle)) return t('addition.noAngle');
  const [own, through] = glasses === 'drawing' ? [wordNorm, codeNorm] : [codeNorm, wordNorm];
  return t(`addition.through.${glasses}`, {
    angle: degrees(angle),
    leak: fixed(Math.abs(leak(through, own, angle)), 2),
  });
}

export const haloTable = (t: Translate, addition: Addition): TemplateResult =>
  dataTable(glassesKinds, [
    [t('addition.glasses'), (glasses) => t(`addition.glasses.${glasses}`)],
    [t('addition.drawing'), (glasses) => `${percent(strengths(addition, glasses).drawing)}%`],
    [t('addition.light'), (glasses) => `${percent(strengths(addition, glasses).light)}%`],
  ]);
