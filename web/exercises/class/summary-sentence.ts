import { spoken } from '../../figures/shared/reader/format.js';
import type { Say } from '../../figures/shared/reader/words.js';
import type { SummaryError } from './summary-rules.js';

/** One sentence on why a text is no summary: it names the field, the range and the value. */
export function sentenceOf({ refusal, values }: SummaryError, say: Say): string {
  const shown = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'number' ? spoken(value) : value,
  ]);
  return say(`summary.${refusal}`, Object.fromEntries(shown) as Record<string, string>);
}
