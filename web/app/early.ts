// Runs before the page is drawn, so it is small, and never throws: a reader's choices from an earlier visit. What it imports is
// imported by nothing else, so that all of it is one text, which stands in the page.
import { watchFaults } from './load-errors/early-faults.js';
import { drawWithoutLateStyles } from './late-styles.js';

{
  watchFaults();
  drawWithoutLateStyles();
  const page = document.documentElement;
  const remembered = (key: string): string | null => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null; // storage is forbidden: everybody is a new reader
    }
  };

  const theme = remembered('posenc.theme');
  if (theme === 'light' || theme === 'dark') page.dataset['theme'] = theme;

  // Who follows a link to some exercises does not see all of them first.
  if (page.classList.contains('exercises') && new URLSearchParams(location.search).has('exercise'))
    page.dataset['one'] = '';

  // Who chose another language and comes back to the front door is shown to it; who follows a link of the tour is not.
  const language = remembered('posenc.language') ?? '';
  const fromHere = document.referrer.startsWith(`${location.origin}/`);
  if (page.dataset['entrance']?.split(' ').includes(language) === true && !fromHere)
    location.replace(`${language}/${location.search}${location.hash}`);
}
