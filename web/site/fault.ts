import { phrase } from './notices.js';

/** The small ones keep the number that the build computed, or stay readable as text. */
const inSentences = ['pe-predict', 'pe-value', 'pe-scrub', 'pe-progress'];

/** When the core cannot run: each figure says so, keeps its first picture and its caption, and loses what would not answer. */
export function sayCoreIsMissing(): void {
  document.documentElement.dataset['fault'] = '';
  sayFaultOf([...document.querySelectorAll('main *')]);
  for (const number of document.querySelectorAll('pe-scrub')) {
    const shown = number.shadowRoot?.querySelector('[role=slider]');
    shown?.replaceWith(shown.textContent);
  }
}

/** The same of some elements: what of them is no figure is left alone. */
export function sayFaultOf(elements: readonly Element[]): void {
  for (const figure of elements) {
    if (!figure.localName.startsWith('pe-') || inSentences.includes(figure.localName)) continue;
    figure.shadowRoot?.querySelectorAll('.controls, .tools, .reply').forEach((part) => part.remove());
    const words = document.createElement('p');
    words.className = 'fault';
    words.dataset['testid'] = 'figure-fault';
    words.textContent = phrase('fault.core');
    figure.prepend(words);
  }
}
