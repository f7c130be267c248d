import type { ReactiveElement } from 'lit';

import { ownFields } from '../figures/shared/frame/changed-attributes.js';
import { readerStore } from '../figures/shared/reader/reader-state.js';
import { writeAddress } from './url-state.js';

/** The page's address as it will be in a moment, with what the figure shows of its own, and the figure as its target. */
export function pageLink(figure: ReactiveElement): string {
  const url = new URL(location.href);
  url.search = writeAddress(location.search, readerStore.state);
  for (const name of [...url.searchParams.keys()].filter((key) => key.startsWith(`${figure.id}.`)))
    url.searchParams.delete(name);
  for (const [name, text] of ownFields(figure)) url.searchParams.set(`${figure.id}.${name}`, text);
  url.hash = figure.id;
  return url.href;
}
