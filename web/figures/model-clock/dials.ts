import { html, nothing, type TemplateResult } from 'lit';
import { handColour } from '../shared/clock/hand-colour.js';
import { seenArcs } from '../shared/clock/seen-arcs.js';
import type { Translate } from '../shared/reader/messages.js';
import type { ShownClock } from './view-model.js';
import { dialPairs } from './view.js';

/** Dials of some rotating pairs: the angles covered in training, and those that the reader's text adds. */
export function dials(
  t: Translate,
  { pairs, numbers }: ShownClock,
  described: number,
  describe: (pair: number) => void,
): TemplateResult {
  return html`<div class="dials" role="group" aria-label=${t('modelClock.dials')}>
    ${dialPairs(numbers.turning, described).map(
      (pair) =>
        html`<button
          type="button"
          class="dial"
          aria-pressed=${pair === described ? 'true' : 'false'}
          @click=${() => describe(pair)}
        >
          <svg viewBox="-110 -110 220 220" aria-hidden="true">
            ${
              pair < numbers.turning
                ? seenArcs({
                    seen: numbers.seen?.[pair] ?? 0,
                    turns: numbers.turns[pair]!,
                    colour: handColour(pair, pairs),
                  })
                : nothing
            }
            <circle class="rim" r="100"></circle>
          </svg>
          <span>${t('modelClock.pairNumber', { pair })}</span>
        </button>`,
    )}
  </div>`;
}
