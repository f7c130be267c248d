import type { Case } from './variant.js';

/**
 * Reads a number as readers write them: `0.84`, `.84`, `−0,84`, `1,885`, `1e-3`, `2/3`, `π`, `3π/4`, `2*pi`, in full-width
 * characters too. A comma before exactly three digits groups thousands (`1,885`), unless a zero stands before it (`0,841`);
 * any other comma is a decimal one. Undefined for everything else.
 */
export function readReply(text: string): number | undefined {
  const plain = text.normalize('NFKC').replace(/[\s_]/g, '').replace(/[−–]/g, '-').replace(/pi/gi, 'π');
  const [, sign, first, times, pi, , divisor] =
    /^([-+]?)([\d.,]+(?:e[-+]?\d+)?)?([*·×]?)(π?)(\/([\d.,]+))?$/i.exec(plain) ?? [];
  if (sign === undefined || (!first && !pi) || (times && !(first && pi))) return undefined;
  const [factor, by] = [plainNumber(first ?? '1'), plainNumber(divisor ?? '1')];
  if (factor === undefined || by === undefined || by === 0) return undefined;
  const value = ((sign === '-' ? -1 : 1) * factor * (pi ? Math.PI : 1)) / by;
  return Number.isFinite(value) ? value : undefined;
}

function plainNumber(text: string): number | undefined {
  const grouped = /^[1-9]\d{0,2}(,\d{3})+(\.\d*)?(e[-+]?\d+)?$/i.test(text);
  const dotted = grouped ? text.replaceAll(',', '') : text.replace(',', '.');
  return /^(\d+\.?\d*|\.\d+)(e[-+]?\d+)?$/i.test(dotted) ? Number(dotted) : undefined;
}

/** A reply that is off by the tolerance exactly is right, although binary fractions do not hit decimals. */
const roundingSlack = 1e-9;

/**
 * Whether a reply is the number `name` of the case: off by no more than the tolerance, or rounded as texts round it, which
 * may be more coarsely.
 */
export function isNumberFor(
  { values, texts }: Pick<Case, 'values' | 'texts'>,
  name: string,
  reply: number,
  tolerance: number,
): boolean {
  return Math.abs(reply - (values[name] ?? NaN)) <= tolerance + roundingSlack || reply === readReply(texts[name] ?? '');
}
