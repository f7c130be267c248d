import type { Core } from '../../../core/core.js';
import type { Positions } from './model-clock.js';

/** The slope of each head of an ALiBi model: the loss of score for a step of distance. */
export const getSlopes = (core: Core, heads: number): Float64Array =>
  core.positionBias({ scheme: 'alibi', heads, length: 1, query: 0 }).slopes;

/** The first distance of each bucket that a query of T5 meets going back: with keys behind it alone, or before it, too. */
export const bucketStarts = (
  core: Core,
  { buckets, farthest }: Extract<Positions, { scheme: 't5' }>,
  mask: 'none' | 'causal',
): Float64Array => core.positionBias({ scheme: 't5', buckets, farthest, mask, length: 1, query: 0 }).starts;
