import type { Translate, MessageKey } from '../reader/messages.js';

/** A plot for those who do not see it, by its axes: what it shows of them is said by the sentence below it. */
export const describePlot = (t: Translate, x: MessageKey, y: MessageKey): string =>
  t('figure.plot', { x: t(x), y: t(y) });
