import type { Core } from '../../core/core.js';
import type { RotaryModel } from './models.js';

/** A head of a model. Pairs that aren't rotated have no wavelength; nor has any pair if the model's base is unknown. */
export interface Head {
  readonly model: RotaryModel;
  /** Pairs of the head. */
  readonly pairs: number;
  /** The number of rotated pairs, and the index of the first one. */
  readonly rotated: number;
  readonly first: number;
  /** Wavelengths of the rotated pairs in positions, fastest first. */
  readonly wavelengths?: readonly number[];
}

export function getHead(core: Core, model: RotaryModel): Head {
  const { head, rotary: dimensions, base, last } = model;
  const place = { model, pairs: head / 2, rotated: dimensions / 2, first: last ? (head - dimensions) / 2 : 0 };
  if (base === undefined) return place;
  const wavelengths = core.lend('rotaryFrequencies', { dimensions, base }, ({ frequencies }) =>
    Array.from(frequencies, (frequency) => (2 * Math.PI) / frequency),
  );
  return { ...place, wavelengths };
}

/** The 0-based index of a pair among the rotated ones; undefined if it isn't rotated. */
export const getRotatedIndex = ({ first, rotated }: Head, pair: number): number | undefined =>
  pair >= first && pair < first + rotated ? pair - first : undefined;

/** Whether a layer (1-based) has no positional encoding. */
export const hasNoPosition = ({ positionlessEvery }: RotaryModel, layer: number): boolean =>
  positionlessEvery !== undefined && layer % positionlessEvery === 0;

/** The layers without positional encoding, 1-based. */
export const getPositionlessLayers = (model: RotaryModel): readonly number[] =>
  Array.from({ length: model.layers }, (_, index) => index + 1).filter((layer) => hasNoPosition(model, layer));
