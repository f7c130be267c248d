import { describe, expect, test } from 'vitest';

import {
  ProgressError,
  maxCharacters,
  readChapters,
  readProgress,
  writeProgress,
} from '../../../web/exercises/base/progress-file.js';
import { Progress, type Store } from '../../../web/exercises/base/progress.js';

/** A stub of the browser's storage, optionally full or blocked. */
function store(
  refuses: 'nothing' | 'writing' | 'everything' = 'nothing',
): Store & { readonly texts: Map<string, string> } {
  const texts = new Map<string, string>();
  const refuse = (): never => {
    throw new DOMException('refused', 'SecurityError');
  };
  return {
    texts,
    getItem: (key) => (refuses === 'everything' ? refuse() : (texts.get(key) ?? null)),
    setItem: (key, text) => {
      refuses === 'nothing' ? texts.set(key, text) : refuse();
    },
    removeItem: (key) => void texts.delete(key),
  };
}

const date = new Date('2026-01-02T03:04:05.678Z');
const solved = new Map([['fast-to-slow', { seed: 7, date: '2026-01-02T03:04:05Z' }]]);

describe('progress', () => {
  test('is stored, and the first solution counts', () => {
    const fakeStorage = store();
    const first = new Progress(() => fakeStorage);
    first.solve('fast-to-slow', 7, date);
    first.solve('fast-to-slow', 9, new Date());
    expect(new Progress(() => fakeStorage).solved).toEqual(solved);
  });

  test('from a file is merged with what another tab has stored', () => {
    const fakeStorage = store();
    const [one, other] = [new Progress(() => fakeStorage), new Progress(() => fakeStorage)];
    expect(one.solved.size).toBe(0);
    other.solve('other', 2, date);
    one.add(solved);
    expect([...new Progress(() => fakeStorage).solved.keys()].sort()).toEqual(['fast-to-slow', 'other']);
  });

  test("of another tab is picked up, and entries that couldn't be stored are kept", () => {
    const fakeStorage = store();
    const [one, other] = [new Progress(() => fakeStorage), new Progress(() => fakeStorage)];
    expect(one.isSolved('other')).toBe(false);
    other.solve('other', 2, date);
    one.refresh();
    expect(one.isSolved('other')).toBe(true);
    other.forget();
    one.refresh();
    expect(one.isSolved('other')).toBe(false);
    const alone = new Progress(() => store('writing'));
    alone.solve('alone', 3, date);
    alone.refresh();
    expect(alone.isSolved('alone')).toBe(true);
  });

  test("that couldn't be stored is stored later, merged with other tabs'", () => {
    const fakeStorage = store();
    let full = true;
    const one = new Progress(() => ({
      ...fakeStorage,
      setItem: full ? store('writing').setItem : fakeStorage.setItem,
    }));
    one.solve('one', 1, date);
    expect(one.isStored).toBe(false);
    new Progress(() => fakeStorage).solve('other', 2, date);
    full = false;
    one.solve('third', 3, date);
    expect([...new Progress(() => fakeStorage).solved.keys()].sort()).toEqual(['one', 'other', 'third']);
  });

  test("of two tabs at once isn't lost", () => {
    const fakeStorage = store();
    const [one, other] = [new Progress(() => fakeStorage), new Progress(() => fakeStorage)];
    expect(one.solved.size + other.solved.size).toBe(0);
    one.solve('one', 1, date);
    other.solve('two', 2, date);
    expect([...new Progress(() => fakeStorage).solved.keys()].sort()).toEqual(['one', 'two']);
  });

  test.each(['writing', 'everything'] as const)('lasts as long as the page if the browser blocks %s', (refused) => {
    const progress = new Progress(() => store(refused));
    progress.solve('fast-to-slow', 7, date);
    expect(progress.solved).toEqual(solved);
    expect(progress.isStored).toBe(false);
  });

  test("that's damaged is replaced", () => {
    const fakeStorage = store();
    fakeStorage.texts.set('posenc.progress', '{"tour": 5');
    const progress = new Progress(() => fakeStorage);
    expect(progress.solved.size).toBe(0);
    progress.solve('fast-to-slow', 7, date);
    expect(progress.isStored).toBe(true);
    expect(new Progress(() => fakeStorage).solved).toEqual(solved);
  });

  test('of a newer version is backed up before writing, and restored when it can be read', () => {
    const fakeStorage = store();
    const newer = '{"tour":"positional-encoding","version":2,"solved":{"to-come":5}}';
    fakeStorage.texts.set('posenc.progress', newer);
    const progress = new Progress(() => fakeStorage);
    expect([progress.solved.size, progress.hasOther]).toEqual([0, true]);
    progress.add(solved);
    progress.solve('one', 1, date);
    expect([progress.isStored, progress.hasOther]).toEqual([true, true]);
    expect([...fakeStorage.texts.values()]).toContain(newer);
    expect([...new Progress(() => fakeStorage).solved.keys()].sort()).toEqual(['fast-to-slow', 'one']);
    // As the newer version finds it: both are read, and the backup is gone.
    const file = (id: string) => writeProgress(new Map([[id, solved.get('fast-to-slow')!]]), new Set([id]));
    for (const [key, text] of fakeStorage.texts)
      fakeStorage.texts.set(key, text === newer ? file('to-come') : file('one'));
    const later = new Progress(() => fakeStorage);
    expect([...later.solved.keys(), ...later.chapters].sort()).toEqual(['one', 'one', 'to-come', 'to-come']);
    later.solve('third', 3, date);
    expect([later.hasOther, fakeStorage.texts.size]).toEqual([false, 1]);
    expect([...new Progress(() => fakeStorage).solved.keys()].sort()).toEqual(['one', 'third', 'to-come']);
  });

  test("of a newer version is kept if there's no room for its backup", () => {
    const fakeStorage = store('writing');
    fakeStorage.texts.set('posenc.progress', '{"tour":"positional-encoding","version":2}');
    const progress = new Progress(() => fakeStorage);
    progress.solve('one', 1, date);
    expect([progress.isStored, progress.isSolved('one')]).toEqual([false, true]);
    expect([...fakeStorage.texts.values()]).toEqual(['{"tour":"positional-encoding","version":2}']);
  });

  test("of two other versions isn't overwritten by a third", () => {
    const fakeStorage = store();
    const texts = [2, 3].map((version) => `{"tour":"positional-encoding","version":${version}}`);
    fakeStorage.texts.set('posenc.progress', texts[0]!);
    new Progress(() => fakeStorage).solve('one', 1, date);
    fakeStorage.texts.set('posenc.progress', texts[1]!);
    const progress = new Progress(() => fakeStorage);
    progress.solve('two', 2, date);
    expect(progress.isStored).toBe(false);
    expect([...fakeStorage.texts.values()].sort()).toEqual(texts);
    progress.forget();
    expect([progress.isStored, progress.hasOther, fakeStorage.texts.size]).toEqual([true, false, 0]);
  });

  test('is deleted completely, and each change fires an event', () => {
    const fakeStorage = store();
    const progress = new Progress(() => fakeStorage);
    let changes = 0;
    progress.addEventListener('progress-changed', () => ++changes);
    progress.add(solved);
    progress.forget();
    expect([progress.solved.size, fakeStorage.texts.size, changes]).toEqual([0, 0, 2]);
  });
});

