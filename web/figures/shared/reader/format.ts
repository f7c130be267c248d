const minus = (text: string): string => text.replace('-', '−');

/** A number with a fixed count of decimals and a true minus sign: columns of them line up. */
export function fixed(value: number, decimals: number): string {
  const text = value.toFixed(decimals);
  return minus(Number(text) === 0 ? text.replace('-', '') : text);
}

// Making a format takes a hundred times longer than using it, and a figure says dozens of numbers a frame.
const formats = new Map<string, Intl.NumberFormat>();

function formatOf(decimals: number, useGrouping: boolean): Intl.NumberFormat {
  const key = `${decimals} ${useGrouping}`;
  const format = formats.get(key) ?? new Intl.NumberFormat('en-US', { maximumFractionDigits: decimals, useGrouping });
  formats.set(key, format);
  return format;
}

/** A number as a reader says it: grouped thousands, at most `decimals` decimals, the exponent form beyond 10^15. */
export function spoken(value: number, decimals = 2): string {
  if (Math.abs(value) >= 1e15) return minus(value.toExponential(3));
  const text = formatOf(decimals, Math.abs(value) >= 10_000).format(value);
  return text === '-0' ? '0' : minus(text); // a slider rounds what is left of its middle to -0
}

/** A number as sentences have it in every language: commas part its thousands, also of four digits, which figures leave together. */
export function inProse(text: string): string {
  const [whole = '', decimals] = text.split('.');
  const parted = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return decimals === undefined ? parted : `${parted}.${decimals}`;
}

/** A length of time or of positions with four significant digits. */
export function significant(value: number, digits = 4): string {
  if (value !== 0 && (Math.abs(value) >= 1e15 || Math.abs(value) < 1e-4)) return minus(value.toExponential(digits - 1));
  const decimals = Math.max(0, digits - 1 - Math.floor(Math.log10(Math.abs(value) || 1)));
  return spoken(value, decimals);
}
