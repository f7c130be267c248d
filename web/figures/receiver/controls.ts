import { html, type TemplateResult } from 'lit';
import { choice } from '../shared/controls/choice.js';
import type { FieldRange } from '../shared/reader/number-range.js';
import { numberField, sliderField } from '../shared/controls/number-fields.js';
import { playButton } from '../shared/controls/play-button.js';
import { getGroup, getGroups, heardPairs, getStretch, type ReceiverSettings } from './settings.js';
import { stepButton } from '../shared/controls/step-button.js';
import type { Translate } from '../shared/reader/messages.js';

/** Callbacks of the receiver's controls. */
export interface ReceiverActions {
  readonly add: (hands: number) => void;
  readonly play: () => void;
  /** A digit per hand: 1 if heard. */
  readonly hear: (heard: string) => void;
}

/** Above the product: the number of hands that are added. */
export function handSlider(
  t: Translate,
  { heard, hands }: ReceiverSettings,
  playing: boolean,
  actions: ReceiverActions,
): TemplateResult {
  const all = heardPairs(heard).length;
  const range: FieldRange = { min: 1, max: all, kind: 'whole' };
  return html`<div class="stepper cluster">
    ${playButton(playing, t, actions.play)}
    ${sliderField(t, 'hands', t('receiver.hands'), hands, range, [1, Math.max(2, all)], actions.add, { inert: all === 1 })}
  </div>`;
}

export function heardChoice(
  t: Translate,
  { heard, dimensions }: ReceiverSettings,
  actions: ReceiverActions,
): TemplateResult {
  const pairs = dimensions / 2;
  const groups = getGroups(pairs).map((group) => ({ value: getGroup(group, pairs), label: t(`receiver.${group}`) }));
  return choice('heard', t('receiver.heard'), groups, heard, actions.hear);
}

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
