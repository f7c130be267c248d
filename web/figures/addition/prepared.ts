import type { Core } from '../../core/index.js';
import type { Ridge } from './angles.js';
import {
  angleBins,
  angleDimensions,
  anglesSpec,
  maxAngles,
  readBackSpecs,
  readDefaults,
  scaleRange,
  seedRange,
  vocabularyRange,
  type ReadCounts,
} from './data.js';
import type { Reading } from './reader.js';
import { readNumber, readerStateRanges, type FieldRange } from '../shared/reader/number-range.js';
import { defaultReaderState } from '../shared/reader/reader-state.js';

type Attributes = Readonly<Record<string, string>>;

function getNumber(attributes: Attributes, name: string, range: FieldRange, otherwise: number): number {
  const result = readNumber(attributes[name] ?? '', range);
  return 'value' in result ? result.value : otherwise;
}

const getSeed = (attributes: Attributes): number => getNumber(attributes, 'seed', seedRange, readDefaults.seed);

/** Ridges, and the seed of their words. */
export interface PreparedAngles {
  readonly seed: number;
  readonly ridges: readonly Ridge[];
}

/** For the build: the histograms that a tag with these attributes shows first. */
export function preparedAngles(core: Core, attributes: Attributes): string {
  const seed = getSeed(attributes);
  const own = getNumber(attributes, 'dimensions', readerStateRanges.dimensions, defaultReaderState.dimensions);
  const rows = [...new Set([...angleDimensions, own])].map((dimensions) => {
    const { mean, standardDeviation, counts } = core.anglesHistogram(anglesSpec(dimensions, seed, maxAngles));
    return [dimensions, mean, standardDeviation, ...counts];
  });
  return JSON.stringify([seed, ...rows]);
}

/** Reads that text back; what is no such text counts as not given. */
export function readAngles(text: string | null): PreparedAngles | undefined {
  try {
    const [seed, ...rows] = JSON.parse(text ?? '') as [number, ...[number, number, number, ...number[]][]];
    const whole = rows.length > 0 && rows.every((row) => row.length === angleBins + 3);
    if (!whole || ![seed, ...rows.flat()].every(Number.isFinite)) return undefined;
    const ridges = rows.map(([dimensions, mean, standardDeviation, ...counts]) => ({
      dimensions,
      angles: { words: maxAngles, mean, standardDeviation, counts: Float64Array.from(counts) },
    }));
    return { seed, ridges };
  } catch {
    return undefined;
  }
}

const fields = ['trials', 'positions', 'words', 'wordsAsIs', 'both'] as const satisfies readonly (keyof ReadCounts)[];

/** For the build: reads back what a tag with these attributes asks for, as the text of an attribute of numbers and brackets. */
export function preparedReading(core: Core, attributes: Attributes): string {
  const scale = getNumber(attributes, 'scale', scaleRange, readDefaults.scale);
  const root = attributes['times-root'] === 'sqrt';
  const seed = getSeed(attributes);
  const vocabulary = getNumber(attributes, 'vocabulary', vocabularyRange, readDefaults.vocabulary);
  const counts = getSpecs(scale, root, seed, vocabulary).map((spec) => core.readBack(spec));
  const rows = counts.map((count) => fields.map((field) => count[field]));
  return JSON.stringify([scale, root ? 1 : 0, seed, vocabulary, ...rows]);
}

function getSpecs(scale: number, root: boolean, seed: number, vocabulary: number) {
  return readBackSpecs({ scale, timesRoot: root ? 'sqrt' : 'none', seed }, vocabulary);
}

/** Reads that text back; what is no such text counts as not given. */
export function readReading(text: string | null): Reading | undefined {
  try {
    const [scale, root, seed, vocabulary, ...rows] = JSON.parse(text ?? '') as [
      ...[number, number, number, number],
      ...number[][],
    ];
    const specs = getSpecs(scale, root === 1, seed, vocabulary);
    const whole = rows.length === specs.length && rows.every((row) => row.length === fields.length);
    if (!whole || ![scale, seed, vocabulary, ...rows.flat()].every(Number.isFinite)) return undefined;
    const counts = rows.map(
      (row) => Object.fromEntries(fields.map((field, k) => [field, row[k]])) as unknown as ReadCounts,
    );
    return { specs, counts };
  } catch {
    return undefined;
  }
}
