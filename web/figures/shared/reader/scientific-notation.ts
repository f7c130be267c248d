import { significant } from './format.js';

/** Smaller numbers are written with a power of ten. */
const minPlain = 1e-3;

/** A measured size (0 included) with two digits: 0.31, or 2·10⁻¹⁶ if it is tiny. */
export function measuredSize(value: number, digits = 2): string {
  if (value === 0) return '0';
  if (value >= minPlain) return significant(value, digits);
  return powerOfTen(value, digits);
}

/** A number in scientific notation: 1.2·10¹⁶. */
export function powerOfTen(value: number, digits = 2): string {
  const [mantissa = '', exponent = ''] = value.toExponential(digits - 1).split('e');
  return `${mantissa.replace(/\.0+$/, '').replace('-', '−')}·10${superscript(exponent)}`;
}

function superscript(exponent: string): string {
  return exponent.replace(/[-+\d]/g, (sign) =>
    sign === '-' ? '⁻' : sign === '+' ? '' : ('⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(sign)] ?? ''),
  );
}
