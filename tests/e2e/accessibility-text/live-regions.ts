import type { Page } from '@playwright/test';

/**
 * Records live regions like a screen reader, including those in shadow roots: a region is announced when its text
 * changes and isn't empty; non-atomic ones announce only the added text.
 */
export async function recordLiveRegions(page: Page): Promise<void> {
  await page.evaluate(() => {
    const live = '[role=status],[role=alert],[role=log],[aria-live]:not([aria-live=off])';
    const announcements: string[] = [];
    const before = new Map<Element, string>();
    const roots = new Set<Node>();
    const getText = (region: Element): string => {
      const own = (node: Node): string => {
        if (node instanceof Text) return node.data;
        if (!(node instanceof Element) || node.ariaHidden === 'true') return '';
        const inner =
          node instanceof HTMLSlotElement ? node.assignedNodes() : [...(node.shadowRoot ?? node).childNodes];
        return inner.map(own).join('') + (getComputedStyle(node).display === 'inline' ? '' : ' ');
      };
      return region.checkVisibility() ? own(region).replace(/\s+/g, ' ').trim() : '';
    };
    const newIn = (region: Element, old: string, now: string): string => {
      if (region.ariaAtomic !== 'false') return now;
      return now.startsWith(old) ? now.slice(old.length).trim() : old.includes(now) ? '' : now;
    };
    const update = (region: Element, isFirst: boolean): void => {
      const [old, now] = [before.get(region) ?? '', getText(region)];
      before.set(region, now);
      const text = old === now || isFirst ? '' : newIn(region, old, now);
      if (text) announcements.push(text);
    };
    const scan = (isFirst: boolean): void => {
      const visit = (root: Document | ShadowRoot): void => {
        if (!roots.has(root)) {
          roots.add(root);
          observer.observe(root, { subtree: true, childList: true, characterData: true, attributes: true });
        }
        for (const element of root.querySelectorAll('*')) {
          if (element.matches(live)) update(element, isFirst);
          if (element.shadowRoot) visit(element.shadowRoot);
        }
      };
      visit(document);
    };
    const observer = new MutationObserver(() => scan(false));
    scan(true);
    Object.assign(globalThis, { recordedAnnouncements: announcements });
  });
}

/** The announcements since the last call. */
export async function takeAnnouncements(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    (globalThis as unknown as { recordedAnnouncements: string[] }).recordedAnnouncements.splice(0),
  );
}
