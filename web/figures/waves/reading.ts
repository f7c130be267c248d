import { fixed, formatNumber } from '../shared/reader/format.js';
import { inRow, type Translate } from '../shared/reader/messages.js';
import { keyedStep } from '../shared/controls/slider-keys.js';
import type { WavesView } from '../shared/charts/waves-view.js';

/** Describes the position and the values of the lines at it. */
export function describePosition(
  t: Translate,
  position: number,
  values: readonly { readonly dimension: number; readonly y: number }[],
  outside: boolean,
): string {
  const each = values.map(({ dimension, y }) => t('waves.value', { dimension, value: fixed(y, 4) }));
  const sentence = t('waves.at', { position: formatNumber(position), values: each.join(t('waves.comma')) });
  return outside ? inRow(sentence, t('waves.outside')) : sentence;
}

/** The position that a key leads to; undefined for other keys. */
export function positionForKey(key: string, position: number, { from, to }: WavesView): number | undefined {
  const step = keyedStep(key);
  // From a fraction, the first step goes to the next integer.
  if (step !== undefined) return step > 0 ? Math.floor(position) + step : Math.ceil(position) + step;
  return key === 'Home' ? from : key === 'End' ? to : undefined;
}
