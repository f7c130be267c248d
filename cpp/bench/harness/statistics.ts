/** The median; for an even count, the mean of the two middle numbers. */
export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const half = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[half]! : (sorted[half - 1]! + sorted[half]!) / 2;
}

/**
 * Indices of the quieter half of the rounds, at least three. `rounds[r][c]` is the time of contender c in round r.
 *
 * A round's noise is the median over contenders of the time relative to their own fastest one: other load on the
 * machine slows most of them.
 */
export function quietRounds(rounds: readonly (readonly number[])[]): number[] {
  const fastest = rounds[0]!.map((_, c) => Math.min(...rounds.map((times) => times[c]!)));
  const noise = rounds.map((times) => median(times.map((time, c) => time / fastest[c]!)));
  const byNoise = rounds.map((_, r) => r).sort((a, b) => noise[a]! - noise[b]!);
  return byNoise.slice(0, Math.max(3, Math.ceil(rounds.length / 2)));
}
