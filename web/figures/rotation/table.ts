import type { TemplateResult } from 'lit';
import { dataTable, type Column } from '../shared/data-table.js';
import { fixed, significant } from '../shared/reader/format.js';
import { maxLearnedDimensions, type Learned, type SameTurn } from './data.js';
import { describePosition } from '../shared/clock/clock-description.js';
import type { Translate } from '../shared/reader/messages.js';

/** The table of the turn of every hand on both walks, and of its block. */
export function turnsTable(t: Translate, { walks, blocks, pairs }: SameTurn): TemplateResult {
  return dataTable(
    Array(pairs).keys(),
    [
      [t('clock.pair'), (pair) => pair],
      ...walks.map(({ from, to, turned }): Column<number> => [
        `${describePosition(from)} → ${describePosition(to)}`,
        (pair) => significant(turned[pair]!, 6),
      ]),
      [t('rotation.cosine'), (pair) => fixed(blocks[2 * pair]!, 6)],
      [t('rotation.sine'), (pair) => fixed(blocks[2 * pair + 1]!, 6)],
    ],
    { caption: t('rotation.turnedRadians') },
  );
}

/** The table of the encodings at both ends of the first walk. */
export function codesTable(
  t: Translate,
  { walks: [{ from, to }], code, rotated, target, shift }: SameTurn,
): TemplateResult {
  const codeOf = (position: number): string => t('rotation.code', { position: describePosition(position) });
  return dataTable(code.keys(), [
    [t('rotation.dimension'), (dimension) => dimension],
    [codeOf(from), (dimension) => fixed(code[dimension]!, 6)],
    [`R(${describePosition(shift)}) ${codeOf(from)}`, (dimension) => fixed(rotated[dimension]!, 6)],
    [codeOf(to), (dimension) => fixed(target[dimension]!, 6)],
  ]);
}

/** The learned matrix as a table. */
export function learnedTable(t: Translate, { spec: { dimensions }, result: { matrix } }: Learned): TemplateResult {
  const indices = [...Array(Math.min(dimensions, maxLearnedDimensions)).keys()];
  return dataTable(
    indices,
    [
      ['', (row) => row],
      ...indices.map((column): Column<number> => [column, (row) => fixed(matrix[row * dimensions + column]!, 4)]),
    ],
    { caption: t('rotation.learnedInterleaved') },
  );
}
