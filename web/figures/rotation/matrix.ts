import { html, nothing, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { getDimensions } from '../shared/clock/clock-data.js';
import { describePosition } from '../shared/clock/clock-description.js';
import { fixed } from '../shared/reader/format.js';
import { handColour } from '../shared/clock/hand-colour.js';
import { minSeen, matrixCells, type Cell } from '../shared/charts/matrix-cells.js';
import { rotationCells } from './rotation-cells.js';
import type { SameTurn } from './data.js';
import { measuredSize } from '../shared/reader/scientific-notation.js';
import { printedDimensions } from '../shared/clock/strip.js';
import type { ReaderState } from '../shared/reader/reader-state.js';
import type { Translate } from '../shared/reader/messages.js';
import { inlineStyle } from '../shared/platform/inline-style.js';

/** This many blocks are written out; the picture shows all. */
const maxBlocks = 4;

/** Larger matrices draw their diagonal wider, to keep it visible. */
const maxPlain = 64;
/** The minimum cell width, as a fraction of the side. */
const minCell = 1 / 56;
/** The rounding error of a 24-bit significand. */
const lastDigit = 2 ** -23;

/** The symbol R with subscript k. */
export const rotationName = (shift: number): TemplateResult =>
  html`<span class="r"><i>R</i><sub>${describePosition(shift)}</sub></span>`;

/**
 * R_k: its first blocks as numbers, and the whole as a picture that maps one encoding to the other.
 *
 * @param headed - Whether it needs a heading, because other sections are shown.
 */
export function rotationMatrix(t: Translate, same: SameTurn, headed: boolean): TemplateResult {
  const { pairs, shift, walks } = same;
  const [first, second] = walks;
  const wide = 2 * pairs > maxPlain;
  const exact = Math.max(first.largestDifference, second.largestDifference) < lastDigit;
  const values = {
    difference: measuredSize(Math.max(first.largestDifference, second.largestDifference)),
    shift: describePosition(shift),
    p: describePosition(first.from),
    q: describePosition(second.from),
  };
  return html`
    <section aria-label=${headed ? t('rotation.name.matrix') : nothing}>
      ${headed ? html`<p class="part">${t('rotation.matrix')}${rotationName(shift)}</p>` : nothing}
      <div class="product">${product(t, same)}</div>
      <p class="equal soft reserve">${t(exact ? 'rotation.exact' : 'rotation.measured', values)}</p>
      <p class="explained soft">${t('rotation.blocks', { shift: describePosition(shift) })}</p>
      <ul class="blocks">
        ${Array.from({ length: Math.min(pairs, maxBlocks) }, (_, pair) => block(t, same, pair))}
        <li class="more soft reserve">
          ${pairs > maxBlocks ? t('rotation.more', { count: pairs - maxBlocks }) : nothing}
        </li>
      </ul>
      <p class="explained soft">${t('rotation.colours', { min: minSeen })}${wide ? t('rotation.widened') : nothing}</p>
    </section>
  `;
}

/** One hand's rotation, which only mixes its sine and cosine. */
function block(t: Translate, { blocks, pairs, readerState }: SameTurn, pair: number): TemplateResult {
  const [cosine, sine] = [blocks[2 * pair]!, blocks[2 * pair + 1]!];
  const [first, second] = getDimensions(pair, readerState);
  return html`<li style=${inlineStyle(`--hand: ${handColour(pair, pairs)}`)}>
    <span class="block-name"
      >${t('clock.hand', { hand: pair })}
      <span class="soft">${t('clock.dimensions', { sine: first, cosine: second })}</span></span
    >
    <span class="block">${[cosine, sine, -sine, cosine].map((value) => html`<span>${fixed(value, 4)}</span>`)}</span>
  </li>`;
}

function product(t: Translate, same: SameTurn): TemplateResult {
  const { readerState, shift, walks, code, rotated, target } = same;
  const [{ from, to }] = walks;
  const [p, q] = [describePosition(from), describePosition(to)];
  const label = t('rotation.matrixLabel', { shift: describePosition(shift), dimensions: readerState.dimensions });
  // Rendered only if the matrix has changed; it does not depend on the position.
  const drawn = guard([shift, readerState.dimensions, readerState.base, readerState.layout], () =>
    matrixPicture(rotationCells(same.blocks, readerState), readerState.dimensions, label, blockOutlines(readerState)),
  );
  return html`
    <figure class="wide">
      <figcaption>
        ${rotationName(shift)}
        <span class="soft tiny">${t('rotation.forSteps', { shift: describePosition(shift) })}</span>
      </figcaption>
      ${drawn}
    </figure>
    <span class="sign dot">·</span>
    ${column(t('rotation.code', { position: p }), t('rotation.given'), code)}
    <span class="sign">=</span>
    ${column(html`${rotationName(shift)} ${t('rotation.code', { position: p })}`, t('rotation.product'), rotated)}
    <span class="sign">=</span>
    ${column(t('rotation.code', { position: q }), t('rotation.reached', { shift: describePosition(shift) }), target)}
  `;
}

/**
 * Outlines of the written blocks, in the colours of their hands. In the half-split layout a block has four separate
 * cells.
 */
function blockOutlines({ dimensions, layout }: ReaderState): SVGTemplateResult[] {
  const count = layout === 'interleaved' && dimensions <= maxPlain ? Math.min(dimensions / 2, maxBlocks) : 0;
  return Array.from(
    { length: count },
    (_, pair) =>
      svg`<path class="outline" style=${inlineStyle(`stroke: ${handColour(pair, dimensions / 2)}`)} d=${`M${2 * pair} ${2 * pair}h2v2h-2Z`}></path>`,
  );
}

/** A square matrix in colours from -1 to 1; zeros are blank. */
export function matrixPicture(
  cells: Iterable<Cell>,
  dimensions: number,
  label: string,
  outlines: readonly SVGTemplateResult[] = [],
): TemplateResult {
  const gap = dimensions > maxPlain ? Math.min(0, 1 - dimensions * minCell) : 0.06;
  return html`
    <svg
      class="matrix"
      viewBox="0 0 ${dimensions} ${dimensions}"
      preserveAspectRatio="none"
      role="img"
      aria-label=${label}
    >
      ${matrixCells(cells, gap)} ${svg`<path class="frame" d=${`M0 0H${dimensions}V${dimensions}H0Z`}></path>`}
      ${outlines}
    </svg>
  `;
}

/** An encoding as a coloured column; short ones include numbers. */
function column(name: string | TemplateResult, role: string, values: ArrayLike<number>): TemplateResult {
  const rows = values.length;
  const cells = Array.from(values, (value, row) => ({ row, column: 0, value }));
  const printed = rows <= printedDimensions;
  return html`<figure>
    <figcaption>${name} <span class="soft tiny">${role}</span></figcaption>
    <div class=${printed ? 'column printed' : 'column'}>
      <svg class="matrix" viewBox="0 0 1 ${rows}" preserveAspectRatio="none" aria-hidden="true">
        ${matrixCells(cells, rows > maxPlain ? 0 : 0.06)} ${svg`<path class="frame" d=${`M0 0H1V${rows}H0Z`}></path>`}
      </svg>
      ${printed ? html`<div class="values">${cells.map(({ value }) => html`<span>${fixed(value, 3)}</span>`)}</div>` : nothing}
    </div>
  </figure>`;
}
