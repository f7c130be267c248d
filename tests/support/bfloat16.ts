/** The number of eight significant bits nearest to one that is not negative, halves to even, as bfloat16 has it. */
export function bfloat16(value: number): number {
  if (value === 0) return 0;
  const unit = 2 ** (Math.floor(Math.log2(value)) - 7);
  const [below, rest] = [Math.floor(value / unit), (value / unit) % 1];
  return unit * (rest > 0.5 || (rest === 0.5 && below % 2 === 1) ? below + 1 : below);
}
