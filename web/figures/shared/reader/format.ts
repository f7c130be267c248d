const minus = (text: string): string => text.replace('-', '−');

/** `toFixed` uses exponents from here on. */
const maxWritten = 1e21;

/**
 * Formats a non-negative number with at most `decimals` decimals, rounded by its shortest decimal form: 1.005 to 1.01,
 * although its double is slightly less.
 */
function written(size: number, decimals: number): string {
  const known = String(size);
  if (known.includes('e')) return size.toFixed(decimals);
  const { length } = known.split('.')[1] ?? '';
  if (length <= decimals) return known;
  const isTie = length === decimals + 1 && known.endsWith('5');
  return (isTie ? Number(`${known.slice(0, -1)}6`) : size).toFixed(decimals);
}

/**
 * The number format of the tour in every language: commas from 1,000 on, and no sign if all digits are 0. Equals
 * `Intl.NumberFormat` for English, which takes a tenth of a second to create on a slow phone.
 */
function formatted(value: number, minDecimals: number, maxDecimals: number): string {
  const size = Math.abs(value);
  if (!(size < maxWritten)) {
    const digits = { minimumFractionDigits: minDecimals, maximumFractionDigits: maxDecimals };
    return minus(value.toLocaleString('en-US', digits));
  }
  const [whole = '', digits = ''] = written(size, maxDecimals).split('.');
  const decimals = digits.replace(/0+$/, '').padEnd(minDecimals, '0');
  const text = whole.replace(/\B(?=(?:\d{3})+$)/g, ',') + (decimals && `.${decimals}`);
  return value < 0 && /[1-9]/.test(text) ? `−${text}` : text;
}

/** A number with a fixed number of decimals and a true minus sign, so that columns align. */
export const fixed = (value: number, decimals: number): string => formatted(value, decimals, decimals);

export const formatPercent = (fraction: number, decimals = 0): string => `${fixed(100 * fraction, decimals)}%`;

/** A number with grouped thousands, at most `decimals` decimals, and an exponent beyond 10^15. */
export function formatNumber(value: number, decimals = 2): string {
  return Math.abs(value) >= 1e15 ? minus(value.toExponential(3)) : formatted(value, 0, decimals);
}

/** A number with four significant digits, or `digits`. */
export function significant(value: number, digits = 4): string {
  if (value !== 0 && (Math.abs(value) >= 1e15 || Math.abs(value) < 1e-4)) return minus(value.toExponential(digits - 1));
  const decimals = Math.max(0, digits - 1 - Math.floor(Math.log10(Math.abs(value) || 1)));
  return formatNumber(value, decimals);
}