describe('a progress file', () => {
  const file = (change: object): string =>
    JSON.stringify({ ...(JSON.parse(writeProgress(solved)) as object), ...change });

  test('is read back as written', () => expect(readProgress(writeProgress(solved))).toEqual(solved));

  const entry = { seed: 1, date: '2026-01-02T03:04:05Z' };
  test.each([
    ['no JSON', 'solved: everything', 'notJson'],
    ['a list', '[]', 'foreign'],
    ['null', 'null', 'foreign'],
    ['the file of something else', '{"version":1,"solved":{}}', 'foreign'],
    ['another version', file({ version: 2 }), 'version'],
    ['no exercises', file({ solved: [] }), 'damaged'],
    ['an entry that is none', file({ solved: { one: true } }), 'damaged'],
    ['a seed that is none', file({ solved: { one: { ...entry, seed: '1' } } }), 'damaged'],
    ['a seed out of range', file({ solved: { one: { ...entry, seed: 0 } } }), 'damaged'],
    ['a date that is none', file({ solved: { one: { ...entry, date: '2026-13-02T03:04:05Z' } } }), 'damaged'],
    ['markup for an id', file({ solved: { '<img src=x onerror=alert(1)>': entry } }), 'damaged'],
    [
      'a prototype',
      `{"tour":"positional-encoding","version":1,"solved":{"__proto__":${JSON.stringify(entry)}}}`,
      'damaged',
    ],
    ['a prototype for the whole', '{"__proto__":{"tour":"positional-encoding","version":1,"solved":{}}}', 'foreign'],
    ['more than there can be', ' '.repeat(maxCharacters) + writeProgress(solved), 'tooLarge'],
  ])('with %s is refused', (_, text, refusal) => {
    expect(() => readProgress(text)).toThrow(ProgressError);
    expect(() => readProgress(text)).toThrow(refusal);
    expect(Object.hasOwn(Object.prototype, 'seed')).toBe(false);
  });

  test('with a "constructor" key is harmless', () => {
    const read = readProgress(file({ solved: { constructor: entry } }));
    expect([...read]).toEqual([['constructor', entry]]);
  });
});

describe('chapters that were read', () => {
  test('are stored and deleted with the solved exercises', () => {
    const fakeStorage = store();
    const progress = new Progress(() => fakeStorage);
    progress.finish('formula');
    progress.solve('second-shadow', 1);
    progress.finish('gps');
    const later = new Progress(() => fakeStorage);
    expect([...later.chapters].sort()).toEqual(['formula', 'gps']);
    expect(later.isSolved('second-shadow')).toBe(true);
    later.forget();
    expect(later.chapters.size + fakeStorage.texts.size).toBe(0);
  });

  test('default to none, and a damaged list is rejected', () => {
    const file = (read: unknown): string =>
      JSON.stringify({ ...(JSON.parse(writeProgress(new Map())) as object), read });
    expect(readChapters(writeProgress(new Map()))).toEqual(new Set());
    expect(readChapters(file(['gps']))).toEqual(new Set(['gps']));
    for (const read of ['gps', [1], ['<b>'], { gps: true }]) expect(() => readChapters(file(read))).toThrow('damaged');
  });
});
