import type { NumberField } from '../../../core/field.js';
import { hands } from '../../../core/fields/clock.js';
import type { MessageKey } from './messages.js';

/** The numbers that a field accepts: the ends are included. */
export interface FieldRange {
  readonly min: number;
  readonly max: number;
  readonly kind: 'real' | 'whole' | 'even';
}

/** The numbers that one of the core's fields takes, or those of them between narrower ends. */
export const getRange = (
  field: NumberField,
  { min = field.min, max = field.max }: Partial<Pick<FieldRange, 'min' | 'max'>> = {},
): FieldRange => ({ min: Math.max(field.min, min), max: Math.min(field.max, max), kind: field.kind });

/** A number, or the value that was refused, as its author wrote it. */
export type FieldReading = { readonly value: number } | { readonly refused: string };

/**
 * The numbers that figures share, in the ranges that a reader may choose. They lie inside the limits of the core: 512 dimensions are the paper's width, and 10^12 is where the tour's longest jump lands.
 */
export const readerStateRanges = {
  position: getRange(hands.position, { min: 0, max: 1e12 }),
  dimensions: getRange(hands.dimensions, { max: 512 }),
  base: getRange(hands.base, { min: 1.01, max: 1e9 }),
} as const satisfies Record<string, FieldRange>;

/** Reads what somebody typed. Full-width digits, as Chinese input methods write them, and group separators count. */
export function readNumber(text: string, range: FieldRange): FieldReading {
  const plain = text
    .normalize('NFKC')
    .replace(/[,\s_]/g, '')
    .replace(/[−–]/g, '-');
  const value = plain === '' ? NaN : Number(plain);
  return accepts(range, value) ? { value: value + 0 } : { refused: text.trim() }; // -0 is 0
}

export function accepts(range: FieldRange, value: number): boolean {
  if (!(value >= range.min && value <= range.max)) return false;
  if (range.kind === 'even') return value % 2 === 0;
  return range.kind === 'real' || Number.isInteger(value);
}

/** The accepted number nearest to `value`: what a slider or a drag that overshoots comes to rest on. */
export function nearest(range: FieldRange, value: number): number {
  const clamped = Math.min(range.max, Math.max(range.min, value));
  if (range.kind === 'even') return Math.round(clamped / 2) * 2 + 0; // -0 is 0
  return (range.kind === 'whole' ? Math.round(clamped) : clamped) + 0;
}

/** The sentence for a refused value; `t` fills in field, min, max and value. */
export const rangeMessageKeys: Readonly<Record<FieldRange['kind'], MessageKey>> = {
  real: 'field.real',
  whole: 'field.whole',
  even: 'field.even',
};
