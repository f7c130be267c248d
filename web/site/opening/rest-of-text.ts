import { breathe } from '../../figures/shared/platform/next-turn.js';

/** As many elements as are laid out by a slow phone in a tenth of a second. */
const portion = 6;

/**
 * Lets in the text that `first-figure.ts` has kept back: a portion at a time, between which the figures answer. The page says by
 * `data-opening="rest"` that all behind the element with `data-last` still waits (`styles/opening.css`).
 */
export async function letRestIn(): Promise<void> {
  const { dataset } = document.documentElement;
  // Whatever lets in all at once takes the attribute away.
  if (!('opening' in dataset)) return;
  const elements = [...document.querySelectorAll<HTMLElement>('main > article > *')];
  let last = elements.filter((element) => element.getClientRects().length > 0).pop();
  if (last) last.dataset['last'] = '';
  dataset['opening'] = 'rest';
  while (last) {
    await breathe();
    delete last.dataset['last'];
    last = 'opening' in dataset ? elements[elements.indexOf(last) + portion] : undefined;
    if (last) last.dataset['last'] = '';
  }
  delete dataset['opening'];
}
