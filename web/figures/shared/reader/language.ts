/** The folder of web/content whose words are read for a BCP 47 tag: zh-Hant-TW and zh-TW read zh-hant, en-GB reads en. */
export function languageFolder(tag: string): string {
  const lower = tag.toLowerCase();
  if (!lower.startsWith('zh')) return lower.split('-')[0] ?? lower;
  return /hant|-tw|-hk|-mo/.test(lower) ? 'zh-hant' : 'zh-hans';
}

/** The BCP 47 tag of an element: its own `lang`, or that of the nearest element that has one; empty if there is none. */
export function languageTagOf(element: HTMLElement): string {
  // eslint-disable-next-line @typescript-eslint/no-unnecessary-condition -- there is no closest() where pages are rendered
  return element.lang || (element.closest?.('[lang]')?.getAttribute('lang') ?? '');
}
