import type { Translate, WordKey } from '../reader/words.js';

/** A plot for those who do not see it, by its axes: what it shows of them is said by the sentence below it. */
export const plotWords = (t: Translate, x: WordKey, y: WordKey): string => t('figure.plot', { x: t(x), y: t(y) });
