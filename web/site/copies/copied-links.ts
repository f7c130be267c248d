// Runs in copies of pages alone, which are read from a disk: links that scripts make lead to folders, and there those show no page.
import { copyOf, isFolder, partsOf, wayFrom } from '../../figures/shared/links/copy-of.js';

const { root = './', folder = '', ending = '' } = document.documentElement.dataset;
const home = new URL(root, location.href).href;

/** The way from the tour's first page to what a link names; undefined where that is not of the tour. */
function wayTo(address: string): string | undefined {
  if (/^[a-z][a-z\d+.-]*:/i.test(address)) return address.startsWith(home) ? address.slice(home.length) : undefined;
  return wayFrom(folder, address);
}

function lead(event: Event): void {
  const link = event.composedPath().find((target) => target instanceof HTMLAnchorElement);
  const address = link?.getAttribute('href') ?? '#';
  if (!link || address.startsWith('#')) return;
  const way = wayTo(address);
  if (way === undefined) return;
  const [path, rest] = partsOf(way);
  if (isFolder(path)) link.href = copyOf(path, home, ending) + rest;
}

// Before the browser follows it, in this window or in another one.
for (const type of ['click', 'auxclick']) addEventListener(type, lead, { capture: true });
