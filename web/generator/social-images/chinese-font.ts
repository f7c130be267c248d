import { spawnSync } from 'node:child_process';

import type { Language } from '../../figures/shared/reader/languages.js';

/** A font installed on this machine. */
export interface Font {
  readonly file: string;
  readonly family: string;
}

/** Song and Ming typefaces match a Latin serif. Glyph shapes differ between the two scripts. */
const preferred: Readonly<Record<string, readonly RegExp[]>> = {
  'zh-hans': [/serif.*\bSC\b/i, /song|宋/i, /\bSC\b/, /hei|kai/i],
  'zh-hant': [/serif.*\bTC\b/i, /ming|明/i, /\bTC\b/, /hei|kai/i],
};

/**
 * The fonts that fontconfig lists for this script, `file: family,family`, a font a line; nothing where there is no
 * fontconfig.
 */
function listed({ locale }: Language): string {
  const tag = locale.replace('_', '-').toLowerCase();
  const { error, stdout } = spawnSync('fc-list', [`:lang=${tag}`, 'file', 'family'], { encoding: 'utf8' });
  return error ? '' : stdout;
}

/** The best font in such a list for a language; undefined if none covers it. */
export function fontIn(list: string, { folder }: Language): Font | undefined {
  const fonts = list.split('\n').flatMap((line): Font[] => {
    const [, file = '', family = ''] = /^(\/.*?\.(?:ttf|otf|ttc|otc)):\s*([^,:]+)/i.exec(line) ?? [];
    return file === '' ? [] : [{ file, family: family.trim() }];
  });
  const regular = fonts.toSorted(
    (one, other) => Number(/bold|black|light|thin/i.test(one.file)) - Number(/bold|black|light|thin/i.test(other.file)),
  );
  for (const kind of preferred[folder] ?? []) {
    const found = regular.find(({ family }) => kind.test(family));
    if (found) return found;
  }
  return undefined;
}

/** The best installed Chinese font, if any. */
export const chineseFont = (language: Language): Font | undefined => fontIn(listed(language), language);
