/**
 * The address of a page's copy for reading without a host, where a folder shows no page.
 *
 * @param path - The folder of the page in the tour, `en/gps/`; of the first page nothing.
 * @param root - The address of the tour, with a slash at its end; of nothing but `../` for one that is relative.
 * @param ending - The name of each page in its folder, `/index.html`; `.html` where each is a file beside the others; nothing for pages that a host shows.
 */
export function copyOf(path: string, root: string, ending: string): string {
  if (ending === '') return root + path;
  const isCover = path.split('/').length < 3;
  return root + (isCover ? `${path}index.html` : path.slice(0, -1) + ending);
}

/** The part of an address of the tour before its question mark or hash, and what follows. */
export function partsOf(address: string): readonly [path: string, rest: string] {
  const end = address.search(/[?#]|$/);
  return [address.slice(0, end), address.slice(end)];
}

/** Whether this is the folder of a page, by its path in the tour. */
export const isFolder = (path: string): boolean => path === '' || path.endsWith('/');

/** The way from the tour's first page to what a relative link of a page names. */
export function wayFrom(page: string, link: string): string {
  const tour = 'tour:/';
  return new URL(link, tour + page).href.slice(tour.length);
}
