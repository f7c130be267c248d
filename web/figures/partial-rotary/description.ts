import { significant, formatNumber } from '../shared/reader/format.js';
import { inRow, type Translate } from '../shared/reader/messages.js';
import { getPositionlessLayers, getRotatedIndex, type Head } from './data.js';

export function describeModel(t: Translate, { model, rotated }: Head): string {
  const { name, head, rotary, layers, positionlessEvery } = model;
  const values = { name, head, rotary, pairs: rotated, layers };
  const part = t(rotary === head ? 'partialRotary.all' : 'partialRotary.part', values);
  if (positionlessEvery === undefined) return part;
  const bare = t('partialRotary.bare', { every: positionlessEvery, bare: getPositionlessLayers(model).length, layers });
  return model.tempered ? inRow(part, bare, t('partialRotary.tempered')) : inRow(part, bare);
}

export function describePair(t: Translate, head: Head, pair: number): string {
  const hand = getRotatedIndex(head, pair);
  if (hand === undefined) return t('partialRotary.still', { pair });
  const wavelength = head.wavelengths?.[hand];
  if (wavelength === undefined) return t('partialRotary.unknown', { pair });
  const { rotary, head: dimensions, base } = head.model;
  const values = {
    pair,
    wavelength: significant(wavelength),
    base: formatNumber(base ?? 0),
    hand,
    rotary,
    head: dimensions,
  };
  return t(rotary === dimensions ? 'partialRotary.turns' : 'partialRotary.turnsInPart', values);
}
