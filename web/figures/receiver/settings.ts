import { likelihood, receive } from '../../core/fields/receiver.js';
import { getRange, readerStateRanges } from '../shared/reader/fields.js';

export const orders = ['fast-first', 'slow-first'] as const;
export type Order = (typeof orders)[number];

/** All that the receiver's picture depends on. */
export interface ReceiverSettings {
  /** The hidden one. */
  readonly position: number;
  readonly dimensions: number;
  readonly base: number;
  /** Standard deviation of the noise on every number. */
  readonly sigma: number;
  readonly seed: number;
  readonly trial: number;
  /** Positions 0 to range - 1 are searched. */
  readonly range: number;
  /** A digit for each hand, the fastest first: 1 where it is heard. One is, at least. */
  readonly heard: string;
  readonly order: Order;
  /** The number of heard hands that are added up: 1 to all of them. */
  readonly hands: number;
}

/** Less noise than the least makes peaks too thin to draw, more than the most leaves nothing to find. */
export const sigmaRange = getRange(receive.sigma, { min: 0.05, max: 3 });
export const seedRange = getRange(receive.seed);
export const trialRange = getRange(receive.trial, { max: 1_000_000_000 });
export const searchRange = getRange(receive.searchCount, { min: 16, max: 1_000_000 });
export const handsRange = getRange(likelihood.hands, { max: readerStateRanges.dimensions.max / 2 });

/** Up to here a search and its picture take a few milliseconds; beyond, the worker does them. */
export const searchedAtOnce = 50_000;

/** The close-up is drawn at once, too; whoever wants to see more has the whole search above it. */
export const spanRange = getRange(likelihood.positions, { max: searchedAtOnce });

/** Reads `11110000`; any other text counts as not given. */
export const heardText = {
  fromAttribute: (text: string): string | undefined =>
    /^[01]{1,256}$/.test(text) && text.includes('1') ? text : undefined,
};

export const allHeard = (pairs: number): string => '1'.repeat(pairs);

/**
 * The choice of hands, for as many as there are: hands that it does not name are not heard; if none is left, all are.
 */
export function getHeard(chosen: string | undefined, pairs: number): string {
  const heard = (chosen ?? allHeard(pairs)).padEnd(pairs, '0').slice(0, pairs);
  return heard.includes('1') ? heard : allHeard(pairs);
}

/** The pairs that are heard, the fastest first. */
export function heardPairs(heard: string): readonly number[] {
  return [...heard].flatMap((digit, pair) => (digit === '1' ? [pair] : []));
}

/** With one hand switched; undefined where that would leave none. */
export function toggled(heard: string, pair: number): string | undefined {
  const next = [...heard].map((digit, other) => (other === pair ? (digit === '1' ? '0' : '1') : digit)).join('');
  return next.includes('1') ? next : undefined;
}

export const groups = ['all', 'fast-half', 'slow-half', 'one'] as const;
export type Group = (typeof groups)[number];

/** The hands of a group: of an odd number, the middle one is fast; `one` is the fastest. */
export function getGroup(group: Group, pairs: number): string {
  const fast = Math.ceil(pairs / 2);
  if (group === 'all' || pairs === 1) return allHeard(pairs);
  if (group === 'one') return getStretch(0, 0, pairs);
  return group === 'fast-half' ? getStretch(0, fast - 1, pairs) : getStretch(fast, pairs - 1, pairs);
}

/** The groups that differ: of two hands, one is half of them. */
export function getGroups(pairs: number): readonly Group[] {
  return groups.filter((group, index) =>
    groups.slice(0, index).every((other) => getGroup(other, pairs) !== getGroup(group, pairs)),
  );
}

/** The hands from one to another, both included. */
export function getStretch(first: number, last: number, pairs: number): string {
  return Array.from({ length: pairs }, (_, pair) => (pair >= first && pair <= last ? '1' : '0')).join('');
}

/** The heard hands that are added up so far, as digits. */
export function getAdded({ heard, order, hands }: Pick<ReceiverSettings, 'heard' | 'order' | 'hands'>): string {
  const pairs = heardPairs(heard);
  const added = new Set(order === 'fast-first' ? pairs.slice(0, hands) : pairs.slice(-hands));
  return [...heard].map((_, pair) => (added.has(pair) ? '1' : '0')).join('');
}

const maxRows = 16;
const fewRows = 8;

/** The hands that have a row of their own: up to 16 all of them, of more the first, the last, and six between. */
export function drawnPairs(pairs: number): readonly number[] {
  const rows = pairs <= maxRows ? pairs : fewRows;
  return Array.from({ length: rows }, (_, row) => (rows > 1 ? Math.round((row * (pairs - 1)) / (rows - 1)) : 0));
}
