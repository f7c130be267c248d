import { html, nothing, svg, type TemplateResult } from 'lit';
import type { AttemptName } from '../../core/index.js';
import { barFills, barPaths } from '../shared/charts/sign-colours.js';
import { inlineStyle } from '../shared/platform/inline-style.js';
import { formatNumber, significant } from '../shared/reader/format.js';
import type { Translate } from '../shared/reader/messages.js';
import { measuredSize } from '../shared/reader/scientific-notation.js';
import { codeAt, digitsAt, namedPositions, shortLength, type Gauge, type Measured } from './data.js';

export interface RulerView {
  readonly attempt: AttemptName;
  readonly measured: Measured;
  readonly length: number;
  /** The word with the ring. */
  readonly position: number;
  /** The names of the first words. */
  readonly words: readonly string[];
  /** The position at the ruler's end; real while the sentence is stretched. */
  readonly scale: number;
  /** The place of the ring, 0 to 1. */
  readonly place: number;
}

const percent = (fraction: number): string => `${(100 * fraction).toFixed(2)}%`;

export const nameAt = ({ words }: RulerView, position: number): string => words[position] ?? formatNumber(position);

/** Names above the line, a stroke for each word, numbers below, and the ring. */
export function ruler(view: RulerView, grip: TemplateResult): TemplateResult {
  const { attempt, measured, length, position, words, scale, place } = view;
  const shown = Math.min(length, Math.floor(scale + 1e-9) + 1);
  const count = Math.min(shown, words.length);
  const [named, roomy] = [0.09, 0.19].map((gap) => namedPositions(count, position, scale, gap));
  const value = (word: number): string =>
    attempt === 'fraction' ? significant(codeAt(measured, word)[0] ?? 0, 3) : formatNumber(word);
  const ends = [0, length - 1].filter((word) => Math.abs(word / scale - place) > 0.2 && word <= scale);
  const strokes = Array.from({ length: shown }, (_, word) => `M${((100 * word) / scale).toFixed(2)} 10v-6`);
  const next = Math.min(1, place + 1 / scale);
  return html`
    ${[...named!].map(
      (word) =>
        html`<span
          class=${word === position ? 'name own' : roomy!.has(word) ? 'name' : 'name minor'}
          style=${inlineStyle(`left: ${percent(word === position ? place : word / scale)}`)}
          >${nameAt(view, word)}</span
        >`,
    )}
    <svg class="fill" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
      <path class=${shown > 100 ? 'dense' : nothing} d=${strokes.join('')}></path>
      <path class="line" d="M0 10H100"></path>
      <path class="step" d=${`M${(100 * place).toFixed(2)} 10H${(100 * next).toFixed(2)}`}></path>
    </svg>
    ${grip}
    ${[...ends, position].map(
      (word) =>
        html`<span
          class=${word === position ? 'number own' : 'number'}
          style=${inlineStyle(`left: ${percent(word === position ? place : word / scale)}`)}
          >${value(word)}</span
        >`,
    )}
  `;
}

/** A number of the word, and that of the last position, on the ruler's scale. */
export function integerBars(t: Translate, { length, scale }: RulerView): TemplateResult {
  const bar = (name: 'word' | 'place', text: string, size: number): TemplateResult =>
    html`<div class=${`bar ${name}`}>
      <i style=${inlineStyle(`inline-size: ${percent(Math.min(1, size))}`)}></i
      ><span>${t(`attempts.bar.${name}`)} <b>${text}</b></span>
    </div>`;
  return html`${bar('word', '≈ 1', 1 / scale)} ${bar('place', formatNumber(length - 1), 1)}`;
}

/** The same words in the short sentence, where they get other numbers. */
export function shortRuler(view: RulerView): TemplateResult {
  const { position } = view;
  const last = shortLength - 1;
  const at = (word: number): string => percent(word / last);
  const strokes = Array.from({ length: shortLength }, (_, word) => `M${(100 * word) / last} 10v-6`);
  return html`<div class="ruler ghost" aria-hidden="true">
    ${Array.from({ length: shortLength }, (_, word) => html`<span class="name" style=${inlineStyle(`left: ${at(word)}`)}>${nameAt(view, word)}</span>`)}
    <svg class="fill" viewBox="0 0 100 10" preserveAspectRatio="none">
      <path d=${`${strokes.join('')}M0 10H100`}></path>
    </svg>
    ${
      position > 0 && position < last
        ? html`<span class="number" style=${inlineStyle(`left: ${at(position)}`)}
            >${significant(position / last, 3)}</span
          >`
        : nothing
    }
  </div>`;
}

