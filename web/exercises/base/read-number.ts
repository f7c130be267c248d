import type { Case } from './variant.js';

/**
 * Parses a number as readers type it: `0.84`, `.84`, `−0,84`, `1,885`, `1e-3`, `2/3`, `π`, `3π/4`, `2*pi`, also in
 * full-width characters. A comma before exactly three digits groups thousands (`1,885`) unless it follows a lone zero
 * (`0,841`); any other comma is a decimal comma. Undefined if it's not a number.
 */
export function parseReply(text: string): number | undefined {
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

/** Absorbs binary rounding, so that a reply exactly at the tolerance is accepted. */
const roundingSlack = 1e-9;

/**
 * Whether a reply matches the value `name`: within the tolerance, or rounded as the texts round it, which may be
 * coarser.
 */
export function matchesValue(
  { values, texts }: Pick<Case, 'values' | 'texts'>,
  name: string,
  reply: number,
  tolerance: number,
): boolean {
  return (
    Math.abs(reply - (values[name] ?? NaN)) <= tolerance + roundingSlack || reply === parseReply(texts[name] ?? '')
  );
}
