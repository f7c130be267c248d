import { likelihood, receive } from '../../core/fields/receiver.js';
import { getRange, readerStateRanges } from '../shared/reader/number-range.js';

export const orders = ['fast-first', 'slow-first'] as const;
export type Order = (typeof orders)[number];

/** All inputs of the receiver's picture. */
export interface ReceiverSettings {
  /** The hidden one. */
  readonly position: number;
  readonly dimensions: number;
  readonly base: number;
  /** Standard deviation of the noise on every component. */
  readonly sigma: number;
  readonly seed: number;
  readonly trial: number;
  /** Positions 0 to range - 1 are searched. */
  readonly range: number;
  /** A digit per hand, fastest first: 1 if heard. At least one is. */
  readonly heard: string;
  readonly order: Order;
  /** The number of heard hands that are added, from 1 to all. */
  readonly hands: number;
}

/** With less noise, peaks are too thin to draw; with more, there is nothing to find. */
export const sigmaRange = getRange(receive.sigma, { min: 0.05, max: 3 });
export const seedRange = getRange(receive.seed);
export const trialRange = getRange(receive.trial, { max: 1_000_000_000 });
export const searchRange = getRange(receive.searchCount, { min: 16, max: 1_000_000 });
export const handsRange = getRange(likelihood.hands, { max: readerStateRanges.dimensions.max / 2 });

/** Up to this range a search takes a few milliseconds; beyond, it runs in the worker. */
export const searchedAtOnce = 50_000;

/** The close-up is computed synchronously; larger ranges are visible in the whole search. */
export const spanRange = getRange(likelihood.positions, { max: searchedAtOnce });

/** Parses texts such as `11110000`; anything else is invalid. */
export const heardText = {
  fromAttribute: (text: string): string | undefined =>
    /^[01]{1,256}$/.test(text) && text.includes('1') ? text : undefined,
};

export const allHeard = (pairs: number): string => '1'.repeat(pairs);

/** The heard hands, adjusted to the number of pairs: missing ones are not heard; if none is left, all are. */
export function getHeard(chosen: string | undefined, pairs: number): string {
  const heard = (chosen ?? allHeard(pairs)).padEnd(pairs, '0').slice(0, pairs);
  return heard.includes('1') ? heard : allHeard(pairs);
}

/** The heard pairs, fastest first. */
export function heardPairs(heard: string): readonly number[] {
  return [...heard].flatMap((digit, pair) => (digit === '1' ? [pair] : []));
}

export const groups = ['all', 'fast-half', 'slow-half', 'one'] as const;
export type Group = (typeof groups)[number];

/** The hands of a group. With an odd number, the middle one is fast; `one` is the fastest. */
export function getGroup(group: Group, pairs: number): string {
  const fast = Math.ceil(pairs / 2);
  if (group === 'all' || pairs === 1) return allHeard(pairs);
  if (group === 'one') return getStretch(0, 0, pairs);
  return group === 'fast-half' ? getStretch(0, fast - 1, pairs) : getStretch(fast, pairs - 1, pairs);
}

/** The distinct groups: of two hands, one is half of them. */
export function getGroups(pairs: number): readonly Group[] {
  return groups.filter((group, index) =>
    groups.slice(0, index).every((other) => getGroup(other, pairs) !== getGroup(group, pairs)),
  );
}

/** The hands from one to another, inclusive. */
export function getStretch(first: number, last: number, pairs: number): string {
  return Array.from({ length: pairs }, (_, pair) => (pair >= first && pair <= last ? '1' : '0')).join('');
}

/** The heard hands that are added so far, as digits. */
export function getAdded({ heard, order, hands }: Pick<ReceiverSettings, 'heard' | 'order' | 'hands'>): string {
  const pairs = heardPairs(heard);
  const added = new Set(order === 'fast-first' ? pairs.slice(0, hands) : pairs.slice(-hands));
  return [...heard].map((_, pair) => (added.has(pair) ? '1' : '0')).join('');
}

const maxRows = 16;
const fewRows = 8;

/** The hands with a row: all up to 16, otherwise the first, the last, and six between. */
export function drawnPairs(pairs: number): readonly number[] {
  const rows = pairs <= maxRows ? pairs : fewRows;
  return Array.from({ length: rows }, (_, row) => (rows > 1 ? Math.round((row * (pairs - 1)) / (rows - 1)) : 0));
}
