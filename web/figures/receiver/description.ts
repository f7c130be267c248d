import { significant, formatNumber } from '../shared/reader/format.js';
import type { Finding, ReceivedHand } from './data.js';
import { drawnPairs, type ReceiverSettings } from './settings.js';
import type { Translate } from '../shared/reader/messages.js';

/** A text on how many positions in the range a hand allows. */
export function describeTurns(t: Translate, { period }: ReceivedHand, range: number): string {
  const turns = range / period;
  return t('receiver.turns', { count: turns < 10 ? significant(turns, 2) : formatNumber(turns, 0) });
}

/** Formats an error or bound: two decimals if small. */
export const measured = (value: number): string =>
  Math.abs(value) < 10 ? formatNumber(value, 2) : significant(value, 4);

/** Two significant digits. */
export const describeBound = (bound: number): string => significant(bound, 2);

/** A text on the fix and its bound, and whether it is correct. */
export function describeFix(t: Translate, { reception, settings }: Finding): string {
  const { position, bound, error, wrongTurn } = reception;
  const numbers = {
    fix: formatNumber(position, 2),
    bound: describeBound(bound),
    truth: formatNumber(settings.position, 2),
    error: measured(Math.abs(error)),
  };
  return t(wrongTurn ? 'receiver.wrongTurn' : 'receiver.found', numbers);
}

export function describeGuess(t: Translate, guess: number, { settings, reception }: Finding): string {
  const off = Math.abs(guess - settings.position);
  return t(off < Math.abs(reception.error) ? 'receiver.guessCloser' : 'receiver.guessOff', {
    error: measured(off),
  });
}

/** Accessible text of the picture. */
export function describePicture(t: Translate, { dimensions, range }: ReceiverSettings): string {
  return t('receiver.label', { last: formatNumber(range - 1), count: drawnPairs(dimensions / 2).length });
}
