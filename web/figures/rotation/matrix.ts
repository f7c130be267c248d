import { html, nothing, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { keyed } from 'lit/directives/keyed.js';
import { getDimensions } from '../shared/clock/clock-data.js';
import { describePosition } from '../shared/clock/clock-description.js';
import { fixed } from '../shared/reader/format.js';
import { handColour } from '../shared/clock/hand-colour.js';
import { matrixCells, minSeen, type Cell } from '../shared/charts/matrix-cells.js';
import type { Learned, SameTurn, Walk } from './data.js';
import { measuredSize } from '../shared/reader/scientific-notation.js';
import { printedDimensions } from '../shared/clock/strip.js';
import type { Layout, ReaderState } from '../shared/reader/reader-state.js';
import type { Translate } from '../shared/reader/messages.js';
import { inlineStyle } from '../shared/platform/inline-style.js';

/** This many blocks are outlined in the colours of their hands. */
const maxBlocks = 4;
/** Larger matrices draw their diagonal wider, to keep it visible. */
export const maxPlain = 64;
/** The minimum cell width, as a fraction of the side. */
const minCell = 1 / 56;

/** The structurally nonzero cells of R_k, from its blocks (pairs x 2: cosine, sine). */
export function* rotationCells(blocks: Float64Array, readerState: ReaderState): Generator<Cell> {
  for (let pair = 0; pair < readerState.dimensions / 2; ++pair) {
    const [cosine, sine] = [blocks[2 * pair]!, blocks[2 * pair + 1]!];
    const [first, second] = getDimensions(pair, readerState);
    yield { row: first, column: first, value: cosine };
    yield { row: first, column: second, value: sine };
    yield { row: second, column: first, value: -sine };
    yield { row: second, column: second, value: cosine };
  }
}

/** The cells of an interleaved row-major matrix, permuted to the reader's layout. */
export function* denseCells(matrix: Float64Array, readerState: ReaderState): Generator<Cell> {
  const place = (index: number): number => getDimensions(index >> 1, readerState)[index % 2 === 0 ? 0 : 1];
  const side = readerState.dimensions;
  for (let index = 0; index < matrix.length; ++index)
    yield { row: place(Math.floor(index / side)), column: place(index % side), value: matrix[index]! };
}

/** The symbol R with subscript k. */
const rotationName = (shift: number): TemplateResult =>
  html`<span class="r"><i>R</i><sub>${describePosition(shift)}</sub></span>`;

/** What the reader's last change did to the matrix, and how often there was one. */
export interface Change {
  readonly kind: 'unchanged' | 'changed';
  readonly count: number;
}

/** R_k takes the encoding of the start to that of the end; pale beside them those of the start before. */
export function rotationMatrix(t: Translate, same: SameTurn, change: Change | undefined): TemplateResult {
  const { readerState, shift, walks } = same;
  const label = t('rotation.matrixLabel', { shift: describePosition(shift), dimensions: readerState.dimensions });
  // Rendered only if the matrix has changed; it does not depend on the position.
  const drawn = guard([shift, readerState.dimensions, readerState.base, readerState.layout, label], () =>
    matrixPicture(rotationCells(same.blocks, readerState), readerState.dimensions, label, blockOutlines(readerState)),
  );
  return html`<div class="product">
    <figure>
      <figcaption>
        ${rotationName(shift)}
        ${change ? keyed(change.count, html`<span class=${`stamp tiny ${change.kind}`}>${t(`rotation.${change.kind}`)}</span>`) : nothing}
      </figcaption>
      ${drawn}
    </figure>
    <span class="sign">·</span>
    ${column(t, walks, 'from', 'code')}
    <span class="sign">=</span>
    ${column(t, walks, 'to', 'target')}
  </div>`;
}

/** Outlines of blocks. In the half-split layout a block has four separate cells. */
function blockOutlines({ dimensions, layout }: ReaderState): SVGTemplateResult[] {
  const count = layout === 'interleaved' && dimensions <= maxPlain ? Math.min(dimensions / 2, maxBlocks) : 0;
  return Array.from(
    { length: count },
    (_, pair) =>
      svg`<path class="outline" style=${inlineStyle(`stroke: ${handColour(pair, dimensions / 2)}`)} d=${`M${2 * pair} ${2 * pair}h2v2h-2Z`}></path>`,
  );
}

/** A square matrix in colours from -1 to 1; zeros are blank. */
function matrixPicture(
  cells: Iterable<Cell>,
  dimensions: number,
  label: string,
  outlines: readonly SVGTemplateResult[] = [],
): TemplateResult {
  const gap = dimensions > maxPlain ? Math.min(0, 1 - dimensions * minCell) : 0.06;
  return html`<svg
    class="matrix"
    viewBox="0 0 ${dimensions} ${dimensions}"
    preserveAspectRatio="none"
    role="img"
    aria-label=${label}
  >
    ${matrixCells(cells, gap)} ${svg`<path class="frame" d=${`M0 0H${dimensions}V${dimensions}H0Z`}></path>`}
    ${outlines}
  </svg>`;
}

/** The encodings at one end of both walks as coloured columns; a short one of the first walk has numbers. */
function column(
  t: Translate,
  [walk, before]: SameTurn['walks'],
  end: 'from' | 'to',
  values: 'code' | 'target',
): TemplateResult {
  const rows = walk.code.length;
  const cells = (one: Walk): Cell[] => Array.from(one[values], (value, row) => ({ row, column: 0, value }));
  const drawn = (one: Walk): TemplateResult =>
    html`<svg class="matrix" viewBox="0 0 1 ${rows}" preserveAspectRatio="none" aria-hidden="true">
      ${matrixCells(cells(one), rows > maxPlain ? 0 : 0.06)}
      ${svg`<path class="frame" d=${`M0 0H1V${rows}H0Z`}></path>`}
    </svg>`;
  const name = (one: Walk): string => t('rotation.code', { position: describePosition(one[end]) });
  return html`<figure>
    <figcaption><span class="soft tiny">${name(before)}</span> ${name(walk)}</figcaption>
    <div class="column">
      <div class="before">${drawn(before)}</div>
      ${drawn(walk)}
      ${rows <= printedDimensions ? html`<div class="values">${cells(walk).map(({ value }) => html`<span>${fixed(value, 3)}</span>`)}</div>` : nothing}
    </div>
  </figure>`;
}

/** The learned matrix, the rotation, and their difference, which is blank where both are the same. */
export function learnedMatrices(t: Translate, layout: Layout, learned: Learned): TemplateResult {
  const { spec, result, difference } = learned;
  const { dimensions } = spec;
  const readerState = { ...spec, position: spec.from, layout };
  const rotation = result.matrix.map((value, index) => value - (difference[index] ?? 0));
  const square = (name: unknown, matrix: Float64Array, label: string): TemplateResult =>
    html`<figure>
      <figcaption>${name}</figcaption>
      ${matrixPicture(denseCells(matrix, readerState), dimensions, label)}
    </figure>`;
  const pictures = guard(
    [learned, layout, t],
    () => html`
      ${square(t('rotation.learned'), result.matrix, t('rotation.learnedLabel', { dimensions }))}
      <span class="sign">−</span>
      ${square(rotationName(spec.shift), rotation, t('rotation.matrixLabel', { shift: describePosition(spec.shift), dimensions }))}
      <span class="sign">=</span>
      ${square(t('rotation.difference'), difference, t('rotation.differenceLabel', { difference: measuredSize(result.largestDifference) }))}
    `,
  );
  return html`<div class=${result.largestDifference < minSeen ? 'matrices blank' : 'matrices'}>${pictures}</div>`;
}
