/** The divisors of the speeds at a few grips, evenly spaced from the fastest hand to the slowest. 1 is the full speed. */
export type Rope = readonly number[];

/** So many that on a phone a finger has 44 px for each. */
export const grips = 7;

/** As the model was trained. */
export const slackRope: Rope = Array<number>(grips).fill(1);

/** Parses `1 1 1 2 8 8 8`, separated by spaces or commas; undefined if malformed. */
export function parseRope(text: string): Rope | undefined {
  const divisors = text
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  return divisors.length === grips && divisors.every((divisor) => divisor >= 1 && divisor < Infinity)
    ? divisors
    : undefined;
}

export const formatRope = (rope: Rope): string => rope.map((divisor) => Number(divisor.toFixed(2))).join(' ');

export const gripPairs = (pairs: number): readonly number[] =>
  Array.from({ length: grips }, (_, grip) => Math.round((grip / (grips - 1)) * (pairs - 1)));

export function nearestGrip(pairs: number, pair: number): number {
  const away = gripPairs(pairs).map((at) => Math.abs(at - pair));
  return away.indexOf(Math.min(...away));
}

/** The divisor of each pair: between two grips the rope is straight on a logarithmic axis. */
export function ropeDivisors(rope: Rope, pairs: number, longest: number): Float64Array<ArrayBuffer> {
  const at = gripPairs(pairs);
  const pulled = rope.map((divisor) => Math.min(longest, divisor));
  return Float64Array.from({ length: pairs }, (_, pair) => {
    const next = at.findIndex((end) => end >= pair);
    const [from, to] = [pulled[Math.max(0, next - 1)]!, pulled[next]!];
    if (from === to || at[next] === pair) return to;
    const start = at[next - 1]!;
    return from * (to / from) ** ((pair - start) / (at[next]! - start));
  });
}

/** The rope that runs through the grips of a curve. */
export const ropeThrough = (kept: Float64Array): Rope =>
  gripPairs(kept.length).map((pair) => Math.max(1, 1 / kept[pair]!));

export const ropeBetween = (from: Rope | undefined, to: Rope, progress: number): Rope =>
  to.map((divisor, grip) => (from?.[grip] ?? 1) ** (1 - progress) * divisor ** progress);
