/** Of the figures whose settings are open, by tag. */
const getKey = (figure: Element): string => `posenc.settings.${figure.localName}`;

function keep(figure: Element, open: boolean): void {
  try {
    if (open) sessionStorage.setItem(getKey(figure), 'open');
    else sessionStorage.removeItem(getKey(figure));
  } catch {
    // Then each page begins with closed ones.
  }
}

function wereOpen(figure: Element): boolean {
  try {
    return sessionStorage.getItem(getKey(figure)) !== null;
  } catch {
    return false;
  }
}

/**
 * Keeps the settings that a reader has opened under "More settings" open in the next pages of the visit, until the tab
 * is closed. Figures in other people's pages remember it for themselves, as long as they live.
 */
export function syncSettings(): void {
  for (const figure of document.querySelectorAll('main *')) {
    const settings = figure.shadowRoot?.querySelector<HTMLDetailsElement>('details.settings');
    if (!settings) continue;
    // Only out of sight: nothing moves where the reader looks.
    if (wereOpen(figure) && settings.getBoundingClientRect().top >= innerHeight) settings.open = true;
    else if (settings.open) keep(figure, true);
    // A figure may draw its settings anew: its root stays.
    figure.shadowRoot?.addEventListener(
      'toggle',
      ({ target }) => {
        if (target instanceof HTMLDetailsElement && target.matches('.settings')) keep(figure, target.open);
      },
      true,
    );
  }
}
