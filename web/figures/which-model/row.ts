import type { Source } from '../shared/model-config/model-clock.js';

/** The families of encodings that the table tells apart, in the order in which they came up. */
export const schemes = ['sinusoidal', 'learned', 'relative', 't5', 'alibi', 'rotary', 'stretched', 'mixed'] as const;
export type Scheme = (typeof schemes)[number];

/** The parts of a row that can be in doubt: the source does not have them. */
export type Doubt = 'scheme' | 'context' | 'base' | 'pairs';

/** A published model: what its configuration says of positions, and what the core makes of it. */
export interface Row {
  /** As `pe-model-clock` calls it. */
  readonly key: string;
  readonly name: string;
  readonly scheme: Scheme;
  /** The month of its paper, or of its release, where it was found. */
  readonly since?: { readonly year: number; readonly month: number; readonly source: Source };
  /** Positions of the longest text that its file speaks of, and of the length before scaling where that is shorter. */
  readonly context?: number;
  readonly before?: number;
  /** Theta; that of the global layers. */
  readonly base?: number;
  /** Pairs that turn. */
  readonly pairs?: number;
  /** Positions in which the slowest of them turns once. */
  readonly slowest?: number;
  /**
   * The number of pairs that do not turn once within the length before scaling, or within the context where there is
   * one length alone.
   */
  readonly open?: number;
  readonly source: Source;
  readonly doubts: readonly Doubt[];
  /** Whether `pe-model-clock` shows it. */
  readonly drawn: boolean;
}

/** Whether pairs turn in it, so that what is missing of them is unknown and not absent. */
export const turns = ({ scheme }: Row): boolean => ['rotary', 'stretched', 'mixed'].includes(scheme);

/** As `2017-06`, which reads alike in all languages. */
export const getMonth = ({ since }: Row): string | undefined =>
  since && `${since.year}-${String(since.month).padStart(2, '0')}`;
