/** The milliseconds for which a page may wait for its style sheets before its text is drawn without them. */
const patience = 500;
/** The milliseconds after which figures are shown although a style sheet is still on its way. */
const maxWaiting = 30_000;

/**
 * Sees to it that no style sheet that is late keeps the text from being read. Usually all are there before anything is drawn, and
 * nothing happens. Otherwise they are told to wait for no screen, which lets the browser draw, and read on behind a figure; each
 * applies when it has come. Until all have, `data-plain` says that figures have no style yet.
 */
export function drawWithoutLateStyles(): void {
  const { documentElement: root } = document;
  const settled = new Set<EventTarget>();
  const coming = (): HTMLLinkElement[] =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet], link[as=style]')].filter(
      (link) => !settled.has(link),
    );
  const settle = ({ target }: Event): void => {
    if (!(target instanceof HTMLLinkElement)) return;
    settled.add(target);
    if (target.media === 'not all') target.media = '';
    if (coming().length === 0) delete root.dataset['plain'];
  };
  const listen = (to: Document | HTMLLinkElement): void => {
    for (const type of ['load', 'error']) to.addEventListener(type, settle, { capture: true });
  };
  listen(document);

  const release = (tree: Document | ShadowRoot): void => {
    added.observe(tree, { childList: true, subtree: true });
    for (const element of tree.querySelectorAll('*')) {
      if (element.shadowRoot) release(element.shadowRoot);
      if (!(element instanceof HTMLLinkElement) || element.rel !== 'stylesheet') continue;
      if (element.sheet || element.media || settled.has(element)) continue;
      element.media = 'not all';
      if (tree !== document) listen(element); // these events do not leave a shadow root
    }
  };
  // Figures that are read in later have their sheets with them.
  const added = new MutationObserver(() => release(document));
  setTimeout(() => {
    if (coming().length === 0) return;
    root.dataset['plain'] = '';
    release(document);
    document.addEventListener('readystatechange', () => added.disconnect());
    setTimeout(() => delete root.dataset['plain'], maxWaiting);
  }, patience);
}
