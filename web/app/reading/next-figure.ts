import { registerMessages, type Messages } from '../../figures/shared/reader/messages.js';
import type { define } from '../hydrate.js';

/**
 * Puts the first figure of the next chapter on the card that leads there, in place of its picture. The figure comes from that
 * chapter's page and answers as it does there. While anything is missing, the picture stays.
 *
 * @param defineFigure - Passed in, so that the code of the first figure stays in one file.
 */
export async function showNextFigure(card: Element, defineFigure: typeof define): Promise<void> {
  const response = await fetch(card.querySelector<HTMLAnchorElement>('.next')!.href);
  // Its inline styles would break this page's policy.
  const text = (await response.text()).replace(/<style>.*?<\/style>/gs, '');
  const page = new DOMParser().parseFromString(text, 'text/html');
  const figure = page.querySelector('.scene > [lang]');
  const messages = page.getElementById('messages')?.textContent;
  if (!figure || !messages) return;
  const { lang, dataset } = document.documentElement;
  registerMessages(lang, JSON.parse(messages) as Messages);
  // The same relative addresses: the pages of chapters are in folders side by side.
  dataset['wasm'] = `${dataset['wasm'] ?? ''} ${page.documentElement.dataset['wasm'] ?? ''}`;
  await defineFigure(figure.localName);
  const shown = document.createElement(figure.localName);
  for (const { name, value } of figure.attributes) if (name !== 'id') shown.setAttribute(name, value);
  shown.setAttribute('controls', 'none');
  card.querySelector('img, .dial')?.replaceWith(shown);
}
