import type english from '../../content/en/words.json';

export type WordKey = keyof typeof english;
export type Words = Readonly<Record<WordKey, string>>;

/** Says a phrase of the element's language, its `{names}` filled in. */
export type Say = (key: WordKey, values?: Readonly<Record<string, string | number>>) => string;

const registered = new Map<string, Words>();

/** `language` is a folder of web/content: en, zh-hans, zh-hant. The first one registered is the fallback. */
export function registerWords(language: string, words: Words): void {
  registered.set(language.toLowerCase(), words);
}

/** The phrases for a BCP 47 tag: zh-Hant-TW and zh-TW read zh-hant, an unknown language the first one registered. */
export function wordsFor(tag: string): Say {
  const words = registered.get(folderOf(tag)) ?? [...registered.values()][0];
  return (key, values = {}) =>
    (words?.[key] ?? key).replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? `{${name}}`));
}

function folderOf(tag: string): string {
  const lower = tag.toLowerCase();
  if (!lower.startsWith('zh')) return lower.split('-')[0] ?? lower;
  return /hant|-tw|-hk|-mo/.test(lower) ? 'zh-hant' : 'zh-hans';
}
