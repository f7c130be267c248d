import type { Source } from '../shared/model-config/model-clock.js';

/** The families of encodings in the table, in historical order. */
export const schemes = ['sinusoidal', 'learned', 'relative', 't5', 'alibi', 'rotary', 'stretched', 'mixed'] as const;
export type Scheme = (typeof schemes)[number];

/** The values of a row that may be unverified. */
export type Doubt = 'scheme' | 'context' | 'base' | 'pairs';

/** A published model: its configuration's values, and what the core computes from them. */
export interface Row {
  /** The key in `pe-model-clock`. */
  readonly key: string;
  readonly name: string;
  readonly scheme: Scheme;
  /** The month of its paper or release, if known. */
  readonly since?: { readonly year: number; readonly month: number; readonly source: Source };
  /** The longest text length in its file, and the length before scaling if that is shorter. */
  readonly context?: number;
  readonly before?: number;
  /** Theta of the global layers. */
  readonly base?: number;
  /** Rotary pairs that turn. */
  readonly pairs?: number;
  /** The wavelength of the slowest one, in positions. */
  readonly slowest?: number;
  /**
   * Pairs that do not complete a turn within the length before scaling, or within the context if there is only one
   * length.
   */
  readonly open?: number;
  /** Those with the scaled frequencies, within the same length, if they are others. They are the slowest as well. */
  readonly openAfter?: number;
  readonly source: Source;
  readonly doubts: readonly Doubt[];
  /** Whether `pe-model-clock` supports it. */
  readonly hasClock: boolean;
}

/** Whether it has rotary pairs, so that missing values are unknown rather than not applicable. */
export const isRotary = ({ scheme }: Row): boolean => ['rotary', 'stretched', 'mixed'].includes(scheme);

/** `2017-06`, the same in all languages. */
export const getMonth = ({ since }: Row): string | undefined =>
  since && `${since.year}-${String(since.month).padStart(2, '0')}`;
