import type { Element, Root } from 'hast';
import { h } from 'hastscript';
import { visit } from 'unist-util-visit';

import type { Language } from '../../figures/shared/reader/languages.js';
import { messagesFor } from '../../figures/shared/reader/messages.js';
import { deckControls, type PageContext } from '../pages/layout.js';
import { hasClass, isElement, raw, text } from './tree.js';

/** Gives each prediction its buttons, at the end of the question, and a block around what is revealed. */
export function addPredictionButtons(tree: Root, language: Language): void {
  const t = messagesFor(language.tag);
  const button = (name: 'guess' | 'show'): Element =>
    h('button.button', { type: 'button', className: [name] }, t(`predict.${name}`));
  visit(tree, 'element', (prediction) => {
    const answers = prediction.children.findIndex((child) => isElement(child, 'ol'));
    if (!isElement(prediction, 'pe-predict') || answers < 0) return;
    const [before, revealed] = [prediction.children.slice(0, answers + 1), prediction.children.slice(answers + 1)];
    const question = before.findLast((child) => isElement(child, 'p'));
    question?.children.push(text(' '), h('span.ask', [button('guess'), button('show')]));
    prediction.children = [...before, text('\n'), h('div.reveal', [h('p.verdict'), ...revealed]), text('\n')];
  });
}

/** The controls of a deck of claims, which shows the first one. */
export function addDeckControls(tree: Root, page: PageContext): void {
  visit(tree, 'element', (deck) => {
    if (!hasClass(deck, 'deck')) return;
    const cards = deck.children.filter((child) => isElement(child, 'pe-predict'));
    if (cards[0]) cards[0].properties['className'] = ['vote', 'current'];
    deck.children.unshift(raw(deckControls(page, cards.length)));
  });
}
