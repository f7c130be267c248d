import { html, nothing, svg, type TemplateResult } from 'lit';
import { choice } from '../shared/controls/choice.js';
import { announceAtRest } from '../shared/frame/debounced-live-region.js';
import { matricesIn } from './blocks.js';
import { getCells, outline } from './cells.js';
import { term } from './formula.js';
import type { Machine } from './machine.js';
import { batch, getMatrix, getRow, getShape, shorterBy, symbols, writeShape, type Matrix } from './matrices.js';
import { dimensions, getEntry, isNoun, type ForwardPass } from './model.js';
import type { Told } from './texts.js';

/** The axis of a batch that counts positions: that of the words, or by a common mistake that of the sentences. */
export const axes = ['length', 'batch'] as const;
export type Axis = (typeof axes)[number];

/** The row of the encoding table that a word gets. */
const rowFor = (axis: Axis, sentence: number, place: number): number => (axis === 'length' ? place : sentence);

/** The shape of the added encodings in PyTorch's notation; the axis of size 1 is broadcast. */
export const shapeOfCodes = (axis: Axis, length: number): string =>
  axis === 'length' ? writeShape(1, length, dimensions) : writeShape(batch, 1, dimensions);

/** The encodings that are added to the words of a sentence. */
export function getCodes(pass: ForwardPass, axis: Axis, sentence: number): Matrix {
  const table = getMatrix(pass, 'positions', 0);
  return { ...table, at: (place, column) => table.at(rowFor(axis, sentence, place), column) };
}

/**
 * The shapes of the open block's tensors, and the batch: sentences of several lengths in one tensor, each with its mask, which
 * hides what comes later and the padding, and with the encodings that are added to its words.
 *
 * @param choose - Called when the user chooses an axis; undefined if there is no choice.
 */
export function batchView(machine: Machine, axis: Axis, choose: ((axis: Axis) => void) | undefined): TemplateResult {
  const { t, pass, block } = machine;
  const isAdded = getEntry(pass.encoding) === 'added';
  const options = axes.map((value) => ({ value, label: t(`panorama.axis.${value}`) }));
  return html`
    <dl class="facts">
      ${matricesIn(block, pass).map(
        (name) =>
          html`<div>
            <dt>${symbols[name]}</dt>
            <dd>${getShape(pass, name)}</dd>
          </div>`,
      )}
    </dl>
    ${isAdded && choose ? html`<div class="axis">${choice('axis', 'x +', options, axis, choose)}</div>` : nothing}
    <div class="sheets">
      ${shorterBy.map((less, sentence) => [getMask(machine, sentence, less), isAdded ? codes(machine, axis, sentence) : nothing])}
    </div>
    <p class="small" ${announceAtRest()}>
      ${isAdded ? t(`panorama.axisShort.${axis}`, { shape: shapeOfCodes(axis, pass.words.length) }) : nothing}
    </p>
  `;
}

/** Each row sees itself and previous words, but no padding. */
function getMask({ t, pass }: Told, sentence: number, less: number): TemplateResult {
  const length = pass.words.length;
  const words = length - less;
  const seen = pass.words.map((_, row) => `M0 ${row}h${Math.min(row + 1, words)}v1h${-Math.min(row + 1, words)}z`);
  const label = t('panorama.maskLabel', { sentence: sentence + 1, words, padding: less });
  return html`<svg
    class="mask"
    viewBox=${`0 0 ${length} ${length}`}
    preserveAspectRatio="none"
    role="img"
    aria-label=${label}
  >
    ${svg`<path class="ink" d=${seen.join('')}></path>`}
    ${svg`<path class="frame" d=${`M0 0H${length}V${length}H0Z`}></path>`}
  </svg>`;
}

/** The index of each word's encoding, and the encoding. */
function codes({ t, pass }: Told, axis: Axis, sentence: number): TemplateResult {
  const rows = pass.words.map((_, place) => rowFor(axis, sentence, place));
  const matrix = getCodes(pass, axis, sentence);
  const label = t('panorama.codesLabel', { sentence: sentence + 1, rows: rows.map(String) });
  return html`<p class="row-names tiny" aria-hidden="true">${rows.map((row) => html`<span>${row}</span>`)}</p>
    <svg viewBox=${`0 0 ${matrix.columns} ${matrix.rows}`} preserveAspectRatio="none" role="img" aria-label=${label}>
      ${getCells(pass, `codes ${axis} ${sentence}`, matrix)} ${svg`<path class="frame" d=${outline(matrix)}></path>`}
    </svg>`;
}

/** The batch in words, and what the axis does to the encodings of the first sentence's first two nouns. */
export function describeBatch({ t, pass, names }: Told, axis: Axis): string {
  const { words } = pass;
  const [one, other] = words.flatMap((word, place) => (isNoun(word) ? [place] : []));
  const what = t('panorama.batch', { batch, length: words.length });
  if (getEntry(pass.encoding) !== 'added' || one === undefined || other === undefined) return what;
  const matrix = getCodes(pass, axis, 0);
  const [first, second] = [getRow(matrix, one), getRow(matrix, other)];
  return `${what} ${t(`panorama.axisTold.${axis}`, {
    ...{ shape: shapeOfCodes(axis, words.length), one: names[words[one]!]!, other: names[words[other]!]!, batch },
    distance: term(Math.hypot(...first.map((value, column) => value - second[column]!))),
  })}`;
}
