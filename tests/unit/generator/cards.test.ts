import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, expect, test } from 'vitest';

import { cardDrawing } from '../../../web/generator/social-images/card.js';
import { fontIn } from '../../../web/generator/social-images/chinese-font.js';
import { Cards } from '../../../web/generator/social-images/cards.js';
import { getWidth, wrapped } from '../../../web/generator/social-images/wrap.js';
import { languages } from '../../../web/figures/shared/reader/languages.js';
import { readSource } from '../../../web/generator/content/content.js';
import { loadCore } from '../../../web/generator/load-core.js';

const [english, simplified, traditional] = languages;
const folder = mkdtempSync(join(tmpdir(), 'cards-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('titles wrap between words and characters into even lines that start with no closing mark', () => {
  expect(wrapped('The same turn everywhere', 7)).toEqual(['The same turn', 'everywhere']);
  expect(wrapped('位数有限，位置遥远', 6)).toEqual(['位数有限，', '位置遥远']);
  expect(wrapped('鐘面與 GPS', 20)).toEqual(['鐘面與 GPS']);
  for (const max of [4, 5, 6, 7, 8, 9])
    for (const line of wrapped('到哪裡，都轉得一樣多。再轉一次！', max)) {
      expect(line).not.toMatch(/^[，。！]/);
      expect(getWidth(line)).toBeLessThanOrEqual(max);
    }
});

test('the font of a language supports its script, with a fallback', () => {
  const list = [
    '/f/NotoSerifCJK-Bold.ttc: Noto Serif CJK SC:style=Bold',
    '/f/NotoSansCJK-Regular.ttc: Noto Sans CJK TC:style=Regular',
    '/f/NotoSerifCJK-Regular.ttc: Noto Serif CJK TC',
    '/f/NotoSerifCJK-Regular.ttc: Noto Serif CJK SC',
  ].join('\n');
  expect(fontIn(list, simplified)).toEqual({ file: '/f/NotoSerifCJK-Regular.ttc', family: 'Noto Serif CJK SC' });
  expect(fontIn(list, traditional)).toEqual({ file: '/f/NotoSerifCJK-Regular.ttc', family: 'Noto Serif CJK TC' });
  expect(fontIn('/f/DejaVuSans.ttf: DejaVu Sans\n', simplified)).toBeUndefined();
});

test('each page has its own card of 1200 x 630, and title text is escaped', async () => {
  const core = await loadCore();
  const page = (title: string) =>
    readSource(`---\ntitle: ${title}\ndescription: x\n---\n\nText.\n`, 'x.md', 'gps', english);
  const cards = new Cards(core, folder, () => undefined);
  const titles = ['One <page> & more', 'Another page'];
  const [one, other] = await Promise.all(titles.map((title) => cards.getPicture(english, page(title))));
  expect([one!.readUInt32BE(16), one!.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(one!.equals(other!)).toBe(false);
  expect(readdirSync(folder).map((file) => readFileSync(join(folder, file)))).toContainEqual(one);
  // Without a font for its language, a page uses the original's card.
  expect(cards.without).toEqual([simplified, traditional]);
  expect(cards.getFile(simplified, 'gps')).toBe('social/en/gps.png');
  expect(new Cards(core, folder, () => ({ file: '', family: 'A' })).getFile(simplified, 'gps')).toBe(
    'social/zh-hans/gps.png',
  );
  const text = { kicker: '', title: 'A<b>&', tour: 'Tour', position: 7 };
  expect(cardDrawing(core, text, 'KaTeX_Main')).toContain('>A&lt;b&gt;&amp;</text>');
  expect(cards.getFile(english, 'embed/clock')).toBe('social/en/embed.png');
});
