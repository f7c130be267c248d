import type { NumberField } from '../../../core/field.js';
import { hands } from '../../../core/fields/clock.js';
import type { MessageKey } from './messages.js';

/** The numbers that a field accepts; both ends are included. */
export interface FieldRange {
  readonly min: number;
  readonly max: number;
  readonly kind: 'real' | 'whole' | 'even';
}

/** The range of a core field, optionally narrowed. */
export const getRange = (
  field: NumberField,
  { min = field.min, max = field.max }: Partial<Pick<FieldRange, 'min' | 'max'>> = {},
): FieldRange => ({ min: Math.max(field.min, min), max: Math.min(field.max, max), kind: field.kind });

/** A valid number, or the invalid input as typed. */
export type FieldReading = { readonly value: number } | { readonly refused: string };

/**
 * The ranges of the shared settings. They lie within the core's limits: 512 dimensions are the paper's width, and 10^12
 * is the tour's longest jump.
 */
export const readerStateRanges = {
  position: getRange(hands.position, { min: 0, max: 1e12 }),
  dimensions: getRange(hands.dimensions, { max: 512 }),
  base: getRange(hands.base, { min: 1.01, max: 1e9 }),
} as const satisfies Record<string, FieldRange>;

/** Parses user input. Accepts full-width digits, as Chinese input methods write them, and group separators. */
export function readNumber(text: string, range: FieldRange): FieldReading {
  const plain = text
    .normalize('NFKC')
    .replace(/[,\s_]/g, '')
    .replace(/[−–]/g, '-');
  const value = plain === '' ? NaN : Number(plain);
  return accepts(range, value) ? { value: value + 0 } : { refused: text.trim() }; // -0 becomes 0
}

export function accepts(range: FieldRange, value: number): boolean {
  if (!(value >= range.min && value <= range.max)) return false;
  if (range.kind === 'even') return value % 2 === 0;
  return range.kind === 'real' || Number.isInteger(value);
}

/** The valid number nearest to `value`. */
export function nearest(range: FieldRange, value: number): number {
  const clamped = Math.min(range.max, Math.max(range.min, value));
  if (range.kind === 'even') return Math.round(clamped / 2) * 2 + 0; // -0 becomes 0
  return (range.kind === 'whole' ? Math.round(clamped) : clamped) + 0;
}

/** The error message for an invalid value; it has the field, min, max and value. */
export const rangeMessageKeys: Readonly<Record<FieldRange['kind'], MessageKey>> = {
  real: 'field.real',
  whole: 'field.whole',
  even: 'field.even',
};
