import { html, nothing, type TemplateResult } from 'lit';
import { choice } from '../shared/controls/choice.js';
import { readingRanges, type FieldRange } from '../shared/reader/fields.js';
import { slidNumber, typedNumber } from '../shared/controls/number-fields.js';
import { playButton } from '../shared/controls/play-button.js';
import {
  groupOf,
  groupsOf,
  heardPairs,
  orders,
  searchRange,
  seedRange,
  sigmaRange,
  stretchOf,
  trialRange,
  type Order,
  type ReceiverSettings,
} from './settings.js';
import { addedWords } from './words.js';
import { stepButton } from '../shared/controls/step-button.js';
import type { Say } from '../shared/reader/words.js';

/** What a reader can do with the receiver. */
export interface ReceiverActions {
  readonly reveal: () => void;
  readonly hideElsewhere: () => void;
  readonly receiveAgain: () => void;
  readonly add: (hands: number) => void;
  readonly play: () => void;
  readonly set: (patch: Partial<ReceiverSettings>) => void;
}

/** Above the product: how many hands it adds up, and the buttons that add and take away. */
export function stepper(
  say: Say,
  settings: ReceiverSettings,
  playing: boolean,
  actions: ReceiverActions,
): TemplateResult {
  const count = heardPairs(settings.heard).length;
  const { hands } = settings;
  return html`<div class="stepper">
    <p>${addedWords(say, settings)}</p>
    <span class="buttons">
      ${stepButton(say('receiver.fewer'), '−1', hands > 1 ? () => actions.add(hands - 1) : undefined)}
      ${playButton(playing, say, actions.play)}
      ${stepButton(say('receiver.more'), '+1', hands < count ? () => actions.add(hands + 1) : undefined)}
    </span>
  </div>`;
}

/** The few controls that every reader needs. */
export function mainControls(
  say: Say,
  settings: ReceiverSettings,
  revealed: boolean,
  actions: ReceiverActions,
): TemplateResult {
  const { sigma } = settings;
  return html`
    <div class="line">
      <button type="button" class="main" @click=${revealed ? actions.hideElsewhere : actions.reveal}>
        ${say(revealed ? 'receiver.elsewhere' : 'receiver.reveal')}
      </button>
      <button type="button" class="main" @click=${actions.receiveAgain}>${say('receiver.again')}</button>
      ${slidNumber(say, 'sigma', say('receiver.sigma'), sigma, sigmaRange, [sigmaRange.min, sigmaRange.max], (to) => actions.set({ sigma: to }), { logarithmic: true })}
    </div>
  `;
}

/** Which hands are heard, and in which order they are added up. */
export function hearingControls(
  say: Say,
  { heard, order, dimensions }: ReceiverSettings,
  actions: ReceiverActions,
): TemplateResult {
  const pairs = dimensions / 2;
  return html`
    <div class="line">
      ${choice(
        'heard',
        say('receiver.heard'),
        groupsOf(pairs).map((group) => ({ value: groupOf(group, pairs), label: say(`receiver.${group}`) })),
        heard,
        (chosen) => actions.set({ heard: chosen }),
      )}
      ${choice<Order>(
        'order',
        say('receiver.order'),
        orders.map((value) => ({ value, label: say(`receiver.${value}`) })),
        order,
        (chosen) => actions.set({ order: chosen }),
      )}
    </div>
  `;
}

/** How closely the place of the fix is looked at. */
export function closeUpControls(say: Say, revealed: boolean, zoom: (factor: number) => void): TemplateResult {
  const button = (label: string, sign: string, factor: number): TemplateResult =>
    stepButton(label, sign, revealed ? () => zoom(factor) : undefined);
  return html`<span class="zoom">
    ${say('receiver.closeUp')} ${button(say('receiver.closer'), '+', 0.5)} ${button(say('receiver.farther'), '−', 2)}
  </span>`;
}

/** What makes the code and its noise. The hidden position is among them once it is hidden no more. */
export function moreControls(
  say: Say,
  settings: ReceiverSettings,
  revealed: boolean,
  { set }: ReceiverActions,
): TemplateResult {
  const { range, dimensions, base, seed, trial, position, heard } = settings;
  const pairs = dimensions / 2;
  const ears = heardPairs(heard);
  const [first, last] = [ears[0] ?? 0, ears.at(-1) ?? 0];
  const pairRange: FieldRange = { min: 0, max: pairs - 1, kind: 'whole' };
  return html`<div class="fields">
    ${typedNumber(say, say('receiver.range'), range, searchRange, (to) => set({ range: to }))}
    ${typedNumber(say, say('field.dimensions'), dimensions, readingRanges.dimensions, (to) => set({ dimensions: to }))}
    ${typedNumber(say, say('field.base'), base, readingRanges.base, (to) => set({ base: to }))}
    ${typedNumber(say, say('receiver.firstHand'), first, pairRange, (to) => set({ heard: stretchOf(to, Math.max(to, last), pairs) }))}
    ${typedNumber(say, say('receiver.lastHand'), last, pairRange, (to) => set({ heard: stretchOf(Math.min(first, to), to, pairs) }))}
    ${typedNumber(say, say('receiver.seed'), seed, seedRange, (to) => set({ seed: to }))}
    ${typedNumber(say, say('receiver.trial'), trial, trialRange, (to) => set({ trial: to }))}
    ${revealed ? typedNumber(say, say('receiver.hidden'), position, readingRanges.position, (to) => set({ position: to })) : nothing}
  </div>`;
}
