import type { Core } from '../../core/index.js';
import type { ReaderState } from '../shared/reader/reader-state.js';

/** The places on the dial, as many as a clock has hours. */
export const places = 12;
const last = places - 1;

/** The hands at a place, and its row of the table. */
export interface PlaceData {
  /** For each hand, in radians clockwise from 12. */
  readonly angles: Float64Array;
  readonly row: Float32Array;
}

export function placeData(core: Core, { dimensions, base, layout }: ReaderState, position: number): PlaceData {
  return {
    angles: core.hands({ position, dimensions, base, unit: 'radian' }).angle,
    row: core.fingerprint({ position, dimensions, base, layout }),
  };
}

/** The initial places: words in order. */
export const initialPlaces = (count: number): readonly number[] => Array.from({ length: count }, (_, place) => place);

/**
 * The places after moving `word` to place `to`. It passes the others one by one, and each steps back into the place
 * just left, so that they keep their order.
 */
export function moveWord(standing: readonly number[], word: number, to: number): readonly number[] {
  const next = [...standing];
  const from = next[word]!;
  const step = Math.sign(to - from);
  const end = Math.min(last, Math.max(0, Math.round(to)));
  for (let at = from; (end - at) * step > 0; at += step) {
    const passed = next.indexOf(at + step);
    if (passed >= 0) next[passed] = at;
    next[word] = at + step;
  }
  return next;
}

/** The places as attribute text, `0 5 2`: a place per word, all different. */
export const placesText = {
  fromAttribute(text: string): readonly number[] | undefined {
    const standing = /^\d{1,2}( \d{1,2})*$/.test(text) ? text.split(' ').map(Number) : [];
    const fits = new Set(standing).size === standing.length && standing.every((place) => place < places);
    return standing.length > 0 && fits ? standing : undefined;
  },
  toAttribute: (standing: readonly number[]): string => standing.join(' '),
};
