import type { Core } from '../../../core/core.js';
import type { Positions } from './model-clock.js';

/** The ALiBi slope of each head: the score lost per position of distance. */
export const getSlopes = (core: Core, heads: number): Float64Array =>
  core.positionBias({ scheme: 'alibi', heads, length: 1, query: 0 }).slopes;

/** The first distance of each T5 bucket for keys before the query: for causal and for bidirectional attention. */
export const bucketStarts = (
  core: Core,
  { buckets, farthest }: Extract<Positions, { scheme: 't5' }>,
  mask: 'none' | 'causal',
): Float64Array => core.positionBias({ scheme: 't5', buckets, farthest, mask, length: 1, query: 0 }).starts;
