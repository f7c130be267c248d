import type { Core } from '../../core/core.js';
import type { Likelihood, LikelihoodSpec, ReceiverSpec, Reception } from '../../core/index.js';
import { getCurve, type Curve } from '../shared/charts/likelihood-curve.js';
import { getAdded, allHeard, drawnPairs, heardPairs, spanRange, type ReceiverSettings } from './settings.js';

/** The likelihood of a single hand. */
export interface HandCurve {
  readonly pair: number;
  readonly curve: Curve;
}

/** A range of positions: likelihoods of single hands, and of the added ones. */
export interface Stretch {
  readonly from: number;
  readonly positions: number;
  readonly each: readonly HandCurve[];
  readonly product: Curve;
}

/** The estimated position, and the curves of the whole search. */
export interface Finding {
  readonly settings: ReceiverSettings;
  readonly reception: Reception;
  readonly whole: Stretch;
}

/** The core calls behind a finding. */
export interface SearchSpecs {
  readonly receive: ReceiverSpec;
  /** Each hand, then the product of the added ones. */
  readonly likelihood: readonly [each: LikelihoodSpec, product: LikelihoodSpec];
}

const maxSamples = 8_192;
/** Samples between integer positions, so that even with the least noise (0.05) every turn has its peak. */
const samplesOfPosition = 8;

/**
 * The number of samples to request: several per column and position if possible; otherwise one per column, which is the
 * maximum over its integer positions.
 */
function getPixels(positions: number, columns: number): number {
  const samples = positions * samplesOfPosition;
  return samples <= maxSamples ? columns * Math.max(1, Math.floor(samples / columns)) : columns;
}

function noisyCode({ position, sigma, seed, trial, dimensions, base }: ReceiverSettings) {
  return { position, sigma, seed, trial, dimensions, base };
}

/** The specs for single hands and for the product over one range. */
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

/** The curves of a range from the core's two results. */
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

/** @param answers - Results of `searchSpecs`, in order. */
export function getFinding(
  settings: ReceiverSettings,
  columns: number,
  reception: Reception,
  [alone, together]: readonly [Likelihood, Likelihood],
): Finding {
  const [spec] = searchSpecs(settings, columns).likelihood;
  return { settings, reception, whole: getStretch(spec, columns, alone, together) };
}

/** Search and curves in one call, for up to `searchedAtOnce` positions. */
export function search(core: Core, settings: ReceiverSettings, columns: number): Finding {
  const { receive, likelihood } = searchSpecs(settings, columns);
  const [alone, together] = likelihood;
  return getFinding(settings, columns, core.receive(receive), [core.likelihood(alone), core.likelihood(together)]);
}

/** The maximum number of readable lines in the close-up. */
const maxLines = 8;

/** @param span - Positions to show around the fix; undefined for two turns of the fastest added hand. */
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

/** A hand as received: `angle` in radians clockwise from 12, `length` 1 without noise. */
export interface ReceivedHand {
  readonly pair: number;
  readonly sine: number;
  readonly cosine: number;
  readonly angle: number;
  readonly length: number;
  readonly period: number;
  /** The angle without noise. */
  readonly sent: number;
}

/** The hands of the noisy encoding: a search with one candidate, which is cheap. */
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
