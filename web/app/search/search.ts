import { html, render } from 'lit';

import { phrase } from '../toast.js';
import { findEntries, type Entry } from './entries.js';
import { searchStyles } from './search-styles.js';

/** Arrow keys move between the field and the results; Enter in the field opens the first result. */
function moveFocus(event: KeyboardEvent, stops: readonly HTMLElement[]): void {
  const at = stops.findIndex((stop) => stop === document.activeElement);
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (event.isComposing || (step === undefined && !(event.key === 'Enter' && at === 0))) return;
  event.preventDefault();
  if (step === undefined) stops[1]?.click();
  else stops[at + step]?.focus();
}

/** Shows the search field in the table of contents. Its index loads when the reader types. */
export function initSearch(contents: HTMLDetailsElement): void {
  const search = contents.querySelector<HTMLElement>('.search');
  const field = search?.querySelector('input');
  const status = search?.querySelector('p');
  const list = search?.querySelector('ul');
  if (!search || !field || !status || !list) return;
  const root = new URL(document.documentElement.dataset['root'] ?? './', location.href);
  let index: Promise<readonly Entry[]> | undefined;

  const fetchIndex = async (): Promise<readonly Entry[]> => {
    const response = await fetch(new URL(search.dataset['index'] ?? '', location.href));
    if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
    return (await response.json()) as readonly Entry[];
  };

  const find = async (query: string): Promise<readonly [said: string, found: readonly Entry[]]> => {
    if (query === '') return ['', []];
    try {
      const found = findEntries(await (index ??= fetchIndex()), query);
      return [phrase(found.length > 0 ? 'search.found' : 'search.none', { count: String(found.length) }), found];
    } catch {
      index = undefined; // typing on asks for it again
      return [phrase('search.fault'), []];
    }
  };

  const show = async (): Promise<void> => {
    const query = field.value.trim();
    const [said, found] = await find(query);
    if (query !== field.value.trim()) return;
    search.toggleAttribute('data-searching', query !== '');
    status.textContent = said;
    render(
      found.map(
        ({ title, about, url }) =>
          html`<li>
            <a href=${new URL(url, root).href}>${title}<small>${about}</small></a>
          </li>`,
      ),
      list,
    );
  };

  field.addEventListener('input', ({ isComposing }) => {
    if (!isComposing) void show();
  });
  field.addEventListener('compositionend', () => void show());
  search.addEventListener('keydown', (event) => moveFocus(event, [field, ...list.querySelectorAll('a')]));
  // A result on this page would lie under the table.
  list.addEventListener('click', () => (contents.open = false));
  if (searchStyles) document.adoptedStyleSheets.push(searchStyles);
  search.hidden = false;
  void show(); // what the browser has restored
}
