/** Maps the values of an axis to fractions of the plot, 0 at the left or the bottom, and back. */
export interface Scale {
  /** Two scales with the same name and ends are the same. */
  readonly name: string;
  readonly min: number;
  readonly max: number;
  readonly at: (value: number) => number;
  readonly invert: (fraction: number) => number;
}

export const linear = (min: number, max: number): Scale => ({
  ...{ name: 'linear', min, max },
  at: (value) => (value - min) / (max - min),
  invert: (fraction) => min + fraction * (max - min),
});

/** Equal factors have equal room. */
export const log = (min: number, max: number): Scale => ({
  ...{ name: 'log', min, max },
  at: (value) => Math.log(value / min) / Math.log(max / min),
  invert: (fraction) => min * (max / min) ** fraction,
});

/** About `count` round numbers from `min` to `max`, at least `least` from each other. */
export function roundTicks(min: number, max: number, count: number, least = 0): readonly number[] {
  const rough = (max - min) / count;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(least, power * ([1, 2, 5, 10].find((factor) => factor * power >= rough) ?? 10));
  const first = Math.ceil(min / step);
  return Array.from({ length: Math.max(0, Math.floor(max / step) - first + 1) }, (_, index) => (first + index) * step);
}
