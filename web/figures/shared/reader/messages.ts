import type english from '../../../content/en/messages.json';
import { formatNumber } from './format.js';
import { findLanguage, languages } from './languages.js';

export type MessageKey = keyof typeof english;
/** A topic with a name and an instruction: the part of their keys before the dot. */
export type Topic = { [Key in MessageKey]: Key extends `${infer Name}.instruction` ? Name : never }[MessageKey];
export type Messages = Readonly<Record<MessageKey, string>>;

/** What fills in the `{names}` of a message. A list is joined as its language writes one: `a, b` or `a、b`. */
export type MessageValues = Readonly<Record<string, string | number | readonly string[]>>;

/**
 * Translates a message key and fills in `{names}`. `{turns:turn|turns}` is a plural: one form per plural category of
 * the language, in the order of Intl.PluralRules, chosen by the value of `turns`.
 */
export type Translate = (key: MessageKey, values?: MessageValues) => string;

/** Joins sentences with spaces, but without one after a full-width full stop. */
export const inRow = (...sentences: readonly string[]): string => sentences.join(' ').replace(/([。！？]) /g, '$1');

const registered = new Map<string, Messages>();

/**
 * `language` is a folder of web/content. The first one registered is the fallback; a page may bring some
 * phrases, and an embedded figure all of them.
 */
export function registerMessages(language: string, messages: Messages): void {
  const known = registered.get(language.toLowerCase());
  registered.set(language.toLowerCase(), { ...known, ...messages });
}

/**
 * The registered language for a BCP 47 tag: zh-Hant-TW and zh-TW give zh-hant; unknown ones give the first registered.
 */
export function folderOfLanguage(tag: string): string {
  const folder = findLanguage(tag)?.folder;
  return folder !== undefined && registered.has(folder) ? folder : ([...registered.keys()][0] ?? languages[0].folder);
}

// Creating the rules takes much longer than using them.
const rules = new Map<string, Intl.PluralRules>();

/** The plural form for a formatted number, such as `1`, `1.0` or `12,345`. */
function formFor(language: string, number: string, forms: readonly string[]): string {
  // In English it is 1 turn, but 1.0 turns.
  const plain = number.replaceAll(',', '').replace('−', '-');
  const decimals = plain.split('.')[1]?.length ?? 0;
  const key = `${language} ${decimals}`;
  const rule = rules.get(key) ?? new Intl.PluralRules(language, { minimumFractionDigits: decimals });
  rules.set(key, rule);
  const place = rule.resolvedOptions().pluralCategories.indexOf(rule.select(Number(plain)));
  return forms[place] ?? forms.at(-1) ?? '';
}

/** What a language writes between the items of a list, without an "and" before the last. */
const listSeparator = (language: string): string =>
  new Intl.ListFormat(language).formatToParts(['1', '2', '3']).find(({ type }) => type === 'literal')?.value ?? ', ';

/** The translate function for a BCP 47 tag. */
export function messagesFor(tag: string): Translate {
  const folder = folderOfLanguage(tag);
  const messages = registered.get(folder);
  return (key, values = {}) =>
    (messages?.[key] ?? key).replace(/\{(\w+)(?::([^{}]*))?\}/g, (written: string, name: string, forms?: string) => {
      const value = values[name];
      if (value === undefined) return written;
      if (typeof value === 'object') return value.join(listSeparator(folder));
      const text = Number.isInteger(value) ? formatNumber(value as number) : String(value);
      return forms === undefined ? text : formFor(folder, text, forms.split('|'));
    });
}
