// Applies a reader's choices from earlier visits before the first paint. It is inline in every page, so it is small and never throws,
// and nothing else imports what it imports.
import { watchLoading } from './load-errors/inline-error-handler.js';
import { renderWithoutLateStyles } from './nonblocking-css.js';

{
  watchLoading();
  renderWithoutLateStyles();
  const page = document.documentElement;
  const recall = (key: string): string | null => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null; // storage is forbidden
    }
  };

  const theme = recall('posenc.theme');
  if (theme === 'light' || theme === 'dark') page.dataset['theme'] = theme;

  // A link to some exercises: hide the others until the scripts have chosen them.
  if (page.classList.contains('exercises') && new URLSearchParams(location.search).has('exercise'))
    page.dataset['one'] = '';

  // The cover redirects to the language that the reader chose before, but not when they come from inside the tour.
  const language = recall('posenc.language') ?? '';
  const fromHere = document.referrer.startsWith(`${location.origin}/`);
  if (page.dataset['entrance']?.split(' ').includes(language) === true && !fromHere)
    location.replace(`${language}/${location.search}${location.hash}`);
}
