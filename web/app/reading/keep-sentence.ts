import { readerStore } from '../../figures/shared/reader/reader-state.js';
import { recall, remember } from '../local-storage.js';

/** Keeps the sentence that the reader types, on this device, for the figures of all pages. */
export function keepSentence(): void {
  readerStore.sentence = recall('sentence');
  readerStore.addEventListener('sentence-changed', () => remember('sentence', readerStore.sentence));
}
