import { html, nothing, type TemplateResult } from 'lit';
import { failureWords } from '../shared/frame/failure-words.js';
import { spoken } from '../shared/reader/format.js';
import type { ReceiverScene } from './picture.js';
import { fixWords, guessWords } from './words.js';
import type { Say } from '../shared/reader/words.js';

/** The line that a reader sees first: the question, then what came of it. */
export function answer(
  say: Say,
  { settings, finding, isCurrent, guess, revealed }: ReceiverScene,
  failure: Error | undefined,
): string | TemplateResult {
  if (failure) return failureWords(say, failure, say('receiver.failed'));
  if (!finding || !isCurrent) return say('receiver.searching', { count: spoken(settings.range) });
  if (!revealed)
    return guess === undefined ? say('receiver.question') : say('receiver.guessed', { guess: spoken(guess) });
  const sentences = [
    finding.reception.wrongTurn ? html`<strong>${say('receiver.wrong')}</strong>` : nothing,
    fixWords(say, finding),
    settings.position > settings.range - 1 ? say('receiver.outside') : nothing,
    guess === undefined ? nothing : guessWords(say, guess, finding),
  ];
  return html`${sentences.filter((sentence) => sentence !== nothing).map((sentence) => html`<span>${sentence}</span>`)}`;
}

/** The reader's guess as a slider over the axis: the pointer has the whole picture, the keys have this. */
export function guessSlider(
  say: Say,
  { settings: { range }, guess, revealed }: ReceiverScene,
  onKey: (event: KeyboardEvent) => void,
): TemplateResult {
  return html`<div
    class="guess-keys"
    role="slider"
    tabindex="0"
    aria-label=${say('receiver.guess')}
    aria-disabled=${revealed ? 'true' : 'false'}
    aria-valuemin="0"
    aria-valuemax=${range - 1}
    aria-valuenow=${guess ?? Math.floor(range / 2)}
    aria-valuetext=${guess === undefined ? say('receiver.noGuess') : spoken(guess)}
    @keydown=${onKey}
  ></div>`;
}
