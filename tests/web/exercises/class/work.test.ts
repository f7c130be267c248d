import { describe, expect, test } from 'vitest';

import { isSolvedAs } from '../../../../web/exercises/class/solved-as.js';
import { Stopwatch } from '../../../../web/exercises/class/stopwatch.js';
import { Work } from '../../../../web/exercises/class/work.js';
import { Progress } from '../../../../web/exercises/parts/progress.js';

const at = new Date('2026-01-02T03:04:05Z');

function storeOf(texts: Map<string, string>) {
  return {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
    removeItem: (key: string) => void texts.delete(key),
  };
}

describe('work on exercises', () => {
  test('is counted by seeds, up to the first right reply', () => {
    const texts = new Map<string, string>();
    const work = new Work(() => storeOf(texts));
    work.judge('second-shadow', 3, false, at);
    work.hint('second-shadow', 3, 1);
    work.hint('second-shadow', 3, 2);
    work.hint('second-shadow', 3, 1); // begun again
    work.judge('second-shadow', 3, true, at);
    work.judge('second-shadow', 3, false, at);
    work.hint('second-shadow', 3, 3);
    work.judge('second-shadow', 4, false, at);
    expect(new Work(() => storeOf(texts)).entries).toEqual([
      { exercise: 'second-shadow', seed: 3, attempts: 2, hints: 2, solved: '2026-01-02T03:04:05Z' },
      { exercise: 'second-shadow', seed: 4, attempts: 1, hints: 0 },
    ]);
  });

  test('solves an exercise for the numbers of its seed; another set asks for others', () => {
    const [ofWork, ofProgress] = [storeOf(new Map()), storeOf(new Map())];
    const [work, progress] = [new Work(() => ofWork), new Progress(() => ofProgress)];
    progress.solve('second-shadow', 2, at); // before attempts were counted
    work.judge('second-shadow', 3, true, at);
    work.judge('second-shadow', 4, false, at);
    const asked = [
      'second-shadow',
      'second-shadow:2',
      'second-shadow:3',
      'second-shadow:4',
      'who-bites',
      'who-bites:3',
    ];
    expect(asked.map((one) => isSolvedAs(one, progress, work))).toEqual([true, true, true, false, false, false]);
  });

  test('has no time unless the reader agrees, and forgets it when she takes that back', () => {
    const texts = new Map<string, string>();
    const work = new Work(() => storeOf(texts));
    work.judge('who-bites', 1, false, at);
    work.spend('who-bites', 1, 30);
    expect([...texts.values()].join()).not.toContain('seconds');
    work.isTimed = true;
    work.spend('who-bites', 1, 30);
    work.spend('who-bites', 1, 12);
    expect(new Work(() => storeOf(texts)).entries[0]?.seconds).toBe(42);
    work.isTimed = false;
    expect([...texts.values()].join()).not.toMatch(/seconds|timed/);
    expect(work.entries).toHaveLength(1);
  });

  test('is forgotten without a trace', () => {
    const texts = new Map<string, string>();
    const work = new Work(() => storeOf(texts));
    work.isTimed = true;
    work.judge('who-bites', 1, false, at);
    work.forget();
    expect([work.entries.length, work.isTimed, texts.size]).toEqual([0, false, 0]);
  });

  test('of two pages at once is not lost', () => {
    const texts = new Map<string, string>();
    const [one, other] = [new Work(() => storeOf(texts)), new Work(() => storeOf(texts))];
    one.judge('who-bites', 1, false, at);
    other.judge('second-shadow', 1, false, at);
    expect(one.entries.map(({ exercise }) => exercise)).toEqual(['who-bites', 'second-shadow']);
  });

  test('holds for the page where nothing can be kept, and what is damaged is begun anew', () => {
    const refusing = new Work(() => {
      throw new DOMException('refused', 'SecurityError');
    });
    refusing.judge('who-bites', 1, true, at);
    expect(refusing.entries).toHaveLength(1);
    const texts = new Map([['posenc.work', '{"tour":']]);
    const damaged = new Work(() => storeOf(texts));
    expect(damaged.entries).toEqual([]);
    damaged.judge('who-bites', 1, false, at);
    expect(damaged.entries).toHaveLength(1);
  });

  test('of another version is set aside, and forgotten only with all the rest', () => {
    const newer = '{"tour":"positional-encoding","file":"exercise-summary","version":2}';
    const texts = new Map([['posenc.work', newer]]);
    const work = new Work(() => storeOf(texts));
    work.judge('who-bites', 1, false, at);
    work.judge('who-bites', 1, true, at);
    expect(new Work(() => storeOf(texts)).entries).toMatchObject([{ exercise: 'who-bites', attempts: 2 }]);
    expect([...texts.values()]).toContain(newer);
    work.forget();
    expect(texts.size).toBe(0);
  });

  test('stays a file that can be read, however much is drawn anew', () => {
    const texts = new Map<string, string>();
    const work = new Work(() => storeOf(texts));
    for (let seed = 1; seed <= 50; ++seed) work.judge('second-shadow', seed, false, at);
    expect(work.entries).toHaveLength(20);
    expect(work.entries.at(-1)?.seed).toBe(50);
  });
});

describe('the time at work', () => {
  test('runs from touch to touch on what is at hand, without long pauses', () => {
    const watch = new Stopwatch<string>();
    watch.touch('a', 0);
    watch.touch('a', 60_000);
    watch.touch('b', 70_500); // so long it was a
    watch.touch('b', 400_000); // a long pause
    watch.leave(402_250);
    watch.touch('a', 500_000);
    expect(watch.take()).toEqual([
      ['a', 70],
      ['b', 2],
    ]);
    watch.leave(500_500); // with the half second that was left
    expect(watch.take()).toEqual([['a', 1]]);
  });
});
