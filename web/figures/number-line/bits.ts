import { html, type TemplateResult } from 'lit';
import { formatNumber, significant } from '../shared/reader/format.js';
import type { Translate } from '../shared/reader/messages.js';
import type { FormatParts } from './data.js';

const parts = ['sign', 'exponent', 'significand'] as const;
type Part = (typeof parts)[number];

export interface Bit {
  readonly part: Part;
  readonly on: boolean;
  /** The code with the bit flipped. */
  readonly flipped: number;
  /** The exponent of its power of two; undefined for the sign. */
  readonly power: number | undefined;
}

export interface Bits {
  /** Most significant first. */
  readonly bits: readonly Bit[];
  /** The stored exponent, and the bias. */
  readonly kept: number;
  readonly bias: number;
  /** The exponent of the implicit leading bit. */
  readonly power: number;
  readonly isSubnormal: boolean;
  readonly added: number;
}

/** Decodes the parts of a code. The worth of a significand bit depends on the exponent. */
export function getBits(code: number, { exponentBits, significandBits }: FormatParts): Bits {
  const fraction = significandBits - 1;
  const stored = Math.floor(code / 2 ** fraction) % 2 ** exponentBits;
  const bias = 2 ** (exponentBits - 1) - 1;
  const isSubnormal = stored === 0;
  const power = (isSubnormal ? 1 : stored) - bias;
  const all = fraction + exponentBits + 1;
  const bits = Array.from({ length: all }, (_, index): Bit => {
    const place = all - 1 - index;
    const on = Math.floor(code / 2 ** place) % 2 === 1;
    const flipped = code + (on ? -1 : 1) * 2 ** place;
    if (index === 0) return { part: 'sign', on, flipped, power: undefined };
    if (place >= fraction) return { part: 'exponent', on, flipped, power: place - fraction };
    return { part: 'significand', on, flipped, power: power - (fraction - place) };
  });
  return { bits, kept: stored, bias, power, isSubnormal, added: (code % 2 ** fraction) * 2 ** (power - fraction) };
}

const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** A power of two in at most five characters: in full from 1/8 to 512, otherwise with its exponent. */
function powerText(power: number): string {
  if (power >= -3 && power <= 9) return String(2 ** power);
  const digits = String(Math.abs(power)).replace(/\d/g, (digit) => superscripts[Number(digit)]!);
  return `2${power < 0 ? '⁻' : ''}${digits}`;
}

/** Formats a number: small integers in full, others with four digits. */
export function valueText(value: number): string {
  if (Number.isNaN(value)) return 'NaN';
  if (!Number.isFinite(value)) return value > 0 ? '∞' : '−∞';
  if (Object.is(value, -0)) return '−0';
  return Number.isInteger(value) ? formatNumber(value) : significant(value);
}

/** The bits as toggle buttons by part, each with its worth. */
export function bitButtons(
  t: Translate,
  { code, value }: { readonly code: number; readonly value: number },
  format: FormatParts,
  flip: (code: number) => void,
): TemplateResult {
  const shown = getBits(code, format);
  const button = ({ part, on, flipped, power }: Bit): TemplateResult => {
    const name = t(`numberLine.${part}`);
    return html`<button
      type="button"
      class="bit"
      aria-pressed=${on ? 'true' : 'false'}
      aria-label=${power === undefined ? name : t('numberLine.bit', { part: name, worth: powerText(power) })}
      @click=${() => flip(flipped)}
    >
      <b>${on ? 1 : 0}</b><span>${power === undefined ? '±' : powerText(power)}</span>
    </button>`;
  };
  return html`<div class="line bits" role="group" aria-label=${t('numberLine.bits')}>
    ${parts.map(
      (part) =>
        html`<div class=${`part ${part}`}>
          <div class="cells">${shown.bits.filter((bit) => bit.part === part).map(button)}</div>
          <p class="worth">
            <b>${t(`numberLine.${part}`)}</b> <span>${partWorth(t, part, value, shown, format)}</span>
          </p>
        </div>`,
    )}
  </div>`;
}

function partWorth(t: Translate, part: Part, value: number, shown: Bits, { significandBits }: FormatParts): string {
  const { bits, kept, bias, power, isSubnormal, added } = shown;
  if (part === 'sign') return bits[0]!.on ? '−' : '+';
  if (!Number.isFinite(value))
    return part === 'exponent' ? t('numberLine.top') : t('numberLine.means', { value: valueText(value) });
  if (part === 'significand')
    return t('numberLine.adds', { added: valueText(added), step: valueText(2 ** (power - significandBits + 1)) });
  if (isSubnormal) return t('numberLine.subnormal');
  return t('numberLine.power', { kept, bias, exponent: formatNumber(power), power: valueText(2 ** power) });
}
