import type english from '../../../content/en/words.json';
import { languageFolder } from './language.js';

export type WordKey = keyof typeof english;
export type Words = Readonly<Record<WordKey, string>>;

/** Says a phrase of the element's language, its `{names}` filled in. */
export type Say = (key: WordKey, values?: Readonly<Record<string, string | number>>) => string;

const registered = new Map<string, Words>();

/**
 * `language` is a folder of web/content: en, zh-hans, zh-hant. The first one registered is the fallback; a page may bring some
 * phrases, and an embedded figure all of them.
 */
export function registerWords(language: string, words: Words): void {
  const known = registered.get(language.toLowerCase());
  registered.set(language.toLowerCase(), { ...known, ...words });
}

/** The language that is spoken for a BCP 47 tag: zh-Hant-TW and zh-TW read zh-hant, an unknown one the first one registered. */
export function spokenFolder(tag: string): string {
  const folder = languageFolder(tag);
  return registered.has(folder) ? folder : ([...registered.keys()][0] ?? folder);
}

/** The phrases for a BCP 47 tag. */
export function wordsFor(tag: string): Say {
  const words = registered.get(spokenFolder(tag));
  return (key, values = {}) =>
    (words?.[key] ?? key).replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? `{${name}}`));
}
