import type { Core } from '../../core/core.js';
import type { RotaryModel } from './models.js';

/** A pair of dimensions that stands still has no speed; neither has one of an unknown base a wavelength. */
export interface Head {
  readonly model: RotaryModel;
  /** Pairs of the head. */
  readonly pairs: number;
  /** Those that turn, and the first of them. */
  readonly turning: number;
  readonly first: number;
  /** Of the pairs that turn, the fastest first: positions for one turn. */
  readonly wavelengths?: readonly number[];
}

export function getHead(core: Core, model: RotaryModel): Head {
  const { head, rotary: dimensions, base, last } = model;
  const place = { model, pairs: head / 2, turning: dimensions / 2, first: last ? (head - dimensions) / 2 : 0 };
  if (base === undefined) return place;
  const wavelengths = core.lend('rotaryFrequencies', { dimensions, base }, ({ frequencies }) =>
    Array.from(frequencies, (frequency) => (2 * Math.PI) / frequency),
  );
  return { ...place, wavelengths };
}

/** The hand that a pair is among those that turn, from 0; undefined if it does not turn. */
export const getHand = ({ first, turning }: Head, pair: number): number | undefined =>
  pair >= first && pair < first + turning ? pair - first : undefined;

/** Whether a layer, counted from 1, has no position. */
export const isBare = ({ bareEvery }: RotaryModel, layer: number): boolean =>
  bareEvery !== undefined && layer % bareEvery === 0;

/** Layers without position, counted from 1. */
export const bareLayers = (model: RotaryModel): readonly number[] =>
  Array.from({ length: model.layers }, (_, index) => index + 1).filter((layer) => isBare(model, layer));
