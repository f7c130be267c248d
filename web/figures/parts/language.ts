/** The folder of web/content whose words are read for a BCP 47 tag: zh-Hant-TW and zh-TW read zh-hant, en-GB reads en. */
export function languageFolder(tag: string): string {
  const lower = tag.toLowerCase();
  if (!lower.startsWith('zh')) return lower.split('-')[0] ?? lower;
  return /hant|-tw|-hk|-mo/.test(lower) ? 'zh-hant' : 'zh-hans';
}
