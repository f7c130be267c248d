import type { ReactiveElement } from 'lit';

import type { ReaderState } from '../reader/reader-state.js';

/** Called with every new figure. Pages of other sites register event notifiers here; the tour does not need them. */
export const figurePlugins = new Set<(figure: ReactiveElement, readerState: () => ReaderState) => void>();
