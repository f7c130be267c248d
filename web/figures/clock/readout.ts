import { html, nothing, type TemplateResult } from 'lit';
import type { Comparison } from '../../core/index.js';
import type { Clock } from '../shared/clock/clock-data.js';
import { clockHands } from '../shared/clock/clock-hands.js';
import { pairText, describePosition } from '../shared/clock/clock-description.js';
import { fixed, significant } from '../shared/reader/format.js';
import type { Translate } from '../shared/reader/messages.js';
import { inlineStyle } from '../shared/platform/inline-style.js';

/** The position in large digits, and the other position (dashed hands). */
export function positionRead(t: Translate, position: number, fast: boolean, other: number | undefined): TemplateResult {
  const text = describePosition(position, fast);
  return html`<p class="now" style=${inlineStyle(`--characters: ${text.length}`)}>
    <span>${t('field.position')}</span> <strong>${text}</strong>
    ${other === undefined ? nothing : html`<span class="dashed">${t('clock.dashed', { other: describePosition(other) })}</span>`}
  </p>`;
}

export function handRead(t: Translate, clock: Clock): TemplateResult {
  const { selected, pairs, blurred } = clock;
  const { dimensions, period, turns, degrees, angle, sine, cosine } = pairText(clock, selected);
  // Omits the numbers of a hand that is too fast to be seen.
  const still = (text: string): string => (selected < blurred ? '…' : text);
  return html`
    <div class="read">
      <p class="hand-name cluster" style=${inlineStyle(`--hand: ${clockHands(pairs)[selected]!.colour}`)}>
        <b>${t('clock.hand', { hand: selected })}</b>
        <span>${t('clock.dimensions', { sine: dimensions[0], cosine: dimensions[1] })}</span>
      </p>
      <dl>
        <div>
          <dt>${t('clock.period')}</dt>
          <dd>${t('clock.positions', { count: period })}</dd>
        </div>
        <div>
          <dt>${t('clock.turns')}</dt>
          <dd>${turns}</dd>
        </div>
        <div class="angle">
          <dt>${t('clock.angle')}</dt>
          <dd>${still(`${degrees}°`)} <span class="also soft">${still(angle)}</span></dd>
        </div>
        <div>
          <dt>${t('clock.sine')}</dt>
          <dd>${still(sine)}</dd>
        </div>
        <div>
          <dt>${t('clock.cosine')}</dt>
          <dd>${still(cosine)}</dd>
        </div>
      </dl>
    </div>
  `;
}

/** A sentence on the similarity of two positions' encodings. */
export function comparisonRead(t: Translate, { dot, cosine, distance }: Comparison): TemplateResult {
  return html`
    <dl class="alike">
      <div>
        <dt>${t('clock.dot')}</dt>
        <dd>${fixed(dot, 3)}</dd>
      </div>
      <div>
        <dt>${t('clock.likeness')}</dt>
        <dd>${fixed(cosine, 4)}</dd>
      </div>
      <div>
        <dt>${t('clock.distance')}</dt>
        <dd>${significant(distance)}</dd>
      </div>
    </dl>
  `;
}
