import { describe, expect, test } from 'vitest';

import english from '../../../../web/content/en/words.json' with { type: 'json' };
import { classCsv, inert } from '../../../../web/exercises/class/class-csv.js';
import { classTable, type HandedIn } from '../../../../web/exercises/class/class-table.js';
import { readFiles } from '../../../../web/exercises/class/read-files.js';
import { writeSummary, type Entry, type Summary } from '../../../../web/exercises/class/summary.js';
import { registerWords, wordsFor } from '../../../../web/figures/shared/reader/words.js';

registerWords('en', english);
const say = wordsFor('en');
const catalogue = new Map([
  ['who-bites', { number: '1.1', title: 'Who bites?' }],
  ['second-shadow', { number: '3.1', title: 'The other shadow' }],
]);
const made = '2026-01-02T03:04:05Z';
const set = 'second-shadow:3,who-bites';
const entry = (exercise: string, seed: number, attempts: number, hints: number, isSolved = false): Entry => ({
  ...{ exercise, seed, attempts, hints },
  ...(isSolved && { solved: made }),
});
const handedIn = (learner: string, exercises: readonly Entry[], more: Partial<Summary> = {}): HandedIn => ({
  file: `${learner}.json`,
  summary: { learner, set, made, exercises, ...more },
});

const ada = handedIn('Ada', [entry('second-shadow', 3, 1, 0, true), entry('who-bites', 1, 2, 0, true)]);
const bob = handedIn('Bob', [entry('second-shadow', 3, 5, 3)]);
const cleo = handedIn('Cleo', [
  entry('second-shadow', 3, 1, 0),
  entry('who-bites', 1, 3, 1),
  entry('who-bites', 2, 1, 0, true),
]);
const dan = handedIn('Dan', []);

describe('the table of a class', () => {
  test('has those who need help first: by what they are stuck in, by effort, by what is not begun', () => {
    const { rows, columns } = classTable([ada, dan, cleo, bob], catalogue);
    expect(rows.map(({ name }) => name)).toEqual(['Bob', 'Cleo', 'Dan', 'Ada']);
    expect(columns.map(({ exercise, seed }) => [exercise, seed])).toEqual([
      ['second-shadow', 3],
      ['who-bites', undefined],
    ]);
    expect(rows[1]?.cells[1]).toEqual({ state: 'solved', attempts: 4, hints: 1, seeds: [1, 2], seconds: undefined });
  });

  test('sums each exercise up', () => {
    const [shadow, bites] = classTable([ada, dan, cleo, bob], catalogue).columns;
    expect(shadow).toMatchObject({ solved: 1, stuck: 2, untouched: 1, attempts: 7, hints: 3 });
    expect(bites).toMatchObject({ solved: 2, stuck: 0, untouched: 2, attempts: 6, hints: 1 });
  });

  test('leaves out a summary after which the same learner handed in more, and no other', () => {
    const later = handedIn('Bob', [entry('second-shadow', 3, 6, 3, true)], { made: '2026-01-03T00:00:00Z' });
    const namesake = handedIn('Bob', [entry('second-shadow', 3, 1, 0, true)], { made: '2026-01-03T00:00:00Z' });
    expect(classTable([bob, later], catalogue).older).toEqual([bob]);
    expect(classTable([bob, later], catalogue).rows).toHaveLength(1);
    expect(classTable([bob, namesake], catalogue).rows).toHaveLength(2);
  });

  test('shows what was not asked for as that, and an exercise of another tour by its name', () => {
    const { columns, rows } = classTable(
      [handedIn('Eve', [entry('new-one', 1, 1, 0)], { set: 'new-one' }), ada],
      catalogue,
    );
    expect(columns.map(({ exercise }) => exercise)).toEqual(['new-one', 'second-shadow', 'who-bites']);
    expect(rows.find(({ name }) => name === 'Ada')?.cells[0]?.state).toBe('absent');
    expect(columns[0]).toMatchObject({ solved: 0, stuck: 1, untouched: 0 });
  });

  test('of summaries without a set has the exercises in the order of the tour', () => {
    const exercises = [entry('second-shadow', 9, 1, 0, true), entry('who-bites', 1, 1, 0)];
    const free = { learner: 'Fay', made, exercises };
    const table = classTable([{ file: 'fay.json', summary: free }], catalogue);
    expect(table.columns.map(({ exercise }) => exercise)).toEqual(['who-bites', 'second-shadow']);
  });
});

describe('files of a class', () => {
  const fileOf = (name: string, text: string | (() => Promise<string>)) => ({
    name,
    size: typeof text === 'string' ? text.length : 1,
    text: typeof text === 'string' ? () => Promise.resolve(text) : text,
  });

  test('that are broken, foreign, too large or there already are named, and the rest is read', async () => {
    const unreadable = (): Promise<string> => Promise.reject(new DOMException('gone', 'NotFoundError'));
    const { read, left } = await readFiles(
      [
        fileOf('bob.json', writeSummary(bob.summary)),
        fileOf('photo.json', '\u0000'),
        fileOf('bob (1).json', writeSummary(bob.summary)),
        { ...fileOf('huge.json', ''), size: 50_000_000 },
        fileOf('folder', unreadable),
        fileOf('package.json', '{"name":"x"}'),
      ],
      [ada],
    );
    expect(read).toEqual([bob].map(({ summary }) => ({ file: 'bob.json', summary })));
    expect(left.map(({ file, why }) => `${file}: ${why(say)}`)).toEqual([
      'photo.json: it is not JSON.',
      'bob (1).json: the same file is in the table already.',
      'huge.json: a summary must have at most 400 KB, got 50,000 KB.',
      'folder: it could not be read.',
      "package.json: it is no summary of this tour's exercises.",
    ]);
  });
});

describe('a class as CSV', () => {
  test.each(['=1+1', '+1', '-1', '@SUM(A1)', '−1', '＝1+1', '＋1', '－1', '＠x', ' =1', '\t=1', '\r=1', '\u200b=1'])(
    'has no cell that a spreadsheet would take for a formula: %j',
    (learner) => {
      const named = { file: `${learner}.json`, summary: { ...bob.summary, learner, title: learner } };
      const csv = classCsv(classTable([named], catalogue), catalogue, say);
      for (const cell of csv.split(/[\r\n,]+/)) expect(cell).not.toMatch(/^"?[\s=+\-−@＝＋－＠]/u);
      expect(inert(learner)).toMatch(/^'/);
    },
  );

  test('has a line for each learner, and quotes what would part cells', () => {
    const csv = classCsv(
      classTable([handedIn('Lee, "Al"', [entry('second-shadow', 3, 2, 1, true)])], catalogue),
      catalogue,
      say,
    );
    const [head, line, ...more] = csv.trimEnd().split('\r\n');
    expect(more).toEqual([]);
    expect(head).toContain('3.1 The other shadow (seed 3): state,3.1 The other shadow (seed 3): attempts');
    expect(line).toBe(`"Lee, ""Al""","Lee, ""Al"".json",${made},"${set}",,solved,2,1,3,not begun,,,`);
  });
});
