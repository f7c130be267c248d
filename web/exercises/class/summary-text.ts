import type { Say } from '../../figures/shared/reader/words.js';
import { nameOf, type Catalogue } from './catalogue.js';
import { entriesFor } from './hand-in.js';
import type { SetItem } from './set.js';
import type { Entry, Summary } from './summary.js';
import { timeText } from './time-text.js';

/** A summary as sentences, an exercise to the line, for a mail or a forum. */
export function summaryText(summary: Summary, items: readonly SetItem[], catalogue: Catalogue, say: Say): string {
  const { learner, made, exercises } = summary;
  const title = summary.title ?? say(summary.set === undefined ? 'handin.all' : 'handin.set');
  const lines = items.flatMap((item) => {
    const entries = entriesFor(item, exercises);
    const name = nameOf(item.exercise, catalogue);
    if (entries.length > 0) return entries.map((entry) => lineOf(entry, name, say));
    return summary.set === undefined ? [] : [say('handin.line', { name, done: say('handin.untouched') })];
  });
  const done = items.filter((item) => entriesFor(item, exercises).some(({ solved }) => solved !== undefined)).length;
  const head = [title, ...(learner === undefined ? [] : [learner]), made.replace('T', ' ').replace('Z', ' UTC')];
  return [...head, say('summary.count', { solved: done, count: items.length }), ...lines].join('\n');
}

function lineOf({ seed, attempts, hints, solved, seconds }: Entry, name: string, say: Say): string {
  const parts = [
    say('summary.seed', { seed }),
    say(solved === undefined ? 'handin.unsolved' : 'handin.solved'),
    ...(attempts === undefined || hints === undefined
      ? [say('handin.uncounted')]
      : [say('handin.attempts', { attempts }), say('handin.hints', { hints })]),
    ...(seconds === undefined ? [] : [timeText(seconds, say)]),
  ];
  return say('handin.line', { name, done: parts.join(say('handin.comma')) });
}
