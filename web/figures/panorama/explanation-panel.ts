import { html, nothing, svg, type TemplateResult } from 'lit';
import { matrixCells } from '../shared/charts/matrix-cells.js';
import type { Translate } from '../shared/reader/messages.js';
import { term } from './explanations/formula.js';
import type { Origin, Products } from './explanations/origin.js';

/** A selected cell and its explanation. `title` names it: `score [she, Mia]`. */
export interface Asked {
  readonly t: Translate;
  readonly origin: Origin;
  /** Matrix, row and column as text. */
  readonly title: string;
  /** Selects the cell that contributed most. */
  readonly follow: () => void;
  /** The name of that cell. */
  readonly back: string | undefined;
}

/** The explanation of a value: a sentence, its formula, and for a dot product all terms. */
export function whereFrom({ t, origin, title, follow, back }: Asked): TemplateResult {
  const { kind, formula, products, value, says } = origin;
  return html`
    <div class="from">
      <div class="explanation">
        <p class="asked"><b>${title}</b> <span class="value">${term(value)}</span></p>
        <p class="soft">${t(`panorama.from.${kind}`, says)}</p>
        <p class="formula">${formula}</p>
        <button type="button" class="text-button" ?disabled=${back === undefined} @click=${follow}>
          ${back === undefined ? t('panorama.beginning') : t('panorama.follow', { back })}
        </button>
      </div>
      ${products ? strips(t, products) : nothing}
    </div>
  `;
}

/** Both vectors and their products, whose sum is the value. */
function strips(t: Translate, { first, second, firstName, secondName }: Products): TemplateResult {
  const products = first.map((number, index) => number * second[index]!);
  return html`<div class="strips" role="img" aria-label=${t('panorama.stripsLabel', { count: first.length })}>
    ${line(t(`panorama.matrix.${firstName}`), numbers(first))}
    ${line(`× ${t(secondName === 'weights' ? 'panorama.weights' : `panorama.matrix.${secondName}`)}`, numbers(second))}
    ${line(t('panorama.products'), bars(products), 'bars')}
  </div>`;
}

const line = (name: string, drawing: TemplateResult, kind = ''): TemplateResult =>
  html`<span class=${`strip-name soft tiny ${kind}`} aria-hidden="true">${name}</span>${drawing}`;

const largest = (values: readonly number[]): number =>
  values.reduce((max, value) => Math.max(max, Math.abs(value)), 1e-6);

function numbers(values: readonly number[]): TemplateResult {
  const max = largest(values);
  const cells = values.map((value, column) => ({ row: 0, column, value: value / max }));
  return html`<svg class="strip-line" viewBox=${`0 0 ${values.length} 1`} preserveAspectRatio="none" aria-hidden="true">
    ${matrixCells(cells)}${svg`<path class="frame" d=${`M0 0H${values.length}V1H0Z`}></path>`}
  </svg>`;
}

/** Bars: positive contributions up, negative ones down. */
function bars(values: readonly number[]): TemplateResult {
  const max = largest(values);
  const side = (isUp: boolean): string =>
    values
      .map((value, at) => (value > 0 === isUp ? `M${at + 0.1} 0V${(-value / max).toFixed(3)}h0.8V0z` : ''))
      .join('');
  return html`<svg
    class="strip-line bars"
    viewBox=${`0 -1.1 ${values.length} 2.2`}
    preserveAspectRatio="none"
    aria-hidden="true"
  >
    ${svg`<path class="up" d=${side(true)}></path><path class="down" d=${side(false)}></path>`}
    ${svg`<path class="frame" d=${`M0 0H${values.length}`}></path>`}
  </svg>`;
}
