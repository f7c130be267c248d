import type { Translate } from '../shared/reader/messages.js';
import { getAnswer, askedPlace, movedLook, type ForwardPass } from './model.js';

type NameOf = (word: number) => string;

/** A probability in percent, at most 99: no model is certain. */
export const sureness = (fraction: number): string => `${Math.min(99, Math.round(fraction * 100))}%`;

/** The model's answer, and whether it is correct. */
export function answerText(t: Translate, pass: ForwardPass, getName: NameOf): string {
  const { named, share, nearest } = getAnswer(pass);
  const values = { she: t('panorama.she'), named: getName(named), share: sureness(share) };
  if (nearest === undefined) return t('panorama.nobody', values);
  return t(named === nearest ? 'panorama.right' : 'panorama.wrong', { ...values, nearest: getName(nearest) });
}

/** A sentence about the last change: the answer before and after, and how much of the pronoun's attention moved. */
export function changeText(t: Translate, before: ForwardPass, after: ForwardPass, getName: NameOf): string {
  const [one, other] = [getAnswer(before), getAnswer(after)];
  const values = {
    ...{ she: t('panorama.she'), before: getName(one.named), share: sureness(one.share) },
    moved: `${Math.round(100 * movedLook(before, after))}%`,
    from: askedPlace(before) + 1,
  };
  return t(one.named === other.named ? 'panorama.sameAnswer' : 'panorama.otherAnswer', values);
}
