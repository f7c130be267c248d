import type { Row, Scheme } from './row.js';

/** The keys to sort by. */
export const sorts = ['published', 'name', 'context', 'theta', 'slowest'] as const;
export type Sort = (typeof sorts)[number];

/** The filter of the table. */
export interface Filter {
  readonly scheme: Scheme | 'all';
  /** Part of a name; case and separators are ignored. */
  readonly search: string;
}

const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s._-]+/g, '');

export const matchesFilter = (row: Row, { scheme, search }: Filter): boolean =>
  (scheme === 'all' || row.scheme === scheme) && plain(`${row.name} ${row.key}`).includes(plain(search));

const valueOf: Readonly<Record<Sort, (row: Row) => number | string | undefined>> = {
  published: ({ since }) => since && 12 * since.year + since.month,
  name: ({ name }) => name.toLowerCase(),
  context: ({ context }) => context,
  theta: ({ base }) => base,
  slowest: ({ slowest }) => slowest,
};

/** Sorts rows. Missing values come last in either direction; ties are ordered by month. */
export function sorted(rows: readonly Row[], sort: Sort, descending: boolean): readonly Row[] {
  const by = (which: Sort, sign: number) => (one: Row, other: Row) => {
    const [a, b] = [valueOf[which](one), valueOf[which](other)];
    if (a === b) return 0;
    if (a === undefined) return 1;
    if (b === undefined) return -1;
    return a < b ? -sign : sign;
  };
  return rows.toSorted(by('published', 1)).toSorted(by(sort, descending ? -1 : 1));
}
