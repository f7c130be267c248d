import { expect, test } from 'vitest';

import { readFrameAddress } from '../../../web/embed/frame-address.js';
import { remToPx } from '../../../web/embed/rem-to-px.js';
import { languageFolder } from '../../../web/figures/shared/reader/languages.js';

test('rem lengths are converted to px everywhere, and nothing else changes', () => {
  const css =
    '@container (width < 34rem) { .a { margin: -0.5rem .25rem; width: calc(1rem + 2px); content: "1remark"; } #x1rem {} }';
  expect(remToPx(css, 20)).toBe(
    '@container (width < 680px) { .a { margin: -10px 5px; width: calc(20px + 2px); content: "1remark"; } #x1rem {} }',
  );
});

test("an iframe's URL separates its own parameters from attributes", () => {
  expect(readFrameAddress('?figure=pe-clock&position=5&lang=zh-TW&theme=dark&dimensions=8', 'en')).toEqual({
    figure: 'pe-clock',
    language: 'zh-TW',
    theme: 'dark',
    attributes: [
      ['position', '5'],
      ['dimensions', '8'],
    ],
  });
  expect(readFrameAddress('', 'zh-Hans-CN')).toEqual({
    figure: '',
    language: 'zh-Hans-CN',
    theme: 'auto',
    attributes: [],
  });
});

test('language tags map to message languages', () => {
  for (const tag of ['zh', 'zh-CN', 'zh-Hans', 'zh-SG']) expect(languageFolder(tag)).toBe('zh-hans');
  for (const tag of ['zh-TW', 'zh-HK', 'zh-Hant', 'ZH-HANT-TW']) expect(languageFolder(tag)).toBe('zh-hant');
  expect(languageFolder('en-GB')).toBe('en');
  // Some hosts use locale names with an underscore.
  expect(['zh_CN', 'zh_TW', 'zh_Hant_HK'].map(languageFolder)).toEqual(['zh-hans', 'zh-hant', 'zh-hant']);
  for (const tag of ['en_US', 'de', 'ar-EG', '', 'C', 'x', 'a1', 'i-klingon', '日本語', '../../evil'])
    expect(languageFolder(tag), tag).toBe('en');
});
