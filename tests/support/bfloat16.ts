/** Rounds a nonnegative number to eight significant bits, ties to even, like bfloat16. */
export function bfloat16(value: number): number {
  if (value === 0) return 0;
  const unit = 2 ** (Math.floor(Math.log2(value)) - 7);
  const [below, rest] = [Math.floor(value / unit), (value / unit) % 1];
  return unit * (rest > 0.5 || (rest === 0.5 && below % 2 === 1) ? below + 1 : below);
}
