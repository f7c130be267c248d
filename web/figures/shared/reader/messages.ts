import type english from '../../../content/en/messages.json';
import { formatNumber } from './format.js';
import { findLanguage, languages } from './languages.js';

export type MessageKey = keyof typeof english;
export type Messages = Readonly<Record<MessageKey, string>>;

/**
 * Says a phrase of the element's language, its `{names}` filled in. `{turns:turn|turns}` is the form of a word that goes with
 * the number called `turns`: one form for each plural category of the language, in the order of Intl.PluralRules.
 */
export type Translate = (key: MessageKey, values?: Readonly<Record<string, string | number>>) => string;

/** Sentences one after the other: a space between them, but none behind a full-width stop, which brings its own. */
export const inRow = (...sentences: readonly string[]): string => sentences.join(' ').replace(/([。！？]) /g, '$1');

const registered = new Map<string, Messages>();

/**
 * `language` is a folder of web/content. The first one registered is the fallback; a page may bring some
 * phrases, and an embedded figure all of them.
 */
export function registerMessages(language: string, words: Messages): void {
  const known = registered.get(language.toLowerCase());
  registered.set(language.toLowerCase(), { ...known, ...words });
}

/** The language that is spoken for a BCP 47 tag: zh-Hant-TW and zh-TW read zh-hant, an unknown one the first one registered. */
export function folderOfLanguage(tag: string): string {
  const folder = findLanguage(tag)?.folder;
  return folder !== undefined && registered.has(folder) ? folder : ([...registered.keys()][0] ?? languages[0].folder);
}

// Making the rules takes much longer than using them.
const rules = new Map<string, Intl.PluralRules>();

/** The one of some forms that goes with a number as a text has it, such as `1`, `1.0` or `12,345`. */
function formFor(language: string, number: string, forms: readonly string[]): string {
  // English says 1 turn, but 1.0 turns.
  const plain = number.replaceAll(',', '').replace('−', '-');
  const decimals = plain.split('.')[1]?.length ?? 0;
  const key = `${language} ${decimals}`;
  const rule = rules.get(key) ?? new Intl.PluralRules(language, { minimumFractionDigits: decimals });
  rules.set(key, rule);
  const place = rule.resolvedOptions().pluralCategories.indexOf(rule.select(Number(plain)));
  return forms[place] ?? forms.at(-1) ?? '';
}

/** The phrases for a BCP 47 tag. */
export function messagesFor(tag: string): Translate {
  const folder = folderOfLanguage(tag);
  const words = registered.get(folder);
  return (key, values = {}) =>
    (words?.[key] ?? key).replace(/\{(\w+)(?::([^{}]*))?\}/g, (written: string, name: string, forms?: string) => {
      const value = values[name];
      if (value === undefined) return written;
      const text = Number.isInteger(value) ? formatNumber(value as number) : String(value);
      return forms === undefined ? text : formFor(folder, text, forms.split('|'));
    });
}
