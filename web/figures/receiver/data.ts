import type { Core } from '../../core/core.js';
import type { Likelihood, LikelihoodSpec, ReceiverSpec, Reception } from '../../core/index.js';
import { getCurve, type Curve } from '../shared/charts/likelihood-curve.js';
import { getAdded, allHeard, drawnPairs, heardPairs, spanRange, type ReceiverSettings } from './settings.js';

/** One hand by itself. */
export interface HandCurve {
  readonly pair: number;
  readonly curve: Curve;
}

/** A stretch of positions: what single hands say of it, and what the added ones say together. */
export interface Stretch {
  readonly from: number;
  readonly positions: number;
  readonly each: readonly HandCurve[];
  readonly product: Curve;
}

/** The position that was found, and the picture of the whole search. */
export interface Finding {
  readonly settings: ReceiverSettings;
  readonly reception: Reception;
  readonly whole: Stretch;
}

/** The calls behind a finding. */
export interface SearchSpecs {
  readonly receive: ReceiverSpec;
  /** Single hands, then all added ones. */
  readonly likelihood: readonly [each: LikelihoodSpec, product: LikelihoodSpec];
}

const maxSamples = 8_192;
/** Between whole positions too, so that at the least noise, 0.05, every turn keeps its peak. */
const samplesOfPosition = 8;

/**
 * The number of pixels to ask the core for: several to a column and to a position where that can be, else one to a
 * column, which covers whole positions only and shows the largest of them.
 */
function getPixels(positions: number, columns: number): number {
  const samples = positions * samplesOfPosition;
  return samples <= maxSamples ? columns * Math.max(1, Math.floor(samples / columns)) : columns;
}

function noisyCode({ position, sigma, seed, trial, dimensions, base }: ReceiverSettings) {
  return { position, sigma, seed, trial, dimensions, base };
}

/** The rows alone, then the product, of one stretch. */
function likelihoodSpecs(
  settings: ReceiverSettings,
  rows: readonly number[],
  from: number,
  positions: number,
  columns: number,
): readonly [LikelihoodSpec, LikelihoodSpec] {
  const code = noisyCode(settings);
  const pixels = getPixels(positions, columns);
  const shared = { ...code, order: settings.order, from, positions, pixels };
  const drawn = new Set(rows);
  const alone = Array.from({ length: settings.dimensions / 2 }, (_, pair) => (drawn.has(pair) ? '1' : '0')).join('');
  return [
    { ...shared, order: 'fast-first', heard: alone, hands: rows.length, rows: rows.length },
    { ...shared, heard: settings.heard, hands: settings.hands, rows: 0 },
  ];
}

export function searchSpecs(settings: ReceiverSettings, columns: number): SearchSpecs {
  const { range, dimensions } = settings;
  return {
    receive: { ...noisyCode(settings), heard: getAdded(settings), searchFrom: 0, searchCount: range },
    likelihood: likelihoodSpecs(settings, drawnPairs(dimensions / 2), 0, range, columns),
  };
}

/** The picture of a stretch from the core's answers to its two specs. */
function getStretch(
  { from, positions }: LikelihoodSpec,
  columns: number,
  alone: Likelihood,
  together: Likelihood,
): Stretch {
  const width = together.product.length;
  const each = Array.from(alone.pairs, (pair, row) => ({
    pair,
    curve: getCurve(alone.each.subarray(row * width, (row + 1) * width), columns),
  }));
  return { from, positions, each, product: getCurve(together.product, columns) };
}

/** @param answers - To the specs of `searchSpecs`, in their order. */
export function getFinding(
  settings: ReceiverSettings,
  columns: number,
  reception: Reception,
  [alone, together]: readonly [Likelihood, Likelihood],
): Finding {
  const [spec] = searchSpecs(settings, columns).likelihood;
  return { settings, reception, whole: getStretch(spec, columns, alone, together) };
}

/** Search and picture at once: up to `searchedAtOnce` positions. */
export function search(core: Core, settings: ReceiverSettings, columns: number): Finding {
  const { receive, likelihood } = searchSpecs(settings, columns);
  const [alone, together] = likelihood;
  return getFinding(settings, columns, core.receive(receive), [core.likelihood(alone), core.likelihood(together)]);
}

/** The number of lines that the close-up can show without a tangle. */
const maxLines = 8;

/** @param span - How many positions to show about the fix; undefined for two turns of the fastest added hand. */
export function closeUp(
  core: Core,
  { settings, reception }: Finding,
  span: number | undefined,
  columns: number,
): Stretch {
  const positions = Math.max(1, Math.min(span ?? 4 * reception.halfWidth, settings.range, spanRange.max));
  const added = heardPairs(getAdded(settings));
  const every = Math.max(1, Math.ceil(added.length / maxLines));
  const rows = added.filter((_, index) => index % every === 0);
  const specs = likelihoodSpecs(settings, rows, reception.position - positions / 2, positions, columns);
  const [alone, together] = specs;
  return getStretch(alone, columns, core.likelihood(alone), core.likelihood(together));
}

/** One hand as the code tells it: `angle` in radians clockwise from 12, `length` 1 without noise. */
export interface ReceivedHand {
  readonly pair: number;
  readonly sine: number;
  readonly cosine: number;
  readonly angle: number;
  readonly length: number;
  readonly period: number;
  /** As it was sent. */
  readonly sent: number;
}

/** The hands of the code with its noise: a search of one candidate, which costs next to nothing. */
export function receivedHands(core: Core, settings: ReceiverSettings): readonly ReceivedHand[] {
  const { position, dimensions, base } = settings;
  const heard = allHeard(dimensions / 2);
  const { code } = core.receive({ ...noisyCode(settings), heard, searchFrom: 0, searchCount: 1 });
  const { period, angle } = core.hands({ position, dimensions, base, unit: 'radian' });
  return Array.from(period, (turn, pair) => {
    const [sine = 0, cosine = 0] = code.subarray(2 * pair, 2 * pair + 2);
    const length = Math.hypot(sine, cosine);
    return { pair, sine, cosine, angle: Math.atan2(sine, cosine), length, period: turn, sent: angle[pair] ?? 0 };
  });
}
