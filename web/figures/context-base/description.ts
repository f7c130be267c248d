import { significant, spoken } from '../shared/reader/format.js';
import type { Say } from '../shared/reader/words.js';
import type { Sums, Windows } from './data.js';

/** The sentence that says where the sum falls below 0 with the reader's base. */
export function sumDescription(say: Say, { base, length, firstNegative, least }: Sums): string {
  const values = {
    base: significant(base),
    length: spoken(length),
    first: spoken(firstNegative),
    least: significant(least, 3),
  };
  return say(firstNegative > 0 ? 'contextBase.fails' : 'contextBase.holds', values);
}

/** The sentence that says where the windows of bases lie: nothing of them is a threshold. */
export function windowDescription(say: Say, length: number, found: Windows | undefined, searching: boolean): string {
  if (!found) return say(searching ? 'contextBase.searching' : 'contextBase.unknown');
  const [first, second] = found.windows;
  if (!first) return say('contextBase.noWindow', { length: spoken(length) });
  const values = {
    length: spoken(length),
    start: significant(first.start),
    end: significant(first.end),
    next: second ? significant(second.start) : '',
  };
  return say(second ? 'contextBase.window' : 'contextBase.oneWindow', values);
}
