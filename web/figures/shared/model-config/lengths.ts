import type { Family } from './families.js';
import type { Keys } from './keys.js';
import type { ModelClock } from './model-clock.js';
import { ranges } from './ranges.js';
import { contextNames } from './sizes.js';

/** The sequence lengths in a file, in positions. */
export interface Lengths {
  /** The longest one. */
  readonly context?: number;
  /** Shorter ones. */
  readonly shorter: readonly number[];
  /** The length before scaling, from a key of its own. */
  readonly original?: number;
  /** The training length, if the file has it. */
  readonly trained?: number;
}

/** The initial length of the reader's text: the longest one in the file. For images, the patches along a side. */
export const usualLength = ({ context, originalContext, positions }: ModelClock): number =>
  context ?? originalContext ?? (positions.scheme === 'rotary' && positions.clocks[0].axes ? 64 : 8192);

export function readLengths(keys: Keys, family: Family | undefined): Lengths {
  const names = contextNames.filter((name) => !(family?.trainedOnSeqLength && name === 'seq_length'));
  const trained = keys.number(
    ranges.context,
    'max_trained_positions',
    ...(family?.trainedOnSeqLength ? ['seq_length'] : []),
  );
  const original = keys.given.number(ranges.context, 'original_max_position_embeddings', 'initial_context_length');
  const given = names.flatMap((name) => {
    const found = keys.peek(name);
    // Some programs write 10^30 for "unlimited" in the less common keys.
    const isEndless = typeof found?.value === 'number' && found.value > ranges.context.max;
    if (!found || (isEndless && name !== names[0])) return [];
    return [{ field: found.field, length: keys.number(ranges.context, name)! }];
  });
  const longest = Math.max(...given.map(({ length }) => length));
  for (const { field, length } of given) {
    if (length < longest) keys.log.note('ignored', field, 'modelConfig.shorterLength', { length, context: longest });
  }
  const context = given.length > 0 ? longest : keys.number(ranges.context, names[0]!);
  if (context === undefined) keys.log.note('unknown', keys.getField(names[0]!), 'modelConfig.noContext');
  const tokens = context !== undefined && family?.padded ? context - getPadding(keys, context) : context;
  return {
    ...(tokens !== undefined && { context: tokens }),
    shorter: given.map(({ length }) => length).filter((length) => length < longest),
    ...(original !== undefined && { original }),
    ...(trained !== undefined && { trained }),
  };
}

/** The number of table rows before that of the first token. */
export function getPadding(keys: Keys, rows: number): number {
  const given = keys.number({ min: 0, max: rows - 2, kind: 'whole' }, 'pad_token_id');
  const first = (given ?? 1) + 1;
  keys.log.note('assumed', keys.getField('pad_token_id'), 'modelConfig.padding', { words: rows - first, rows });
  return first;
}
