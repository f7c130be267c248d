const storageKey = (figure: Element): string => `posenc.settings.${figure.localName}`;

function store(figure: Element, open: boolean): void {
  try {
    if (open) sessionStorage.setItem(storageKey(figure), 'open');
    else sessionStorage.removeItem(storageKey(figure));
  } catch {
    // Storage is forbidden: each page begins with closed settings.
  }
}

function wasOpen(figure: Element): boolean {
  try {
    return sessionStorage.getItem(storageKey(figure)) !== null;
  } catch {
    return false;
  }
}

/**
 * Keeps "More settings" open on the next pages when the reader has opened it, until the tab is closed. Figures in other people's
 * pages remember it only while they exist.
 */
export function syncSettings(): void {
  for (const figure of document.querySelectorAll('main *')) {
    const settings = figure.shadowRoot?.querySelector<HTMLDetailsElement>('details.settings');
    if (!settings) continue;
    // Only below the viewport, so that nothing moves in sight.
    if (wasOpen(figure) && settings.getBoundingClientRect().top >= innerHeight) settings.open = true;
    else if (settings.open) store(figure, true);
    // On the root: the figure may render its settings again.
    figure.shadowRoot?.addEventListener(
      'toggle',
      ({ target }) => {
        if (target instanceof HTMLDetailsElement && target.matches('.settings')) store(figure, target.open);
      },
      true,
    );
  }
}
