import type { ReactiveElement } from 'lit';

import type { ReaderState } from '../reader/reader-state.js';

/**
 * Functions that are called with every figure that is made from then on: other people's pages hear of changes, and the
 * tour's own need not.
 */
export const companions = new Set<(figure: ReactiveElement, readerState: () => ReaderState) => void>();
