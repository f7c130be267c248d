/** The languages that figures speak. A figure in another language speaks the first one that was loaded. */
export type LanguageFolder = 'en' | 'zh-hans' | 'zh-hant';

/** One language of the tour. */
export interface Language {
  /** Folder of web/content and part of the address. */
  readonly folder: LanguageFolder;
  /** BCP 47 tag: `lang`, `hreflang`, `Intl`. */
  readonly tag: string;
  /** Its own name in its own script, as the language switch shows it; the short one fits a phone. */
  readonly name: string;
  readonly short: string;
  /** As Open Graph writes a locale. */
  readonly locale: string;
  /** The tags of its script or regions; without it, any tag of the language. Hosts write `zh_TW` as well, which `Intl` refuses. */
  readonly script?: RegExp;
}

const listed = <List extends readonly Language[]>(...list: List) =>
  list as { readonly [Index in keyof List]: Language };

/** The first one is the original: its headings name the anchors, and its cover is the cover of the site. */
export const languages = listed(
  { folder: 'en', tag: 'en', name: 'English', short: 'EN', locale: 'en_US' },
  { folder: 'zh-hans', tag: 'zh-Hans', name: '简体中文', short: '简', locale: 'zh_CN' },
  { folder: 'zh-hant', tag: 'zh-Hant', name: '繁體中文', short: '繁', locale: 'zh_TW', script: /hant|tw|hk|mo/i },
);

/** The language of the tour for a language tag: zh-Hant-TW and zh_TW read zh-hant; undefined if there is none. */
export const findLanguage = (tag: string): Language | undefined =>
  languages
    .filter((own) => tag.toLowerCase().startsWith(own.folder.split('-')[0]!) && own.script?.test(tag) !== false)
    .pop();

/** The folder of web/content whose words are read for a language tag; without one, that of the original. */
export const languageFolder = (tag: string): LanguageFolder => (findLanguage(tag) ?? languages[0]).folder;

/** The BCP 47 tag of an element: its own `lang`, or that of the nearest element that has one; empty if there is none. */
export function getLanguageTag(element: HTMLElement): string {
  // eslint-disable-next-line @typescript-eslint/no-unnecessary-condition -- there is no closest() where pages are rendered
  return element.lang || (element.closest?.('[lang]')?.getAttribute('lang') ?? '');
}
