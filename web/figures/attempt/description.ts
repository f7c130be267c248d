import { significant, formatNumber } from '../shared/reader/format.js';
import type { Translate } from '../shared/reader/messages.js';
import { codeAt, digitsAt, highlightedWord, type Codes, type SimpleAttempt } from './data.js';

export function attemptDescription(t: Translate, attempt: SimpleAttempt, codes: Codes, position: number): string {
  if (attempt === 'integer') return t('attempt.grown', { value: formatNumber(codeAt(codes, position)[0] ?? 0) });
  if (attempt === 'fraction') {
    const value = significant(codeAt(codes, highlightedWord)[0] ?? 0, 3);
    return t('attempt.stretched', { value, step: significant(codes.step, 3) });
  }
  if (position === 0) return t('attempt.zero');
  const count = digitsAt(codes, position).filter(({ flips }) => flips).length;
  return t('attempt.flipped', { before: position - 1, position, count });
}
