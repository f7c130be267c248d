import { html, nothing, type TemplateResult } from 'lit';
import { describeFailure } from '../shared/frame/describe-failure.js';
import { announceAtRest } from '../shared/frame/debounced-live-region.js';
import { formatNumber } from '../shared/reader/format.js';
import type { ReceiverScene } from './picture.js';
import { describeFix, describeGuess } from './description.js';
import type { Translate } from '../shared/reader/messages.js';

/** The result; nothing before a guess. */
function answer(
  t: Translate,
  { settings, finding, isCurrent, guess, revealed }: ReceiverScene,
  failure: Error | undefined,
): string | TemplateResult | typeof nothing {
  if (failure) return describeFailure(t, failure, t('receiver.failed', { reason: failure.message }));
  if (!finding || !isCurrent) return t('receiver.searching', { count: formatNumber(settings.range) });
  if (!revealed) return guess === undefined ? nothing : t('receiver.guessed', { guess: formatNumber(guess) });
  const sentences = [
    finding.reception.wrongTurn ? html`<strong>${t('receiver.wrong')}</strong>` : nothing,
    describeFix(t, finding),
    settings.position > settings.range - 1 ? t('receiver.outside') : nothing,
    guess === undefined ? nothing : describeGuess(t, guess, finding),
  ];
  return html`${sentences.filter((sentence) => sentence !== nothing).map((sentence) => html`<span>${sentence}</span>`)}`;
}

/** The result and the key, below the buttons. Reserves space for the longest result; the unused part is below both. */
export function told(
  t: Translate,
  scene: ReceiverScene,
  failure: Error | undefined,
  drawnHands: number,
): TemplateResult {
  const count = scene.hands.length;
  const some = drawnHands < count ? ` ${t('receiver.some', { drawn: drawnHands, count })}` : nothing;
  return html`<div class="result">
    <p class="answer prose" ${announceAtRest()}>${answer(t, scene, failure)}</p>
    <p class="soft small">${t('receiver.key')}${some}</p>
  </div>`;
}

/** The guess as a slider for keyboards; pointers use the whole picture. */
export function guessSlider(
  t: Translate,
  { settings: { range }, guess, revealed }: ReceiverScene,
  onKey: (event: KeyboardEvent) => void,
): TemplateResult {
  return html`<div
    class="guess-keys"
    role="slider"
    tabindex="0"
    aria-label=${t('receiver.guess')}
    aria-disabled=${revealed ? 'true' : 'false'}
    aria-valuemin="0"
    aria-valuemax=${range - 1}
    aria-valuenow=${guess ?? Math.floor(range / 2)}
    aria-valuetext=${guess === undefined ? t('receiver.noGuess') : formatNumber(guess)}
    @keydown=${onKey}
  ></div>`;
}
