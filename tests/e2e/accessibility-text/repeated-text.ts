import type { Page } from '@playwright/test';

/**
 * Sentences that a picture's description repeats from the text next to it, so that screen reader users hear them twice;
 * each with its figure.
 */
export function findRepeatedDescriptions(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const isSilent = (element: Element): boolean =>
      element.ariaHidden === 'true' || element.role === 'img' || element.matches('style, script, input, textarea');
    const getReadableText = (node: Node): string => {
      if (node instanceof Text) return node.data;
      if (node instanceof Element && (isSilent(node) || !node.checkVisibility({ visibilityProperty: true })))
        return ' ';
      return [...node.childNodes].map(getReadableText).join('');
    };
    const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();
    const getSentences = (text: string): string[] => text.split(/(?<=[.!?])\s+|(?<=[。！？])/).map(plain);
    const visit = (root: Document | ShadowRoot): void => {
      const pictures = [...root.querySelectorAll('[role=img][aria-label]')].filter(
        (picture) => picture.checkVisibility() && !picture.closest('[aria-hidden=true]'),
      );
      const readable = root instanceof ShadowRoot && pictures.length > 0 ? plain(getReadableText(root)) : '';
      const name = root instanceof ShadowRoot ? root.host.localName : '';
      for (const picture of pictures)
        for (const sentence of getSentences(picture.ariaLabel ?? ''))
          if (sentence.length > 8 && readable.includes(sentence)) found.push(`${name}: ${sentence}`);
      for (const element of root.querySelectorAll('*')) if (element.shadowRoot) visit(element.shadowRoot);
    };
    visit(document);
    return found;
  });
}
