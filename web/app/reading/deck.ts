import type { Guess } from '../../figures/predict/pe-predict.js';

/** Shows the cards of a deck one at a time and counts the right guesses. The style sheet hides all but the current card. */
export function initDeck(deck: HTMLElement): void {
  const cards = [...deck.querySelectorAll<HTMLElement>(':scope > pe-predict')];
  const [previous, next] = deck.querySelectorAll<HTMLButtonElement>('.deal > button');
  const score = deck.querySelector<HTMLOutputElement>('.deal > output');
  if (!previous || !next || !score) return;
  const text = score.dataset['text'] ?? '';
  let right = 0;
  let at = 0;
  const show = (step: number): void => {
    cards[at]?.classList.remove('current');
    at += step;
    cards[at]?.classList.add('current');
    previous.disabled = at === 0;
    next.disabled = at === cards.length - 1;
  };
  const turn = (step: number): void => {
    show(step);
    // Reading continues at the new claim.
    const question = cards[at]?.querySelector('p');
    if (question) question.tabIndex = -1;
    question?.focus();
  };
  previous.addEventListener('click', () => turn(-1));
  next.addEventListener('click', () => turn(1));
  deck.addEventListener('guess-committed', ({ detail }: CustomEventInit<Guess>) => {
    if (detail?.right) score.textContent = text.replace('{right}', String(++right));
  });
  show(0);
}
