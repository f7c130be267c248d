import { html, type TemplateResult } from 'lit';
import { shownHands } from '../shared/clock/clock-data.js';
import { smallBox, smallFace } from '../shared/clock/dial.js';
import { handColour } from '../shared/clock/hand-colour.js';
import { seenArcs } from '../shared/clock/seen-arcs.js';
import { fixed, significant } from '../shared/reader/format.js';
import type { Translate } from '../shared/reader/messages.js';
import type { Stretched } from './data.js';
import { inlineStyle } from '../shared/platform/inline-style.js';

const max = 8;

/** A dial for some of the pairs: what the hand saw in training, and how far the text takes it now. */
export function dialsOfPairs(
  t: Translate,
  { angles, kept, pairs }: Stretched,
  selected: number,
  pick: (pair: number) => void,
): TemplateResult {
  return html`<div class="dials" role="group" aria-label=${t('stretch.dials')}>
    ${shownHands(pairs, selected, max).map((pair) => {
      const colour = handColour(pair, pairs);
      return html`<button
        type="button"
        class="of-pair"
        aria-pressed=${pair === selected}
        style=${inlineStyle(`--hand: ${colour}`)}
        @click=${() => pick(pair)}
      >
        <svg viewBox="${smallBox.x} ${smallBox.y} ${smallBox.width} ${smallBox.height}" aria-hidden="true">
          ${seenArcs({ seen: angles.seen[pair]!, turns: angles.turns[pair]!, colour })} ${smallFace()}
        </svg>
        <b class="named">${t('stretch.pairNumber', { pair })}</b>
        <span>× ${fixed(kept[pair]!, 3)}</span>
        <span>${t('stretch.turnCount', { turns: significant(angles.turns[pair]!, 3) })}</span>
      </button>`;
    })}
  </div>`;
}
