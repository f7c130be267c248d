import { significant, formatNumber } from '../shared/reader/format.js';
import { inRow, type Translate } from '../shared/reader/messages.js';
import { trainedLength, type Fit } from './data.js';

/** A score so many times the largest inside has left what the model knows. */
const wild = 10;

/** The sentence that says how large the score becomes, and what follows from it. */
export function getDescription(t: Translate, { settings, largest, error }: Fit): string {
  const values = {
    trained: formatNumber(trainedLength),
    length: formatNumber(settings.length),
    inside: significant(largest.inside, 2),
    outside: significant(largest.outside, 2),
    squeezed: significant(largest.squeezed, 2),
    error: significant(error, 3),
  };
  const beyond =
    settings.length <= trainedLength
      ? t('explosion.none', values)
      : t(largest.outside > wild * largest.inside ? 'explosion.wild' : 'explosion.tame', values);
  return inRow(t('explosion.inside', values), beyond, t('explosion.squeezed.says', values));
}
