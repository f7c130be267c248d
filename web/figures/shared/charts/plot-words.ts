import type { Say, WordKey } from '../reader/words.js';

/** A plot for those who do not see it, by its axes: what it shows of them is said by the sentence below it. */
export const plotWords = (say: Say, x: WordKey, y: WordKey): string => say('figure.plot', { x: say(x), y: say(y) });