/** The binary digits of a position, as toggle buttons; those that the previous position lacks are filled. */
export function binaryDigits(t: Translate, view: RulerView, go: (position: number) => void): TemplateResult {
  const { measured, position } = view;
  return rows(
    view,
    position > 0 ? digitsAt(measured, position - 1).map(({ digit }) => html`<b class="digit">${digit}</b>`) : nothing,
    digitsAt(measured, position).map(
      ({ digit, flips, flipped }) =>
        html`<button
          type="button"
          class=${flips ? 'digit flips' : 'digit'}
          aria-pressed=${digit ? 'true' : 'false'}
          aria-label=${t('attempts.digit', { worth: formatNumber(Math.abs(flipped - position)) })}
          @click=${() => go(flipped)}
        >
          ${digit}
        </button>`,
    ),
  );
}

export function vectorBars(view: RulerView): TemplateResult {
  const { measured, position } = view;
  const reach = Math.max(1, measured.largest);
  const bars = (at: number): TemplateResult => {
    const values = Float32Array.from(codeAt(measured, at), (value) => value / reach);
    return html`<svg class="bars" viewBox="0 -1 ${values.length} 2" preserveAspectRatio="none" aria-hidden="true">
      ${barPaths(values).map((path, shade) => svg`<path d=${path} style=${inlineStyle(barFills[shade])}></path>`)}
      <path class="middle" d=${`M0 0H${values.length}`}></path>
    </svg>`;
  };
  return rows(view, position > 0 ? bars(position - 1) : nothing, bars(position));
}

/** The codes of a word and of the one before it, which screen readers leave to the sentence below. */
const rows = (view: RulerView, before: unknown, own: unknown): TemplateResult => {
  const { position, measured } = view;
  return html`
    <div class="row soft" aria-hidden="true" style=${inlineStyle(`--digits: ${measured.columns}`)}>
      <span>${position > 0 ? nameAt(view, position - 1) : nothing}</span>${before}
    </div>
    <div class="row own" style=${inlineStyle(`--digits: ${measured.columns}`)}>
      <span>${nameAt(view, position)}</span>${own}
    </div>
  `;
};

/** The ends of each gauge's logarithmic scale. */
const scales = {
  unique: [1e-4, 10],
  bounded: [0.5, 1_000],
  step: [1e-4, 10],
  matrix: [1e-17, 10],
  constant: [1e-17, 10],
} as const;

/** The place of a value on a logarithmic scale, 0 to 1; 0 if not measured. */
function fraction(value: number, [from, to]: readonly [number, number]): number {
  return Math.min(1, Math.max(0, Math.log(value / from) / Math.log(to / from))) || 0;
}

export const gaugeText = ({ name, value }: Gauge): string => {
  if (Number.isNaN(value)) return '–';
  return name === 'matrix' || name === 'constant' ? measuredSize(value) : significant(value, 3);
};

/** What each demand was measured to be; a filled lamp says that it is met. */
export function gaugeList(t: Translate, gauges: readonly Gauge[], shift: number): TemplateResult {
  return html`<dl class="gauges">
    ${gauges.map(
      (gauge) =>
        html`<div class=${gauge.verdict}>
          <dt class="soft tiny">
            ${t(`attempts.${gauge.name}`)}<span class="visually-hidden"
              >: ${t(`attempts.${gauge.name}.means`, { shift })}</span
            >
          </dt>
          <dd>
            ${gaugeText(gauge)}<span class="visually-hidden">, ${t(`attempts.verdict.${gauge.verdict}`)}</span>
            <i style=${inlineStyle(`--share: ${fraction(gauge.value, scales[gauge.name]).toFixed(4)}`)}></i>
          </dd>
        </div>`,
    )}
  </dl>`;
}
