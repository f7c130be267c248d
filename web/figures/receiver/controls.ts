import { html, type TemplateResult } from 'lit';
import { choice } from '../shared/controls/choice.js';
import type { FieldRange } from '../shared/reader/number-range.js';
import { numberField } from '../shared/controls/number-fields.js';
import { playButton } from '../shared/controls/play-button.js';
import { getGroup, getGroups, heardPairs, getStretch, type ReceiverSettings } from './settings.js';
import { describeAdded } from './description.js';
import { stepButton } from '../shared/controls/step-button.js';
import type { Translate } from '../shared/reader/messages.js';

/** Callbacks of the receiver's controls. */
export interface ReceiverActions {
  readonly reveal: () => void;
  readonly hideElsewhere: () => void;
  readonly receiveAgain: () => void;
  readonly add: (hands: number) => void;
  readonly play: () => void;
  /** A digit per hand: 1 if heard. */
  readonly hear: (heard: string) => void;
}

/** Above the product: the number of added hands, and buttons to add and remove. */
export function stepper(
  t: Translate,
  settings: ReceiverSettings,
  playing: boolean,
  actions: ReceiverActions,
): TemplateResult {
  const count = heardPairs(settings.heard).length;
  const { hands } = settings;
  return html`<div class="stepper cluster">
    <p class="reserve">${describeAdded(t, settings)}</p>
    <span class="buttons cluster">
      ${stepButton(t('receiver.fewer'), undefined, hands > 1 ? () => actions.add(hands - 1) : undefined)}
      ${playButton(playing, t, actions.play)}
      ${stepButton(t('receiver.more'), undefined, hands < count ? () => actions.add(hands + 1) : undefined)}
    </span>
  </div>`;
}

/** The controls in sight. */
export function primaryControls(t: Translate, revealed: boolean, actions: ReceiverActions): TemplateResult {
  return html`
    <div class="line">
      <button type="button" class="button" @click=${revealed ? actions.hideElsewhere : actions.reveal}>
        ${t(revealed ? 'receiver.elsewhere' : 'receiver.reveal')}
      </button>
      <button type="button" class="button" @click=${actions.receiveAgain}>${t('receiver.again')}</button>
    </div>
  `;
}

/** The choice of heard hands. */
export function heardChoice(
  t: Translate,
  { heard, dimensions }: ReceiverSettings,
  actions: ReceiverActions,
): TemplateResult {
  const pairs = dimensions / 2;
  const groups = getGroups(pairs).map((group) => ({ value: getGroup(group, pairs), label: t(`receiver.${group}`) }));
  return choice('heard', t('receiver.heard'), groups, heard, actions.hear);
}

/** The zoom controls of the close-up. */
export function closeUpControls(t: Translate, revealed: boolean, zoom: (factor: number) => void): TemplateResult {
  const button = (label: string, sign: string, factor: number): TemplateResult =>
    stepButton(label, sign, revealed ? () => zoom(factor) : undefined);
  return html`<span class="cluster soft">
    ${t('receiver.closeUp')} ${button(t('receiver.closer'), '+', 0.5)} ${button(t('receiver.farther'), '−', 2)}
  </span>`;
}

/** The first and last heard hand, if they are contiguous. */
export function heardEnds(
  t: Translate,
  { dimensions, heard }: ReceiverSettings,
  { hear }: Pick<ReceiverActions, 'hear'>,
): TemplateResult {
  const pairs = dimensions / 2;
  const ears = heardPairs(heard);
  const [first, last] = [ears[0] ?? 0, ears.at(-1) ?? 0];
  const range: FieldRange = { min: 0, max: pairs - 1, kind: 'whole' };
  return html`
    ${numberField(t, t('receiver.firstHand'), first, range, (to) => hear(getStretch(to, Math.max(to, last), pairs)))}
    ${numberField(t, t('receiver.lastHand'), last, range, (to) => hear(getStretch(Math.min(first, to), to, pairs)))}
  `;
}
