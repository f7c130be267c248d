import type { Translate } from '../shared/reader/messages.js';
import { getAnswer, askedPlace, movedLook, type ForwardPass } from './model.js';

type NameOf = (word: number) => string;

/** A share in whole percent: 100 is for those who cannot err. */
export const sureness = (share: number): string => `${Math.min(99, Math.round(share * 100))}\u00a0%`;

/** The answer of the model, and whether it is right. */
export function answerText(t: Translate, pass: ForwardPass, getName: NameOf): string {
  const { named, share, nearest } = getAnswer(pass);
  const values = { she: t('panorama.she'), named: getName(named), share: sureness(share) };
  if (nearest === undefined) return t('panorama.nobody', values);
  return t(named === nearest ? 'panorama.right' : 'panorama.wrong', { ...values, nearest: getName(nearest) });
}

/**
 * The sentence about the last change: the answer before and after it, and the part of the pronoun's attention that has
 * moved.
 */
export function changeText(t: Translate, before: ForwardPass, after: ForwardPass, getName: NameOf): string {
  const [one, other] = [getAnswer(before), getAnswer(after)];
  const values = {
    ...{ she: t('panorama.she'), before: getName(one.named), share: sureness(one.share) },
    moved: `${Math.round(100 * movedLook(before, after))}\u00a0%`,
    from: askedPlace(before) + 1,
  };
  return t(one.named === other.named ? 'panorama.sameAnswer' : 'panorama.otherAnswer', values);
}
