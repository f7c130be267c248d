import { expect, test, openPage } from '../../fixtures.js';

const phrases = [
  ['rope?query=1006', 'pe-rope', { query: 1006, key: 1004, view: 'pair' }],
  ['rope?view=head', 'pe-rope', { view: 'head' }],
  ['rope?query=2', 'pe-rope', { query: 2, key: 5 }],
  ['layouts?pairing=other', 'pe-layouts', { pairing: 'other' }],
  ['layouts?pairing=reordered', 'pe-layouts', { pairing: 'reordered' }],
  ['rope-decay?words=random', 'pe-rope-decay', { words: 'random' }],
  ['rope-decay?words=drawn&strengths', 'pe-rope-decay', { words: 'drawn', turn: 20, reach: '256' }],
  ['rope-decay?words=drawn&turn=0', 'pe-rope-decay', { words: 'drawn', turn: 0 }],
] as const;

test(
  'action links set their figures as their text says @rope @layouts @rope-decay',
  { tag: '@more' },
  async ({ page }) => {
    await openPage(page, '/en/rope/');
    await page.getByRole('button', { name: 'Just show me' }).nth(1).click();
    for (const [phrase, tag, state] of phrases) {
      await page.locator(`pe-act[to^="${phrase}"]`).first().click();
      for (const [name, value] of Object.entries(state)) await expect(page.locator(tag)).toHaveJSProperty(name, value);
    }
  },
);
