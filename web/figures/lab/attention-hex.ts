const digits = '0123456789abcdef';

/** Probabilities as one hexadecimal digit each, enough for shades of grey. */
export const inked = (shares: ArrayLike<number>): string =>
  Array.from(shares, (fraction) => digits[Math.round(15 * fraction)] ?? '0').join('');

/** A picture of n x n cells as one path per shade. */
export function inkPaths(cells: string, n: number): readonly string[] {
  const paths = Array.from(digits, () => '');
  for (let cell = 0; cell < cells.length; ++cell) {
    const ink = digits.indexOf(cells[cell]!);
    if (ink > 0) paths[ink] = `${paths[ink] ?? ''}M${cell % n} ${Math.floor(cell / n)}h1v1h-1z`;
  }
  return paths;
}

/** The pictures of all heads, first layer first. */
export function getHeads(attention: string, n: number): readonly string[] {
  const size = n * n;
  return Array.from({ length: Math.floor(attention.length / size) }, (_, head) =>
    attention.slice(head * size, (head + 1) * size),
  );
}
