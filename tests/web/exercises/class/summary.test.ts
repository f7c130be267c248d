import { describe, expect, test } from 'vitest';

import english from '../../../../web/content/en/words.json' with { type: 'json' };
import { entriesOf, fileNameOf, inOrder } from '../../../../web/exercises/class/hand-in.js';
import { SummaryError } from '../../../../web/exercises/class/summary-rules.js';
import { sentenceOf } from '../../../../web/exercises/class/summary-sentence.js';
import { summaryText } from '../../../../web/exercises/class/summary-text.js';
import { mostCharacters, readSummary, writeSummary, type Summary } from '../../../../web/exercises/class/summary.js';
import { registerWords, wordsFor } from '../../../../web/figures/shared/reader/words.js';

registerWords('en', english);
const say = wordsFor('en');
const made = '2026-01-02T03:04:05Z';
const entry = { exercise: 'second-shadow', seed: 3, attempts: 2, hints: 1, solved: made, seconds: 95 };
const summary: Summary = {
  learner: '王小明',
  set: 'second-shadow:3,who-bites',
  title: 'Week 2',
  made,
  timed: true,
  exercises: [entry],
};

describe('a summary', () => {
  test('is read as it was written', () => expect(readSummary(writeSummary(summary))).toEqual(summary));

  const file = (change: object): string =>
    JSON.stringify({ ...(JSON.parse(writeSummary(summary)) as object), ...change });

  test.each([
    ['no JSON', '{', 'it is not JSON.'],
    ['a list', '[]', "it is no summary of this tour's exercises."],
    [
      'a progress file',
      '{"tour":"positional-encoding","version":1,"solved":{}}',
      "it is no summary of this tour's exercises.",
    ],
    ['another version', file({ version: 2 }), 'version must be 1, got 2.'],
    ['a name that is none', file({ learner: '' }), 'learner must be one line of 1 to 80 characters, got "".'],
    ['a name of two lines', file({ learner: 'a\nb' }), 'learner must be one line of 1 to 80 characters, got "a\\nb".'],
    [
      'a name that turns the line',
      file({ learner: 'a\u202eb' }),
      'learner must be one line of 1 to 80 characters, got "a\u202eb".',
    ],
    ['a set that is none', file({ set: 'a:0' }), 'set must be a list such as second-shadow:3,who-bites, got "a:0".'],
    ['no date', file({ made: 5 }), 'made must be a date such as 2026-01-31T12:00:00Z, got 5.'],
    ['no exercises', file({ exercises: {} }), 'exercises must be a list with at most 2,000 entries, got {}.'],
    ['an entry that is none', file({ exercises: [7] }), 'exercises[0] must have named fields, got 7.'],
    [
      'a seed that is none',
      file({ exercises: [{ ...entry, seed: 0 }] }),
      'exercises[0].seed must be a whole number from 1 to 999,999, got 0.',
    ],
    [
      'half an attempt',
      file({ exercises: [{ ...entry, attempts: 0.5 }] }),
      'exercises[0].attempts must be a whole number from 0 to 9,999, got 0.5.',
    ],
    [
      'markup for an id',
      file({ exercises: [{ ...entry, exercise: '<img src=x>' }] }),
      'exercises[0].exercise must be the name of an exercise, such as second-shadow, got "<img src=x>".',
    ],
    [
      'an entry twice',
      file({ exercises: [entry, entry] }),
      'exercises[1] must have another exercise or seed than the entries before it, got "second-shadow:3".',
    ],
    ['agreement that is none', file({ timed: 1 }), 'timed must be true or false, got 1.'],
    [
      'more than there can be',
      `${' '.repeat(mostCharacters)}${file({})}`,
      'a summary must have at most 400 KB, got 401 KB.',
    ],
  ])('with %s is refused in one sentence', (_, text, sentence) => {
    let refused: unknown;
    try {
      readSummary(text);
    } catch (error) {
      refused = error;
    }
    expect(refused).toBeInstanceOf(SummaryError);
    expect(sentenceOf(refused as SummaryError, say)).toBe(sentence);
  });

  test('has nothing that is not in the format, and reaches no prototype', () => {
    const text = file({}).replace('{', '{"__proto__":{"learner":"x"},"other":1,');
    expect(readSummary(text)).toEqual(summary);
    expect(Object.hasOwn(Object.prototype, 'learner')).toBe(false);
  });

  test('as text has a line for each exercise', () => {
    const catalogue = new Map([
      ['who-bites', { number: '1.1', title: 'Who bites?' }],
      ['second-shadow', { number: '3.1', title: 'The other shadow' }],
    ]);
    const items = [{ exercise: 'second-shadow', seed: 3 }, { exercise: 'who-bites' }];
    expect(summaryText(summary, items, catalogue, say).split('\n')).toEqual([
      'Week 2',
      '王小明',
      '2026-01-02 03:04:05 UTC',
      '1 of 2 solved',
      '3.1 The other shadow: seed 3, solved, 2 attempts, 1 hint, 2 min',
      '1.1 Who bites?: not begun',
    ]);
    const short = { ...entry, seconds: 5 };
    const lines = summaryText(
      { set: 'second-shadow:3', made, exercises: [short] },
      items.slice(0, 1),
      catalogue,
      say,
    ).split('\n');
    expect([lines[0], lines.at(-1)]).toEqual(['Set of exercises', expect.stringMatching(/, 5 s$/)]);
  });

  test('is saved under a name that every system takes', () => {
    expect(fileNameOf(summary)).toBe('exercises-王小明.json');
    expect(fileNameOf({ ...summary, learner: '../../etc/pass wd' })).toBe('exercises-etc-pass-wd.json');
    expect(fileNameOf({ made, exercises: [] })).toBe('exercises.json');
  });
});

describe('what is handed in', () => {
  const tried = { exercise: 'second-shadow', seed: 3, attempts: 1, hints: 0 };

  test('has what was solved before attempts were counted, without a number of them', () => {
    const solved = new Map([['who-bites', { seed: 1, date: made }]]);
    expect(entriesOf([tried], solved)).toEqual([tried, { exercise: 'who-bites', seed: 1, solved: made }]);
  });

  test('counts nothing twice', () => {
    expect(entriesOf([entry], new Map([['second-shadow', { seed: 3, date: made }]]))).toEqual([entry]);
  });

  test('is of a set what it asks for, in its order', () => {
    const entries = [tried, { ...tried, seed: 4 }, { ...tried, exercise: 'who-bites', seed: 9 }];
    const items = [{ exercise: 'who-bites' }, { exercise: 'second-shadow', seed: 3 }];
    expect(inOrder(entries, items).map(({ exercise, seed }) => `${exercise}:${seed}`)).toEqual([
      'who-bites:9',
      'second-shadow:3',
    ]);
  });
});
