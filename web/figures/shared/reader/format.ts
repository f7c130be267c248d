const minus = (text: string): string => text.replace('-', '−');

// Making a format takes a hundred times longer than using it, and a figure says dozens of numbers a frame.
const formats = new Map<string, Intl.NumberFormat>();

/** The one way in which the tour writes numbers, in every language: commas from 1,000 on, and no sign where all digits are 0. */
function formatted(value: number, leastDecimals: number, mostDecimals: number): string {
  const key = `${leastDecimals} ${mostDecimals}`;
  const digits = { minimumFractionDigits: leastDecimals, maximumFractionDigits: mostDecimals };
  const format = formats.get(key) ?? new Intl.NumberFormat('en-US', { ...digits, signDisplay: 'negative' });
  formats.set(key, format);
  return minus(format.format(value));
}

/** A number with a fixed count of decimals and a true minus sign: columns of them line up. */
export const fixed = (value: number, decimals: number): string => formatted(value, decimals, decimals);

/** A number as a reader says it: grouped thousands, at most `decimals` decimals, the exponent form beyond 10^15. */
export function spoken(value: number, decimals = 2): string {
  return Math.abs(value) >= 1e15 ? minus(value.toExponential(3)) : formatted(value, 0, decimals);
}

/** A length of time or of positions with four significant digits. */
export function significant(value: number, digits = 4): string {
  if (value !== 0 && (Math.abs(value) >= 1e15 || Math.abs(value) < 1e-4)) return minus(value.toExponential(digits - 1));
  const decimals = Math.max(0, digits - 1 - Math.floor(Math.log10(Math.abs(value) || 1)));
  return spoken(value, decimals);
}
