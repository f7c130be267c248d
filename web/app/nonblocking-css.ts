/** Milliseconds that a page waits for its style sheets before its text is rendered without them. */
const patience = 500;
/** Milliseconds after which figures are shown even if a style sheet has not loaded. */
const maxWait = 30_000;

/**
 * Keeps a slow style sheet from blocking the text. Usually all sheets load before the first paint, and nothing happens. Otherwise
 * they get `media="not all"`, which stops them from blocking, and each applies when it has loaded. Until then the page has
 * `data-plain`, which hides figures without styles.
 */
export function renderWithoutLateStyles(): void {
  const { documentElement: root } = document;
  const loaded = new Set<EventTarget>();
  const pending = (): HTMLLinkElement[] =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet], link[as=style]')].filter(
      (link) => !loaded.has(link),
    );
  const onLoad = ({ target }: Event): void => {
    if (!(target instanceof HTMLLinkElement)) return;
    loaded.add(target);
    if (target.media === 'not all') target.media = '';
    if (pending().length === 0) delete root.dataset['plain'];
  };
  const listen = (to: Document | HTMLLinkElement): void => {
    for (const type of ['load', 'error']) to.addEventListener(type, onLoad, { capture: true });
  };
  listen(document);

  const release = (tree: Document | ShadowRoot): void => {
    added.observe(tree, { childList: true, subtree: true });
    for (const element of tree.querySelectorAll('*')) {
      if (element.shadowRoot) release(element.shadowRoot);
      if (!(element instanceof HTMLLinkElement) || element.rel !== 'stylesheet') continue;
      if (element.sheet || element.media || loaded.has(element)) continue;
      element.media = 'not all';
      if (tree !== document) listen(element); // load events do not leave a shadow root
    }
  };
  // Figures that are parsed later bring their own sheets.
  const added = new MutationObserver(() => release(document));
  setTimeout(() => {
    if (pending().length === 0) return;
    root.dataset['plain'] = '';
    release(document);
    document.addEventListener('readystatechange', () => added.disconnect());
    setTimeout(() => delete root.dataset['plain'], maxWait);
  }, patience);
}
