const digits = '0123456789abcdef';

/** Shares from 0 to 1 as one hexadecimal digit each: what an eye tells apart of a grey. */
export const inked = (shares: ArrayLike<number>): string =>
  Array.from(shares, (share) => digits[Math.round(15 * share)] ?? '0').join('');

/** One picture of n x n cells: a path for each strength of ink, which is its place. */
export function inkPaths(cells: string, n: number): readonly string[] {
  const paths = Array.from(digits, () => '');
  for (let cell = 0; cell < cells.length; ++cell) {
    const ink = digits.indexOf(cells[cell]!);
    if (ink > 0) paths[ink] = `${paths[ink] ?? ''}M${cell % n} ${Math.floor(cell / n)}h1v1h-1z`;
  }
  return paths;
}

/** The pictures of all heads, those of the first layer first. */
export function getHeads(attention: string, n: number): readonly string[] {
  const size = n * n;
  return Array.from({ length: Math.floor(attention.length / size) }, (_, head) =>
    attention.slice(head * size, (head + 1) * size),
  );
}
