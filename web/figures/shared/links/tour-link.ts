import type { ReactiveElement } from 'lit';

import { getLanguageTag } from '../reader/languages.js';
import { shownFields } from '../frame/own-fields.js';
import { defaultReaderState, readerStore, type ReaderState } from '../reader/reader-state.js';
import { folderOfLanguage } from '../reader/messages.js';

/** The place of a figure in the tour: its chapter, its id there, and those of the reader's numbers that it has for itself there. */
export interface Place {
  readonly page: string;
  readonly id: string;
  readonly own: readonly string[];
}

const isReaderField = (name: string): name is keyof ReaderState => name in defaultReaderState;

/** The chapter of the tour that shows what an embedded figure shows. Its host's own address says nothing and is left alone. */
export function tourLink(figure: ReactiveElement, root: string, place: Place | undefined): string {
  const language = folderOfLanguage(getLanguageTag(figure));
  const url = new URL(`${language}/${place?.page ?? ''}`, root);
  if (!place?.id) return url.href;
  const shown = new Map<string, string>();
  for (const [name, value] of Object.entries(readerStore.state))
    if (value !== defaultReaderState[name as keyof ReaderState]) shown.set(name, String(value));
  for (const [name, text] of shownFields(figure)) shown.set(name, text);
  // The controls and the size of a figure are its host's choice; the tour shows all of it.
  shown.delete('controls');
  shown.delete('size');
  for (const [name, text] of shown) {
    const forAll = isReaderField(name) && !place.own.includes(name);
    url.searchParams.set(forAll ? name : `${place.id}.${name}`, text);
  }
  url.hash = place.id;
  return url.href;
}
