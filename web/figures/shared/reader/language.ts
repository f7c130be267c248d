/**
 * The folder of web/content whose words are read for a language tag: zh-Hant-TW and zh_TW read zh-hant. What is not Chinese reads
 * en, and so does what is no tag: hosts write `en_US` or `C` as well, which `Intl` would refuse.
 */
export function languageFolder(tag: string): string {
  if (!/^zh/i.test(tag)) return 'en';
  return /hant|tw|hk|mo/i.test(tag) ? 'zh-hant' : 'zh-hans';
}

/** The BCP 47 tag of an element: its own `lang`, or that of the nearest element that has one; empty if there is none. */
export function getLanguageTag(element: HTMLElement): string {
  // eslint-disable-next-line @typescript-eslint/no-unnecessary-condition -- there is no closest() where pages are rendered
  return element.lang || (element.closest?.('[lang]')?.getAttribute('lang') ?? '');
}
