import type { Core, ReadBack } from '../../core/index.js';
import { readBackSpecs, readDefaults, scaleRange, seedRange, vocabularyRange } from './addition-data.js';
import type { Reading } from './addition-reader.js';
import { readNumber, type FieldRange } from './fields.js';

const fields = ['trials', 'positions', 'words', 'wordsAsIs', 'both'] as const satisfies readonly (keyof ReadBack)[];

/** For the build: reads back what a tag with these attributes asks for, as the text of an attribute of numbers and brackets. */
export function preparedReading(core: Core, attributes: Readonly<Record<string, string>>): string {
  const number = (name: string, range: FieldRange, otherwise: number): number => {
    const reading = readNumber(attributes[name] ?? '', range);
    return 'value' in reading ? reading.value : otherwise;
  };
  const scale = number('scale', scaleRange, readDefaults.scale);
  const root = attributes['times-root'] === 'sqrt';
  const seed = number('seed', seedRange, readDefaults.seed);
  const vocabulary = number('vocabulary', vocabularyRange, readDefaults.vocabulary);
  const counts = specsOf(scale, root, seed, vocabulary).map((spec) => core.readBack(spec));
  const rows = counts.map((count) => fields.map((field) => count[field]));
  return JSON.stringify([scale, root ? 1 : 0, seed, vocabulary, ...rows]);
}

function specsOf(scale: number, root: boolean, seed: number, vocabulary: number) {
  return readBackSpecs({ scale, timesRoot: root ? 'sqrt' : 'none', seed }, vocabulary);
}

/** Reads that text back; what is no such text counts as not given. */
export function readPrepared(text: string | null): Reading | undefined {
  try {
    const [scale, root, seed, vocabulary, ...rows] = JSON.parse(text ?? '') as [
      ...[number, number, number, number],
      ...number[][],
    ];
    const specs = specsOf(scale, root === 1, seed, vocabulary);
    const whole = rows.length === specs.length && rows.every((row) => row.length === fields.length);
    if (!whole || ![scale, seed, vocabulary, ...rows.flat()].every(Number.isFinite)) return undefined;
    const counts = rows.map(
      (row) => Object.fromEntries(fields.map((field, k) => [field, row[k]])) as unknown as ReadBack,
    );
    return { specs, counts };
  } catch {
    return undefined;
  }
}
