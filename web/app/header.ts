import { motion } from '../figures/shared/controls/animation.js';
import { remember, recall } from './local-storage.js';

const themes = ['auto', 'light', 'dark'] as const;

/** The button that goes through automatic, light and dark. Its states are all in the page; the style sheet shows one. */
function observeTheme(button: HTMLButtonElement): void {
  const page = document.documentElement;
  const show = (): void => {
    const theme = page.dataset['theme'] ?? 'auto';
    for (const state of button.querySelectorAll<HTMLElement>('[data-state]'))
      state.hidden = state.dataset['state'] !== theme;
  };
  button.addEventListener('click', () => {
    const theme = themes[(themes.findIndex((name) => name === (page.dataset['theme'] ?? 'auto')) + 1) % themes.length];
    if (theme === undefined || theme === 'auto') delete page.dataset['theme'];
    else page.dataset['theme'] = theme;
    remember('theme', page.dataset['theme']);
    show();
  });
  show();
}

/** The page-wide switch that stops whatever moves. */
function observeMotion(button: HTMLButtonElement): void {
  const show = (): void => {
    button.setAttribute('aria-pressed', String(motion.paused));
    for (const state of button.querySelectorAll<HTMLElement>('[data-state]'))
      state.hidden = (state.dataset['state'] === 'paused') !== motion.paused;
  };
  if (recall('motion') === 'paused') motion.paused = true;
  button.addEventListener('click', () => {
    motion.paused = !motion.paused;
    remember('motion', motion.paused ? 'paused' : undefined);
  });
  motion.addEventListener('motion-changed', show);
  show();
}

/** Another language opens at the same place, with the same state, and is remembered. */
function syncLanguageLinks(links: Iterable<HTMLAnchorElement>): void {
  for (const link of links) {
    link.addEventListener('click', () => {
      link.search = location.search;
      link.hash = location.hash;
      remember('language', link.dataset['language']);
    });
  }
}

/** The table of contents closes like a menu: by Escape, and when the reader goes elsewhere. */
function observeContents(contents: HTMLDetailsElement): void {
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !contents.open) return;
    contents.open = false;
    contents.querySelector('summary')?.focus();
  });
  const leave = ({ target }: Event): void => {
    if (target instanceof Node && !contents.contains(target)) contents.open = false;
  };
  document.addEventListener('click', leave);
  document.addEventListener('focusin', leave); // by Tab: what has the focus must not lie under the table
}

/** Wakes the controls of the masthead. Without scripts the style sheet hides those that could do nothing. */
export function initHeader(): void {
  const theme = document.querySelector<HTMLButtonElement>('button.theme');
  const pause = document.querySelector<HTMLButtonElement>('button.motion');
  const contents = document.querySelector<HTMLDetailsElement>('details.contents');
  if (theme) observeTheme(theme);
  if (pause) observeMotion(pause);
  if (contents) observeContents(contents);
  syncLanguageLinks(document.querySelectorAll('a[data-language]'));
}
