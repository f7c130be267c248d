import type { ReactiveElement } from 'lit';

import { getLanguageTag } from '../reader/languages.js';
import { shownFields } from '../frame/changed-attributes.js';
import { defaultReaderState, readerStore, type ReaderState } from '../reader/reader-state.js';
import { folderOfLanguage } from '../reader/messages.js';

/** A figure's place in the tour: its chapter, its id, and the reader's values that are its own there. */
export interface Place {
  readonly page: string;
  readonly id: string;
  readonly own: readonly string[];
}

const isReaderField = (name: string): name is keyof ReaderState => name in defaultReaderState;

/** A link to the chapter of the tour that shows the embedded figure's state. The host's URL is not used. */
export function tourLink(figure: ReactiveElement, root: string, place: Place | undefined): string {
  const language = folderOfLanguage(getLanguageTag(figure));
  const url = new URL(`${language}/${place?.page ?? ''}`, root);
  if (!place?.id) return url.href;
  const shown = new Map<string, string>();
  for (const [name, value] of Object.entries(readerStore.state))
    if (value !== defaultReaderState[name as keyof ReaderState]) shown.set(name, String(value));
  for (const [name, text] of shownFields(figure)) shown.set(name, text);
  // Controls and size are choices of the host; the tour shows everything.
  shown.delete('controls');
  shown.delete('size');
  for (const [name, text] of shown) {
    const forAll = isReaderField(name) && !place.own.includes(name);
    url.searchParams.set(forAll ? name : `${place.id}.${name}`, text);
  }
  url.hash = place.id;
  return url.href;
}
