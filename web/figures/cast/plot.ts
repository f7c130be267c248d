import { html, nothing, type TemplateResult } from 'lit';
import { handColour } from '../shared/clock/hand-colour.js';
import { fixed, formatNumber } from '../shared/reader/format.js';
import { measuredSize, powerOfTen } from '../shared/reader/scientific-notation.js';
import type { Translate } from '../shared/reader/messages.js';
import type { ContextErrors, CastSettings, Hand, OffsetResults } from './data.js';
import { dial } from './drawing.js';
import { toX, toY, errorTicks, offsetTicks } from './view.js';
import { inlineStyle } from '../shared/platform/inline-style.js';

const getTick = (error: number): string => (error === 0 || error === 1 ? String(error) : powerOfTen(error, 1).slice(2));

/** Axis labels, and the label of the dashed line. */
export function plotLabels(t: Translate, { size }: ContextErrors): TemplateResult {
  return html`<div aria-hidden="true">
    ${offsetTicks.map((tick) => html`<span class="label x" style=${inlineStyle(`left: ${toX(tick).toFixed(2)}%`)}>${formatNumber(tick)}</span>`)}
    ${errorTicks.map((tick) => html`<span class="label y" style=${inlineStyle(`top: ${toY(tick).toFixed(2)}%`)}>${getTick(tick)}</span>`)}
    <span class="label title x">${t('cast.offset')}</span>
    <span class="label title y">${t('cast.error')}</span>
    <span class="label size" style=${inlineStyle(`top: ${toY(size).toFixed(2)}%`)}>${t('cast.size')}</span>
  </div>`;
}

/** The reader's offset: a slider over the plot. */
export const offsetMark = (
  t: Translate,
  offset: number,
  max: number,
  onKey: (event: KeyboardEvent) => void,
): TemplateResult =>
  html`<div
    class="mark"
    data-grip
    style=${inlineStyle(`left: ${toX(offset).toFixed(2)}%`)}
    role="slider"
    tabindex="0"
    aria-label=${t('cast.offset')}
    aria-valuemin="0"
    aria-valuemax=${max}
    aria-valuenow=${offset}
    aria-valuetext=${formatNumber(offset)}
    @keydown=${onKey}
  >
    <span class=${toX(offset) > 70 ? 'at last' : 'at'} aria-hidden="true">${formatNumber(offset)}</span>
  </div>`;

/** Legend of the line and the band. Sinusoidal encodings aren't random, so they need none. */
export function legend(t: Translate, { kind, draws }: CastSettings): TemplateResult | typeof nothing {
  if (kind === 'sinusoidal') return nothing;
  return html`<p class="legend">
    <span><i aria-hidden="true"></i>${t('cast.mean', { draws })}</span>
    <span><i class="band" aria-hidden="true"></i>${t('cast.largest')}</span>
  </p>`;
}

/** Some pairs of the query as dials, exact and rounded, with the angle error. */
export function hands(t: Translate, { hands, pairs }: OffsetResults): TemplateResult {
  const speed = (pair: number): string =>
    t(pair === 0 ? 'cast.fastest' : pair === pairs - 1 ? 'cast.slowest' : 'cast.middle');
  return html`<div class="hands" role="group" aria-label=${t('cast.hands')}>
    ${hands.map(
      (shown) =>
        html`<figure style=${inlineStyle(`--hand: ${handColour(shown.pair, pairs)}`)}>
          ${dial(shown, pairs)}
          <figcaption class="small">
            <b class="named">${t('cast.pair', { pair: shown.pair })}</b> <span class="soft">${speed(shown.pair)}</span>
            <span class="soft reserve">${describeOff(t, shown)}</span>
          </figcaption>
        </figure>`,
    )}
    <p
      class="legend"
      style=${inlineStyle(`--first: ${handColour(0, 3)}; --middle: ${handColour(1, 3)}; --last: ${handColour(2, 3)}`)}
    >
      <span><i class="should" aria-hidden="true"></i>${t('cast.should')}</span>
      <span><i aria-hidden="true"></i>${t('cast.is')}</span>
    </p>
  </div>`;
}

/** In turns from one turn on, otherwise in radians. */
function describeOff(t: Translate, { error }: Hand): string {
  if (!Number.isFinite(error)) return t('cast.noAngle');
  const turns = Math.abs(error) / (2 * Math.PI);
  if (turns >= 1) return t('cast.offTurns', { turns: fixed(turns, 1) });
  return error === 0 ? t('cast.right') : t('cast.offRadians', { radians: measuredSize(Math.abs(error)) });
}
