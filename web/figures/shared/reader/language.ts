/**
 * The folder of web/content for a language tag: zh-Hant-TW and zh_TW give zh-hant. Everything but Chinese gives en,
 * including invalid tags: hosts write `en_US` or `C`, which `Intl` rejects.
 */
export function languageFolder(tag: string): string {
  if (!/^zh/i.test(tag)) return 'en';
  return /hant|tw|hk|mo/i.test(tag) ? 'zh-hant' : 'zh-hans';
}

/** The BCP 47 tag of an element: its `lang` or that of its nearest ancestor; empty if there is none. */
export function getLanguageTag(element: HTMLElement): string {
  // eslint-disable-next-line @typescript-eslint/no-unnecessary-condition -- there is no closest() where pages are rendered
  return element.lang || (element.closest?.('[lang]')?.getAttribute('lang') ?? '');
}
