import { sinusoidalTable } from '../../core/fields/clock.js';
import { getRange } from '../shared/reader/number-range.js';

export const positionsRange = getRange(sinusoidalTable.positions);
export const dimensionsRange = getRange(sinusoidalTable.dimensions);

export const numberKinds = ['float32', 'bfloat16'] as const;
export type NumberKind = (typeof numberKinds)[number];
const bytesPerNumber: Readonly<Record<NumberKind, number>> = { float32: 4, bfloat16: 2 };

export interface TableSize {
  readonly positions: number;
  readonly dimensions: number;
}

/** Models whose table is learned, by the names that they are known by. */
export const models: readonly (TableSize & { readonly name: string })[] = [
  { name: 'BERT', positions: 512, dimensions: 768 },
  { name: 'GPT-2', positions: 1024, dimensions: 768 },
];

export const getParameters = ({ positions, dimensions }: TableSize): number => positions * dimensions;
export const getMemory = (size: TableSize, kind: NumberKind): number => getParameters(size) * bytesPerNumber[kind];

/** A thousand of each is one of the next, as disks and downloads count. */
const units = ['B', 'kB', 'MB', 'GB'] as const;

/** So many bytes, with two digits at least. */
export function inUnits(bytes: number): string {
  const power = Math.min(units.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(1, bytes)) / 3)));
  const value = bytes / 1000 ** power;
  return `${power === 0 || value >= 100 ? value.toFixed(0) : value.toFixed(1)} ${units[power]}`;
}
