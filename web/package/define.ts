// Loaded with the first figure, because it brings Lit.
import type { ReactiveElement } from 'lit';

import { PeNumberField } from '../figures/shared/controls/pe-number-field.js';
import { warnOfMistakes } from '../figures/shared/hosts/mistakes.js';
import { takeStylesAlong } from '../figures/shared/hosts/take-styles-along.js';
import { getLanguageTag, languageFolder, type LanguageFolder } from '../figures/shared/reader/languages.js';

/** For each element in the page: reads its language again. */
const inPage = new Map<ReactiveElement, () => void>();

let observer: MutationObserver | undefined;

/** Observes the page from the first element on: it may change the `lang` of any element around one. */
function observeLanguages(): void {
  if (observer) return;
  observer = new MutationObserver(() => inPage.forEach((read) => read()));
  observer.observe(document, { subtree: true, attributeFilter: ['lang'] });
}

/** Makes the elements of a class load the messages of their language when they enter a page, and when it changes. */
function followLanguage(element: typeof ReactiveElement, load: (language: LanguageFolder) => Promise<unknown>): void {
  element.addInitializer((figure) => {
    let shown: LanguageFolder | undefined;
    const read = async (): Promise<void> => {
      const language = languageFolder(getLanguageTag(figure));
      if (language === shown) return;
      shown = language;
      await load(language);
      // As if its own `lang` had changed.
      if (language === shown) figure.requestUpdate('lang', null);
    };
    figure.addController({
      hostConnected() {
        const again = (): void =>
          void read().catch((error: unknown) => {
            shown = undefined;
            console.error(error);
          });
        observeLanguages();
        inPage.set(figure, again);
        again();
      },
      hostDisconnected: () => inPage.delete(figure),
    });
  });
}

/**
 * Defines an element for other people's pages, unless its tag is taken.
 *
 * @param load - Loads its messages in a language.
 */
export function define(
  tag: string,
  element: CustomElementConstructor,
  load: (language: LanguageFolder) => Promise<unknown>,
): void {
  if (customElements.get(tag)) return;
  // A slider with its number, of which figures are made.
  if (!customElements.get('pe-number-field')) customElements.define('pe-number-field', PeNumberField);
  warnOfMistakes(element);
  takeStylesAlong(element);
  followLanguage(element as unknown as typeof ReactiveElement, load);
  customElements.define(tag, element);
}
