const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** A power of two in at most five characters: in full from 1/8 to 512, otherwise with its exponent. */
export function powerText(power: number): string {
  if (power >= -3 && power <= 9) return String(2 ** power);
  const digits = String(Math.abs(power)).replace(/\d/g, (digit) => superscripts[Number(digit)]!);
  return `2${power < 0 ? '⁻' : ''}${digits}`;
}
